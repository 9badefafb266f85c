import type { ChildProcess } from 'node:child_process';
import { releaseOf } from '../faults/remote-of-stack.ts';

/** A thread that runs no JavaScript does not tell where it is. */
const ANSWER_MS = 1_500;
/** Exactly what Node prints: code of a release can write there, too, and must not choose the address. */
const ADDRESS = /^Debugger listening on (ws:\/\/127\.0\.0\.1:\d{1,5}\/[\da-f-]{36})$/m;

interface Frame {
  location: { scriptId: string };
}

interface Message {
  method?: string;
  params?: { scriptId?: string; url?: string; callFrames?: Frame[] };
}

/**
 * remote@version that a process runs at this moment, by its stack: code that goes on after an await bears no mark. Null when
 * none of its frames is of a release, undefined when it does not tell. The process is of no use afterwards. Its errors must
 * be piped here: the address to ask at is written there.
 */
export function whoBlocks(child: ChildProcess): Promise<string | null | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
  let socket: WebSocket | undefined;
  let said = '';
  const listen = (text: string | Buffer) => {
    said += String(text);
    const [, address = ''] = ADDRESS.exec(said) ?? [];
    if (URL.canParse(address) && !socket) socket = ask(address, resolve);
  };
  const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
  child.stderr?.on('data', listen);
  child.kill('SIGUSR1');
  return promise.finally(() => {
    clearTimeout(timer);
    child.stderr?.off('data', listen);
    socket?.close();
  });
}

function ask(address: string, found: (release: string | null | undefined) => void): WebSocket {
  const owners = new Map<string, string | null>();
  const socket = new WebSocket(address);
  socket.onopen = () => {
    for (const [id, method] of ['Debugger.enable', 'Debugger.pause'].entries())
      socket.send(JSON.stringify({ id: id + 1, method }));
  };
  socket.onerror = () => found(undefined);
  socket.onmessage = ({ data }) => {
    const { method, params = {} } = JSON.parse(String(data)) as Message;
    if (method === 'Debugger.scriptParsed') owners.set(params.scriptId ?? '', releaseOf(params.url ?? ''));
    if (method !== 'Debugger.paused') return;
    const running = (params.callFrames ?? []).map(({ location }) => owners.get(location.scriptId) ?? null);
    found(running.find((release) => release !== null) ?? null);
  };
  return socket;
}
