import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, removeRights } from './add-rights.ts';

const RIGHTS = {
  'personal-data.requests': {
    title: 'Личные данные: смотреть просьбы о стирании',
    roles: ['ADMIN'],
  },
  'personal-data.request': {
    title: 'Личные данные: открывать просьбу о стирании',
    roles: ['ADMIN'],
  },
  'personal-data.request-confirm': {
    title: 'Личные данные: стирать по просьбе из кабинета',
    roles: ['ADMIN'],
  },
  'personal-data.request-decline': {
    title: 'Личные данные: отказывать в стирании',
    roles: ['ADMIN'],
  },
};

/** What people decide of their own data in the account: erasure, consents, messages, letters. */
export class OwnData1796800011000 implements MigrationInterface {
  readonly name = 'OwnData1796800011000';

  async up(runner: QueryRunner): Promise<void> {
    // The phone stays sealed until the answer has gone to it; the digest is that of the proof.
    await runner.query(`
      CREATE TABLE erasure_request (
        id uuid PRIMARY KEY,
        subject_index text NOT NULL,
        data_key_id text,
        phone bytea,
        state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'taken-back', 'confirmed', 'declined')),
        asked_at timestamptz NOT NULL,
        answered_at timestamptz,
        answered_by text NOT NULL DEFAULT '',
        reason text NOT NULL DEFAULT '',
        erasure_id uuid REFERENCES personal_erasure,
        CHECK ((data_key_id IS NULL) = (phone IS NULL)),
        CHECK ((state = 'asked') = (answered_at IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX erasure_request_asked ON erasure_request (subject_index) WHERE state = 'asked'`,
    );
    await runner.query('CREATE INDEX erasure_request_of ON erasure_request (subject_index, asked_at DESC)');
    await runner.query(`
      CREATE TABLE consent_withdrawal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        phone_index text NOT NULL,
        consent text NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX consent_withdrawal_of ON consent_withdrawal (phone_index, consent)');
    await runner.query(`
      CREATE TABLE message_refusal (
        phone_index text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
        at timestamptz NOT NULL,
        PRIMARY KEY (phone_index, channel)
      )`);
    await runner.query(`
      CREATE TABLE account_subscription (
        id uuid PRIMARY KEY,
        phone_index text NOT NULL,
        subscriber_id bigint NOT NULL REFERENCES subscriber ON DELETE CASCADE,
        asked_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        UNIQUE (phone_index, subscriber_id)
      )`);
    await runner.query('CREATE INDEX account_subscription_of ON account_subscription (subscriber_id)');
    await this.allowStates(runner, ['queued', 'sent', 'outdated', 'dead', 'declined']);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query(`UPDATE lead_message SET state = 'outdated' WHERE state = 'declined'`);
    await this.allowStates(runner, ['queued', 'sent', 'outdated', 'dead']);
    await runner.query(
      'DROP TABLE account_subscription, message_refusal, consent_withdrawal, erasure_request',
    );
  }

  private async allowStates(runner: QueryRunner, states: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_message
        DROP CONSTRAINT lead_message_state_check,
        ADD CONSTRAINT lead_message_state_check CHECK (state IN (${states.map((state) => `'${state}'`).join()}))`);
  }
}
