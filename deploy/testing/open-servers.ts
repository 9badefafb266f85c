import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop in which what was closed is gone. */
const TURNS = 10;

/**
 * Begins to watch; the result rejects when a server that has begun to listen since then still does: the worker of the tests
 * could not end by itself.
 */
export function watchServers(): () => Promise<void> {
  const before = listening();
  return async () => {
    for (let turn = 0; turn < TURNS && listening() > before; turn += 1) await nextTurn();
    const left = listening() - before;
    if (left > 0) throw new Error(`Servers that the tests of this file have begun and not closed: ${left}`);
  };
}

function listening(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
}
