import path from 'node:path';
import { createShell } from './app.ts';
import { readConfig } from './config.ts';

// Code of remotes runs in this process: what it leaves unhandled is reported and must not end it.
process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error));
process.on('uncaughtException', (error) => console.error('uncaught exception:', error));

try {
  const config = readConfig(process.env);
  const app = await createShell(config, path.join(import.meta.dirname, '../client'));
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(`shell: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
