import { connect } from 'node:net';

/** Asks for pages from a process of its own, so that what it costs to read them is not counted with what they cost to answer. */
export interface Reading {
  port: number;
  /** Asked for in turn. */
  hosts: readonly string[];
  path: string;
  count: number;
}

const ANSWER = 'HTTP/1.1 200';
/** Fewer than wait at once for their turn. */
const AT_ONCE = 32;

/** As browsers do, but over one connection, so that asking costs next to nothing. */
async function read({ port, hosts, path, count }: Reading): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const request = (at: number) =>
    `GET ${path} HTTP/1.1\r\nhost: ${hosts[at % hosts.length]}\r\naccept-encoding: br\r\ncookie: visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c\r\n\r\n`;
  let sent = 0;
  // An answer may begin in one part of what is read and go on in the next.
  let rest = Buffer.alloc(0);
  let answered = 0;
  const send = () => {
    const till = Math.min(count, sent + AT_ONCE);
    let text = '';
    for (; sent < till; sent += 1) text += request(sent);
    socket.write(text);
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('data', (data) => {
      rest = Buffer.concat([rest.subarray(1 - ANSWER.length), data]);
      for (let at = rest.indexOf(ANSWER); at >= 0; at = rest.indexOf(ANSWER, at + 1)) answered += 1;
      if (rest.includes('HTTP/1.1 503')) reject(new Error('refused'));
      if (answered === count) resolve();
      else if (answered === sent) send();
    });
    send();
  });
  socket.destroy();
}

process.on('message', (reading: Reading) => {
  read(reading).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});
