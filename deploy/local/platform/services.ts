import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { answersOk } from './answers-ok.ts';
import { API_PROGRAM } from './api-program.ts';
import {
  apiEnvironment,
  apiOrigin,
  crmEnvironment,
  crmOrigin,
  publicOrigin,
  shellEnvironment,
  type PlatformFacts,
} from './environment.ts';
import type { PlatformLock } from './platform-lock.ts';
import { startService, type Service } from './service.ts';

export interface ServiceContext {
  facts: PlatformFacts;
  logsDir: string;
  lock: PlatformLock;
  say: (line: string) => void;
  /** The home page may be one of those that are not there. */
  lacksRemotes?: boolean;
}

export function startApi({ facts, logsDir, lock, say }: ServiceContext): Promise<Service> {
  return startService({
    label: 'API',
    args: API_PROGRAM,
    cwd: join(CHECKOUT, 'services/api'),
    env: apiEnvironment(facts),
    logFile: join(logsDir, 'api.log'),
    isReady: () => answersOk(`${apiOrigin(facts.ports)}/api/v1/health/ready`),
    say,
    onSpawn: (pid) => lock.record('api', pid),
  });
}

/** The demo CRM runs from its source, as node reads it. */
export function startCrm({ facts, logsDir, lock, say }: ServiceContext): Promise<Service> {
  return startService({
    label: 'Демо-CRM',
    args: ['src/main.ts'],
    cwd: join(CHECKOUT, 'services/crm-demo'),
    env: crmEnvironment(facts),
    logFile: join(logsDir, 'crm.log'),
    isReady: () => answersOk(`${crmOrigin(facts.ports)}/behaviour`),
    say,
    onSpawn: (pid) => lock.record('crm', pid),
  });
}

/** How the shell is run: its program and what is added to its environment. */
export interface ShellProgram {
  /** Relative to the shell's folder. */
  script: string;
  env: NodeJS.ProcessEnv;
}

const BUILT_SHELL: ShellProgram = { script: 'dist/server/main.mjs', env: {} };

export function startShell(
  { facts, logsDir, lock, say, lacksRemotes = false }: ServiceContext,
  program = BUILT_SHELL,
): Promise<Service> {
  return startService({
    label: 'Сайт',
    args: ['--enable-source-maps', program.script],
    cwd: join(CHECKOUT, 'shell'),
    env: { ...shellEnvironment(facts), ...program.env },
    logFile: join(logsDir, 'shell.log'),
    isReady: () => answersOk(`${publicOrigin(facts.ports)}${lacksRemotes ? '/health/ready' : '/'}`),
    say,
    onSpawn: (pid) => lock.record('shell', pid),
  });
}
