import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** The platform under test, as the global setup has started it. */
export const platform = {
  origin: variable('E2E_ORIGIN'),
  apiOrigin: `http://127.0.0.1:${variable('E2E_API_PORT')}`,
  /** Of the demo CRM. */
  crmOrigin: `http://127.0.0.1:${variable('E2E_CRM_PORT')}`,
  dataDir: variable('E2E_DATA_DIR'),
};

export interface LeadCount {
  /** Leads in the database. */
  total: number;
  /** Those of them with one of the asked ids. */
  found: number;
}

export function countLeads(ids: readonly string[] = []): LeadCount {
  return probe<LeadCount>('leads', ...ids);
}

/** Number of the running process of a service. */
export function processOf(service: 'api' | 'shell'): number {
  const pid = probe<Record<string, number>>('services')[service];
  if (pid === undefined) throw new Error(`${service} does not run`);
  return pid;
}

/** The local secrets by the names of their variables. */
export function secrets(): Record<string, string> {
  return JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
}

function probe<T>(...args: string[]): T {
  const script = join(CHECKOUT, 'deploy/testing/platform-probe.ts');
  return JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' })) as T;
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global setup did not run`);
  return value;
}
