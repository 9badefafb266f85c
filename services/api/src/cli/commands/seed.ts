import 'reflect-metadata';
import { mediaOur } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { StartError } from '@polden/api-contract';
import { ContentChangesService } from '../../core/changes/content-changes.service.ts';
import { readConfig } from '../../core/config/read-config.ts';
import { expectKnownKeys } from '../../core/crypto/known-keys.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import { createApp } from '../../create-app.ts';
import { seedArticles } from '../../demo/seed-articles.repository.ts';
import { seedPrepared } from '../../demo/prepared/seed-prepared.ts';
import { seedContent } from '../../demo/seed-content.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { addDemoUsers, StaffUsers } from '../../rbac/index.ts';
import type { Options, Print } from '../run-command.ts';
import { expectDemoMeant } from './expect-demo-meant.ts';

/**
 * `prepared`: a folder for prepared content: it fits the code, the content and the day, or it is empty.
 * `demo`: the name of the database, outside of local runs.
 */
export async function run(print: Print, { articles: more, prepared, demo }: Options): Promise<void> {
  const articles = Number(more ?? 0);
  if (!Number.isInteger(articles) || articles < 0) throw new StartError('--articles takes a whole number');
  const config = readConfig();
  if (!config.local) expectDemoMeant(config.databaseUrl, demo);
  // The services of the API without its server and its background work.
  const app = await createApp(config, createLogger('warn'));
  try {
    await expectMigrated(app.get(DataSource));
    await expectKnownKeys(app.get(DataSource), config.secrets);
    if (config.local) await addDemoUsers(app.get(StaffUsers));
    const { local, media } = config;
    const added =
      local && media.driver === 'folder' && prepared !== undefined
        ? await seedPrepared(app, { folder: prepared, mediaDir: media.dir })
        : await seedContent(app);
    print(added > 0 ? `demo content added: ${added}` : 'content is already there');
    if (articles > 0) {
      const dataSource = app.get(DataSource);
      print(`articles added: ${await seedArticles(dataSource, articles)}`);
      // A platform that runs shows them at once.
      await dataSource.transaction((manager) =>
        app.get(ContentChangesService).record(manager, [mediaOur.name]),
      );
    }
  } finally {
    await app.close();
  }
}
