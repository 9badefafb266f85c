import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'webhook.list': { title: 'Вебхуки: смотреть', roles: ['ADMIN'] },
  'webhook.add': { title: 'Вебхуки: добавлять', roles: ['ADMIN'] },
  'webhook.update': { title: 'Вебхуки: править', roles: ['ADMIN'] },
  'webhook.rotate': { title: 'Вебхуки: менять секрет', roles: ['ADMIN'] },
  'webhook.remove': { title: 'Вебхуки: удалять', roles: ['ADMIN'] },
  'webhook.ping': { title: 'Вебхуки: проверять связь', roles: ['ADMIN'] },
  'webhook.log': { title: 'Вебхуки: смотреть отправки', roles: ['ADMIN'] },
  'webhook.redeliver': { title: 'Вебхуки: отправлять повторно', roles: ['ADMIN'] },
};

/** Other systems that are told what happens here, and what they were told. */
export class CreateWebhooks1796802501000 implements MigrationInterface {
  readonly name = 'CreateWebhooks1796802501000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        id uuid PRIMARY KEY,
        title text NOT NULL,
        url text NOT NULL,
        kinds text[] NOT NULL CHECK (cardinality(kinds) > 0),
        active boolean NOT NULL,
        secret_key_id text NOT NULL,
        secret bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE webhook_delivery (
        id uuid PRIMARY KEY,
        webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
        message_id uuid NOT NULL,
        kind text NOT NULL,
        body jsonb NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'failed', 'sent', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        status integer,
        error text NOT NULL DEFAULT '',
        duration_ms integer,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        done_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX webhook_delivery_of ON webhook_delivery (webhook_id, created_at DESC, id)',
    );
    await runner.query('CREATE INDEX webhook_delivery_created ON webhook_delivery (created_at)');
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE webhook_delivery, webhook');
  }
}
