import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { StartError } from '@polden/api-contract';
import { compactJson } from '../../compact-json.ts';
import { readConfig } from '../../core/config/read-config.ts';
import { createApp } from '../../create-app.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { openApiDocument } from '../../openapi.ts';
import { withComponents } from '../../openapi-components.ts';
import type { Print } from '../run-command.ts';

const FILE = new URL('../../../openapi.json', import.meta.url);
/** These drivers keep the tools of local mode out of the document. */
const STRUCTURE_ONLY = {
  APP_ENV: 'local',
  DATABASE_URL: 'postgres://unused.invalid/unused',
  SMS_DRIVER: 'http',
  SMS_HTTP_URL: 'https://unused.invalid',
  MAIL_DRIVER: 'none',
};

export async function run(print: Print): Promise<void> {
  const app = await createApp(readConfig(STRUCTURE_ONLY), createLogger('silent'), { preview: true });
  const document = `${compactJson(withComponents(openApiDocument(app)))}\n`;
  if (process.argv[2] === 'check') {
    if ((await readFile(FILE, 'utf8')) !== document) {
      throw new StartError(
        'services/api/openapi.json is not what the code describes: run npm run openapi and commit it',
      );
    }
    print('openapi.json is up to date');
  } else {
    await writeFile(FILE, document);
    print('services/api/openapi.json written');
  }
}
