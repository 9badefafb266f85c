import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, type AddedRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'review.consents': { title: 'Отзывы: видеть, на что согласился автор', roles: ['MANAGER', 'ADMIN'] },
};

/** Staff see what the author of a review has agreed to. */
export class ReviewConsentsShown1796804900000 implements MigrationInterface {
  readonly name = 'ReviewConsentsShown1796804900000';

  up(runner: QueryRunner): Promise<void> {
    return addRights(runner, RIGHTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return removeRights(runner, RIGHTS);
  }
}
