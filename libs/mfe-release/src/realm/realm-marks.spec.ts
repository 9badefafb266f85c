import vm from 'node:vm';
import { afterEach, expect, it } from '@jest/globals';
import { createRealm } from './realm.ts';

let entered = 0;
const realm = createRealm('release', { enter: () => (entered += 1), leave: () => undefined });
afterEach(() => {
  entered = 0;
});

it.each([
  ['a limit of time that is over', 'AbortSignal.timeout(1).addEventListener("abort", ran)'],
  [
    'a stream that is read',
    'void new Response(new ReadableStream({ pull(it) { ran(); it.close() } })).text()',
  ],
  [
    'the size of a piece of a stream',
    'new ReadableStream({ start(it) { it.enqueue(1) } }, { highWaterMark: 2, size: () => { ran(); return 1 } })',
  ],
])('code that is called by %s runs under the mark of its release', async (_what, code) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const run = vm.runInContext(`(ran) => { ${code} }`, realm.context) as (ran: () => void) => void;
  run(() => resolve(entered));
  expect(await promise).toBeGreaterThan(0);
});

it('a stream of a release reads from its source as any other', async () => {
  const code = `new Response(new ReadableStream({ left: 2, type: 'bytes', pull(it) {
    if (this.left-- > 0) it.enqueue(new TextEncoder().encode('a')); else it.close();
  } })).text()`;
  expect(await (vm.runInContext(code, realm.context) as Promise<string>)).toBe('aa');
});
