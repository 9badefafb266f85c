import type { DataSource } from 'typeorm';
import { StartError } from '@polden/api-contract';
import { HistoryService } from '../../history/index.ts';
import { StaffUsers } from '../staff-users.ts';
import type { NewAdmin } from './read-new-admin.ts';

/** The person at the terminal of the server. */
const OPERATOR = { id: 'operator', name: 'Сервер' };

/** Adds somebody with the role ADMIN, also where there is nobody yet; StartError when the login exists. */
export async function createAdmin(
  dataSource: DataSource,
  { login, name, password }: NewAdmin,
): Promise<void> {
  const id = await new StaffUsers(dataSource).add({ login, name, password, role: 'ADMIN' });
  if (id === false) throw new StartError(`The login "${login}" exists already: nothing was changed`);
  await new HistoryService().record(dataSource.manager, {
    actor: OPERATOR,
    action: 'add',
    entity: 'staff',
    entityId: id,
    title: name,
    before: null,
    after: { login, name, roles: ['ADMIN'] },
  });
}
