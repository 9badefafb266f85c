import { expectPorts, findFreePort, isPortFree, portFromEnv } from '../ports.ts';
import type { PlatformPorts } from './environment.ts';

/** The ports that the environment asks for. The demo CRM stands beside the API, or wherever there is room. */
export async function platformPorts(): Promise<PlatformPorts> {
  expectPorts(['PORT', 'API_PORT', 'CRM_PORT', 'REMOTE_PORT']);
  const shell = portFromEnv('PORT', 4200);
  const api = portFromEnv('API_PORT', 4201);
  const beside = portFromEnv('CRM_PORT', api + 1);
  const isFree = process.env['CRM_PORT'] || (beside !== shell && (await isPortFree(beside)));
  return { shell, api, crm: isFree ? beside : await findFreePort() };
}

/** Beside the demo CRM, so that a client configured once finds the database again; any other when that is taken. */
export function databasePort({ shell, api, crm }: PlatformPorts): number | undefined {
  const port = crm + 1;
  return port === shell || port === api ? undefined : port;
}
