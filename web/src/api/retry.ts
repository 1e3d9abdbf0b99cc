/** Trying again what failed on the way, with growing pauses. */
export interface Patience {
  /** Milliseconds before the second try, the third …: one try more than there are waits. */
  waits: readonly number[];
  /** Told before each pause. */
  waiting?: () => void;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Sleeps, but no longer than the network is away: coming back online wakes it. */
function sleepOrOnline(milliseconds: number): Promise<void> {
  return new Promise((wake) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", end);
      wake();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
  });
}

export async function retry<T>(
  attempt: () => Promise<T>,
  isWorthRetrying: (error: unknown) => boolean,
  { waits, waiting, sleep = sleepOrOnline }: Patience,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
    }
    waiting?.();
    await sleep(wait);
  }
  return attempt();
}

/** A fresh id for a request. `crypto.randomUUID` is missing on plain http, as in a club's own network. */
export function freshId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
