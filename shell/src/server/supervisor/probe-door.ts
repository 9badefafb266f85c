import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Lets the supervisor ask this one process: behind the common port any of them may answer. What it asks is accepted, read
 * and answered just as a visitor's request is. Resolves to the port.
 */
export function openProbeDoor(server: Server): Promise<number> {
  const door = createServer((socket) => server.emit('connection', socket));
  door.unref();
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () =>
      resolve((door.address() as AddressInfo).port),
    );
  });
}
