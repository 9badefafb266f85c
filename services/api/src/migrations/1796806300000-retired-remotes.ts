import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, type AddedRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'releases.retire': { title: 'Релизы: снимать с публикации', roles: ['ADMIN'] },
};
const BEFORE = `('promote', 'canary', 'rollback', 'preview', 'end', 'automatic-rollback')`;
const AFTER = BEFORE.replace(')', ", 'retire')");

/** A remote may be taken out of service. */
export class RetiredRemotes1796806300000 implements MigrationInterface {
  readonly name = 'RetiredRemotes1796806300000';

  async up(runner: QueryRunner): Promise<void> {
    await setActions(runner, AFTER);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    // The history of pointers is never changed: what was retired stays written in it.
    await setActions(runner, BEFORE, 'NOT VALID');
  }
}

async function setActions(runner: QueryRunner, actions: string, validity = ''): Promise<void> {
  const name = 'release_channel_change_action_check';
  await runner.query(
    `ALTER TABLE release_channel_change DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (action IN ${actions}) ${validity}`,
  );
}
