/** The news of one table: a socket that tells the newest ply, and comes back by itself when the line breaks. */
export interface Head {
  head: number;
  /** Counts what was taken back, too: the same head may be another history. */
  version: number;
}

export interface LiveNews {
  head(news: Head): void;
  /** The line is back, or still away and it is time to look: news may have been missed. */
  look(): void;
  line(isUp: boolean): void;
}

const GONE = 4404;

export function pauseBefore(attempt: number, luck: number): number {
  const longest = Math.min(15_000, 500 * 2 ** attempt);
  // Not everybody at the same moment, when a server comes back.
  return longest * (0.6 + 0.4 * luck);
}

export class Live {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly news: LiveNews,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.news.line(true);
    };
    socket.onmessage = (message) => {
      const head = readHead(message.data);
      if (head !== null) this.news.head(head);
    };
    socket.onclose = ({ code }) => {
      // 4404: the table has been cleared away; nothing will come any more.
      if (this.#closed || this.#socket !== socket || code === GONE) return;
      this.#socket = null;
      if (this.#attempt > 0) this.news.line(false);
      this.#timer = setTimeout(() => {
        this.news.look();
        this.#open();
      }, pauseBefore(this.#attempt++, Math.random()));
    };
  }

  /** The reader is back, or the network is: do not wait for the timer. */
  #now = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.news.look();
    this.#open();
  };
}

export function readHead(data: unknown): Head | null {
  if (typeof data !== "string") return null;
  try {
    const { head, version } = (JSON.parse(data) ?? {}) as Record<string, unknown>;
    return typeof head === "number" && typeof version === "number" ? { head, version } : null;
  } catch {
    return null;
  }
}

export function liveAddress(table: string, place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/tables/${encodeURIComponent(table)}/live`;
}
