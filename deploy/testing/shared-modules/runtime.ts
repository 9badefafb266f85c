import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import jestRuntime from 'jest-runtime';
import { setCurrentGlobals } from './current-globals.ts';
import { sourceMaps, transformWith } from './typescript-hook.ts';

/** Its types are those of the CommonJS build. */
const Runtime = jestRuntime as unknown as (typeof jestRuntime)['default'];
type Globals = Parameters<InstanceType<typeof Runtime>['setGlobalsForRuntime']>[0];

const load = createRequire(import.meta.url);
const imported = new Map<string, number>();
/** Handlers of the events of a run; those of the file before must not see this one's. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest's runtime for tests that share what is loaded: Node imports the modules, once for all files of a worker, and
 * not Jest, in a sandbox for each file. It is for tests that replace no module and leave none changed.
 */
export default class SharedModulesRuntime extends Runtime {
  constructor(...parameters: ConstructorParameters<typeof Runtime>) {
    super(...parameters);
    transformWith(parameters[3]);
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** Setup files and tests run anew for each file; what they import does not. */
  override unstable_importModule(from: string): Promise<unknown> {
    const url = pathToFileURL(from);
    const times = imported.get(from) ?? 0;
    imported.set(from, times + 1);
    if (times > 0) url.search = `again=${times}`;
    return import(url.href);
  }

  /** Jest's own parts, which stand beside the tests. The one that keeps the state of a file is loaded anew. */
  override requireInternalModule<T = unknown>(from: string, to?: string): T {
    const path = to === undefined ? from : createRequire(from).resolve(to);
    if (path.includes('jestAdapterInit')) {
      Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
      Reflect.deleteProperty(load.cache, path);
    }
    return load(path) as T;
  }

  override setGlobalsForRuntime(globals: Globals): void {
    super.setGlobalsForRuntime(globals);
    setCurrentGlobals(this.requireModuleOrMock(import.meta.filename, '@jest/globals'));
  }

  override getSourceMaps(): Map<string, string> {
    return sourceMaps;
  }
}

// The process of the tests is the real one: its modules are Node's.
Object.assign(SharedModulesRuntime.prototype, { installGetBuiltinModule: () => undefined });
