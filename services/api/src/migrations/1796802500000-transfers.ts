import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'transfer.export': { title: 'Обмен: выгружать записи в файл', roles: ['MANAGER', 'ADMIN'] },
  'transfer.check': { title: 'Обмен: проверять файл перед загрузкой', roles: ['MANAGER', 'ADMIN'] },
  'transfer.apply': { title: 'Обмен: загружать записи из файла', roles: ['MANAGER', 'ADMIN'] },
};

/** Content in and out as files. */
export class Transfers1796802500000 implements MigrationInterface {
  readonly name = 'Transfers1796802500000';

  up(runner: QueryRunner): Promise<void> {
    return addRights(runner, RIGHTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return removeRights(runner, RIGHTS);
  }
}
