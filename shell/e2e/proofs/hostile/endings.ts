import type { HostileCase } from './hostile-case.ts';

/** What would end or stop the process that serves. */
export const endings: HostileCase[] = [
  { name: 'endless loop at top level', top: 'for (;;);', refused: 'preflight' },
  { name: 'endless loop in a render', render: 'for (;;);' },
  { name: 'endless loop in a loader', loader: 'for (;;);' },
  {
    name: 'endless loop after await',
    loader: 'await new Promise((resolve) => setTimeout(resolve, 10)); for (;;);',
  },
  { name: 'endless loop in a timer', loader: 'setTimeout(() => { for (;;); }, 10)' },
  { name: 'endless loop of microtasks', loader: 'const turn = () => Promise.resolve().then(turn); turn()' },
  {
    name: 'endless loop when a limit of time is over',
    loader: 'AbortSignal.timeout(10).addEventListener("abort", () => { for (;;); })',
  },
  {
    name: 'a thread that waits for memory',
    loader: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  },
  { name: 'an error of a million letters', loader: 'throw new Error("a".repeat(1e6))' },
  { name: 'a page of 300 MB', render: 'return "y".repeat(3e8)' },
  { name: 'data of 300 MB', loader: 'return { text: "y".repeat(3e8) }' },
  { name: 'loop of a regular expression', loader: '/^(a+)+$/.test("a".repeat(40) + "b")' },
  {
    name: 'out of memory at top level',
    top: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
    refused: 'preflight',
  },
  {
    name: 'out of memory in a loader',
    loader: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
  },
  {
    name: 'memory up to the limit, in typed arrays',
    loader:
      'globalThis.kept ??= []; for (let i = 0; i < 40; i += 1) globalThis.kept.push(new Uint8Array(5e7).fill(1))',
  },
  {
    name: 'memory that grows with each page',
    loader: '(globalThis.kept ??= []).push("x".repeat(1e6) + Math.random())',
  },
  {
    name: 'unhandled rejection at top level',
    top: 'Promise.reject(new Error("left behind"))',
    refused: 'preflight',
  },
  { name: 'unhandled rejection in a loader', loader: 'void Promise.reject(new Error("left behind"))' },
  { name: 'error thrown in a timer', loader: 'setTimeout(() => { throw new Error("left behind") }, 5)' },
  {
    name: 'stack overflow in a callback of the host',
    loader:
      'const down = () => { try { new URL("http://a/", { toString: down }) } catch (error) { try { if (error.constructor.constructor("return process")().pid) reached("process by an overflow") } catch {} throw error } }; try { down() } catch {}',
  },
  { name: 'stack overflow in a render', render: 'const down = () => down() + 1; down()' },
  {
    name: 'loader that never answers',
    loader: 'await new Promise(() => {})',
  },
  {
    name: 'answer whose body never ends',
    loader:
      'throw new Response(new ReadableStream({ pull() { return new Promise(() => {}) } }), { status: 200 })',
  },
  {
    name: 'render that suspends for ever',
    render: 'require("react").use(globalThis.never ??= new Promise(() => {}))',
  },
  {
    name: 'an answer that is a thenable without end',
    loader: 'return { then() {} }',
  },
  {
    name: 'timers without number',
    loader: 'for (let i = 0; i < 1e5; i += 1) setInterval(() => {}, 1)',
  },
  {
    name: 'timers that set themselves again without number',
    loader: 'const again = () => setTimeout(again, 0); for (let i = 0; i < 5e3; i += 1) again()',
  },
  {
    name: 'requests without number',
    loader: 'for (let i = 0; i < 1e5; i += 1) fetch("http://127.0.0.1:9/").catch(() => {})',
  },
];
