import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, type AddedRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'saved-view.rename': { title: 'Виды списков: переименовывать свои', roles: ['MANAGER', 'ADMIN'] },
};

/** A saved view gets another title in one call. */
export class SavedViewRenamed1796804900500 implements MigrationInterface {
  readonly name = 'SavedViewRenamed1796804900500';

  up(runner: QueryRunner): Promise<void> {
    return addRights(runner, RIGHTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return removeRights(runner, RIGHTS);
  }
}
