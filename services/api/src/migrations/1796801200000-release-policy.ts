import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'releases.any-team': { title: 'Релизы: распоряжаться микрофронтендами всех команд', roles: ['ADMIN'] },
  'releases.approve': { title: 'Релизы: одобрять версии', roles: ['ADMIN'] },
  'releases.consent-give': { title: 'Релизы: пускать под чужой адрес', roles: ['ADMIN'] },
  'releases.consent-withdraw': { title: 'Релизы: больше не пускать под чужой адрес', roles: ['ADMIN'] },
  'releases.consents': { title: 'Релизы: смотреть, кто под чьим адресом', roles: ['MANAGER', 'ADMIN'] },
  'releases.diff': { title: 'Релизы: сравнивать окружения', roles: ['MANAGER', 'ADMIN'] },
  'releases.members': { title: 'Релизы: решать, кто выпускает за команду', roles: ['ADMIN'] },
  'releases.policy': { title: 'Релизы: менять правила выпуска', roles: ['ADMIN'] },
  'releases.promote-from': { title: 'Релизы: переносить версии между окружениями', roles: ['ADMIN'] },
  'releases.remote-enrol': { title: 'Релизы: добавлять микрофронтенды командам', roles: ['ADMIN'] },
};

/** Under which conditions a release reaches visitors, who says so, and which releases nobody is to run again. */
export class ReleasePolicy1796801200000 implements MigrationInterface {
  readonly name = 'ReleasePolicy1796801200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_policy (
        remote text PRIMARY KEY REFERENCES release_remote (name) ON DELETE CASCADE,
        pipeline_publishes boolean NOT NULL DEFAULT true,
        pipeline_promotes boolean NOT NULL DEFAULT true,
        second_approver boolean NOT NULL DEFAULT false,
        approval_hours integer NOT NULL DEFAULT 24 CHECK (approval_hours BETWEEN 1 AND 720),
        bake_minutes integer NOT NULL DEFAULT 0 CHECK (bake_minutes BETWEEN 0 AND 20160),
        freezes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(freezes) = 'array'),
        verdict jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(verdict) = 'object'),
        is_framed boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`
      CREATE TABLE release_team_member (
        team text NOT NULL REFERENCES release_team (name) ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES staff_user (id) ON DELETE CASCADE,
        may_promote boolean NOT NULL,
        may_approve boolean NOT NULL,
        PRIMARY KEY (team, user_id),
        CHECK (may_promote OR may_approve)
      )`);
    await runner.query(`
      CREATE TABLE release_approval (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        integrity text NOT NULL,
        approver text NOT NULL,
        approver_name text NOT NULL,
        approved_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (environment, remote, integrity, approver),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version)
      )`);
    await runner.query(`
      CREATE TABLE release_quarantine (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        integrity text NOT NULL,
        taken_back_at timestamptz NOT NULL,
        taken_back_by text NOT NULL,
        reason text NOT NULL,
        lifted_at timestamptz,
        lifted_by text,
        lifted_reason text,
        PRIMARY KEY (environment, remote, integrity),
        FOREIGN KEY (remote, version) REFERENCES release (remote, version),
        CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lifted_reason IS NULL))
      )`);
    await runner.query(`
      CREATE TABLE release_path_consent (
        path text NOT NULL,
        remote text NOT NULL REFERENCES release_remote (name) ON DELETE CASCADE,
        given_by text NOT NULL,
        given_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (path, remote)
      )`);
    await runner.query(`
      CREATE TABLE release_alarm (
        environment text NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        reason text NOT NULL,
        PRIMARY KEY (environment, remote)
      )`);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query(`
      DROP TABLE release_alarm, release_path_consent, release_quarantine, release_approval, release_team_member,
        release_policy`);
  }
}
