import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { compileCache } from '../compile-cache.ts';
import { watchServers } from '../open-servers.ts';

/** The world of the worker itself, put back after each file as it was before. */
export default class SharedModulesEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly #kept = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  readonly #expectServersClosed = watchServers();

  constructor({ projectConfig }: JestEnvironmentConfig, { console: own }: EnvironmentContext) {
    globalThis.console = own;
    Object.assign(process.env, compileCache());
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    const { console, exit, env } = this.#kept;
    process.exit = exit;
    globalThis.console = console;
    for (const name of Object.keys(process.env))
      if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    await this.#expectServersClosed();
  }
}
