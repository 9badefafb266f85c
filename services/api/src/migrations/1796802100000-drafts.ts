import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const STAFF = ['MANAGER', 'ADMIN'];

const RIGHTS: AddedRights = {
  'drafts.item': { title: 'Черновики: открывать', roles: ['USER', 'MANAGER', 'ADMIN'] },
  'drafts.save': { title: 'Черновики: сохранять', roles: STAFF },
  'drafts.discard': { title: 'Черновики: отбрасывать', roles: STAFF },
  'drafts.publish': { title: 'Черновики: публиковать изменения', roles: STAFF },
  'drafts.schedule': { title: 'Черновики: назначать время', roles: STAFF },
  'drafts.calendar': { title: 'Черновики: смотреть календарь', roles: ['USER', 'MANAGER', 'ADMIN'] },
  'preview.open': { title: 'Предпросмотр: смотреть', roles: STAFF },
  'preview.link': { title: 'Предпросмотр: давать ссылку', roles: STAFF },
  'preview.links': { title: 'Предпросмотр: видеть ссылки', roles: STAFF },
  'preview.revoke': { title: 'Предпросмотр: отзывать ссылки', roles: STAFF },
  'change-sets.list': { title: 'Наборы изменений: смотреть список', roles: ['USER', 'MANAGER', 'ADMIN'] },
  'change-sets.item': { title: 'Наборы изменений: открывать', roles: ['USER', 'MANAGER', 'ADMIN'] },
  'change-sets.add': { title: 'Наборы изменений: заводить', roles: STAFF },
  'change-sets.update': { title: 'Наборы изменений: переименовывать', roles: STAFF },
  'change-sets.remove': { title: 'Наборы изменений: удалять', roles: STAFF },
  'change-sets.put': { title: 'Наборы изменений: включать записи', roles: STAFF },
  'change-sets.take': { title: 'Наборы изменений: исключать записи', roles: STAFF },
  'change-sets.publish': { title: 'Наборы изменений: публиковать', roles: STAFF },
  'change-sets.schedule': { title: 'Наборы изменений: назначать время', roles: STAFF },
  'change-sets.revert': { title: 'Наборы изменений: возвращать как было', roles: STAFF },
};

/** What visitors must not see lies in a schema of its own, which no read of theirs names. */
export class Drafts1796802100000 implements MigrationInterface {
  readonly name = 'Drafts1796802100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA drafts');
    await runner.query(`
      CREATE TABLE drafts.change_set (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL,
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        publish_at timestamptz,
        failure text,
        published_at timestamptz,
        reverted_at timestamptz,
        members jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(members) = 'array'),
        CHECK (published_at IS NULL OR publish_at IS NULL),
        CHECK (reverted_at IS NULL OR published_at IS NOT NULL)
      )`);
    await runner.query(`
      CREATE TABLE drafts.content_draft (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        base_version integer NOT NULL CHECK (base_version > 0),
        facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        publish_at timestamptz,
        failure text,
        change_set_id integer REFERENCES drafts.change_set,
        PRIMARY KEY (content_type, item_id),
        CHECK (change_set_id IS NULL OR publish_at IS NULL)
      )`);
    await runner.query(
      'CREATE INDEX content_draft_due ON drafts.content_draft (publish_at) WHERE failure IS NULL',
    );
    await runner.query('CREATE INDEX content_draft_set ON drafts.content_draft (change_set_id)');
    await runner.query(`
      CREATE TABLE drafts.content_removal (
        content_type text NOT NULL,
        item_id integer NOT NULL,
        unpublish_at timestamptz NOT NULL,
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        failure text,
        PRIMARY KEY (content_type, item_id)
      )`);
    await runner.query(
      'CREATE INDEX content_removal_due ON drafts.content_removal (unpublish_at) WHERE failure IS NULL',
    );
    await runner.query(`
      CREATE TABLE drafts.preview_pass (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('code', 'session', 'link')),
        key_sha256 bytea NOT NULL UNIQUE,
        staff_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
        perspective jsonb NOT NULL CHECK (jsonb_typeof(perspective) = 'object'),
        title text NOT NULL,
        path text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP SCHEMA drafts CASCADE');
  }
}
