import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Above the most that are served: each of these gets a short answer and is closed. */
const FOR_REFUSALS = 16;

/** The connections of a server, bounded: where there are too many, the one on which nothing has been asked for longest is closed. */
export class Connections {
  readonly #most: number;
  #accepted = 0;
  readonly #open = new Set<Socket>();
  /** Those on which nothing is being answered, the one that has been so for longest first. */
  readonly #idle = new Set<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How many there have been. */
  get accepted(): number {
    return this.#accepted;
  }

  /** More visitors are being answered at once than there are connections for. */
  get areTooMany(): boolean {
    return this.#open.size > this.#most;
  }

  bound(server: Server): void {
    server.maxConnections = this.#most + FOR_REFUSALS;
    server.on('connection', (socket: Socket) => this.#opened(socket));
  }

  /** Something is asked on the connection of the answer. */
  asked(response: ServerResponse): void {
    const { socket } = response;
    if (!socket) return;
    this.#idle.delete(socket);
    response.once('close', () => this.#open.has(socket) && this.#idle.add(socket));
  }

  #opened(socket: Socket): void {
    this.#accepted += 1;
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#idle.delete(socket);
    });
    const [oldest] = this.#idle;
    this.#idle.add(socket);
    if (this.areTooMany) oldest?.destroy();
  }
}
