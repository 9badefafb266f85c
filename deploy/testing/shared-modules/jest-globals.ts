import { currentGlobals } from './current-globals.ts';

type Globals = ReturnType<typeof currentGlobals>;
type Name = 'describe' | 'it' | 'test' | 'expect' | 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll';

/** Stands for `@jest/globals` in modules that outlive a test file: each call goes to the file that runs. */
export const describe = live('describe');
export const it = live('it');
export const test = live('test');
export const expect = live('expect');
export const beforeAll = live('beforeAll');
export const beforeEach = live('beforeEach');
export const afterEach = live('afterEach');
export const afterAll = live('afterAll');
export const jest = new Proxy({} as Globals['jest'], {
  get: (_target, key): unknown => Reflect.get(currentGlobals().jest, key),
});

function live<N extends Name>(name: N): Globals[N] {
  const stand = () => undefined;
  return new Proxy(stand as unknown as Globals[N], {
    apply: (_target, self, given): unknown => Reflect.apply(currentGlobals()[name], self, given),
    get: (_target, key): unknown => Reflect.get(currentGlobals()[name], key),
  });
}
