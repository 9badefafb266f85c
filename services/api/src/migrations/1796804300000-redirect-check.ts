import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, type AddedRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'redirect-tools.check': {
    title: 'Перенаправления: проверять до сохранения',
    roles: ['MANAGER', 'ADMIN'],
  },
};

/** What would be said of a redirect is asked for while it is being written. */
export class RedirectCheck1796804300000 implements MigrationInterface {
  readonly name = 'RedirectCheck1796804300000';

  up(runner: QueryRunner): Promise<void> {
    return addRights(runner, RIGHTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return removeRights(runner, RIGHTS);
  }
}
