import type { MigrationInterface, QueryRunner } from 'typeorm';

const RIGHTS = {
  'subscriber.read': 'Подписчики: смотреть без полных адресов',
  'subscriber.export': 'Подписчики: выгружать с адресами',
};
const GRANTS: [role: string, actions: string[]][] = [
  ['MANAGER', ['subscriber.read']],
  ['ADMIN', Object.keys(RIGHTS)],
];

/** Who asked for letters, with the evidence of their consent, and the letters that local mode keeps. */
export class CreateSubscriber1796200001000 implements MigrationInterface {
  readonly name = 'CreateSubscriber1796200001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriber (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email_index text NOT NULL UNIQUE,
        data_key_id text NOT NULL,
        email bytea NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
        consent_edition text NOT NULL,
        url text NOT NULL,
        created_at timestamptz NOT NULL,
        asked_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        unsubscribed_at timestamptz
      )`);
    await runner.query('CREATE INDEX subscriber_asked_at ON subscriber (asked_at DESC, id DESC)');
    // No key to the subscriber: the evidence outlives them.
    await runner.query(`
      CREATE TABLE subscriber_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subscriber_id bigint NOT NULL,
        at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('asked', 'confirmed', 'unsubscribed')),
        consent_edition text NOT NULL,
        consent_text text NOT NULL,
        data_key_id text NOT NULL,
        evidence bytea NOT NULL
      )`);
    await runner.query('CREATE INDEX subscriber_event_of ON subscriber_event (subscriber_id, id)');
    await runner.query(`
      CREATE TRIGGER subscriber_event_is_immutable BEFORE UPDATE OR DELETE ON subscriber_event
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await runner.query(`
      CREATE TABLE mail_inbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    for (const [name, title] of Object.entries(RIGHTS)) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
    }
    for (const [role, actions] of GRANTS) {
      await runner.query(
        `INSERT INTO role_action (role_id, action_id)
         SELECT role.id, action.id FROM role, action WHERE role.code = $1 AND action.name = ANY ($2)`,
        [role, actions],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [Object.keys(RIGHTS)]);
    await runner.query('DROP TABLE mail_inbox, subscriber_event, subscriber');
  }
}
