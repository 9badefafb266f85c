import { Injectable } from '@nestjs/common';
import type { RbacAction, RbacRole, StaffAccount, StaffRole } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';

const ACTIONS = 'SELECT id, name, title, built_in AS "builtIn" FROM action';
const ROLES = `
  SELECT r.id, r.code, r.title, r.built_in AS "builtIn", r.second_factor AS "secondFactor",
    ARRAY(
      SELECT a.name FROM role_action ra JOIN action a ON a.id = ra.action_id
      WHERE ra.role_id = r.id ORDER BY a.name
    ) AS actions,
    (SELECT count(*)::integer FROM user_role ur WHERE ur.role_id = r.id) AS users
  FROM role r`;
const ACCOUNTS = `
  SELECT u.id, u.login, u.name, u.is_manager, u.active, u.totp_secret IS NOT NULL AS second_factor, u.created_at,
    COALESCE((
      SELECT json_agg(json_build_object('code', r.code, 'title', r.title) ORDER BY r.id)
      FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id
    ), '[]') AS roles
  FROM staff_user u`;

interface AccountRow {
  id: number;
  login: string;
  name: string;
  is_manager: boolean;
  active: boolean;
  second_factor: boolean;
  created_at: Date;
  roles: StaffRole[];
}

/** Who may do what, as it is told to administrators; the single reads answer 404 for what there is not. */
@Injectable()
export class RbacReader {
  constructor(private readonly dataSource: DataSource) {}

  actions(): Promise<RbacAction[]> {
    return this.dataSource.query<RbacAction[]>(`${ACTIONS} ORDER BY name`);
  }

  async action(id: number, manager: EntityManager = this.dataSource.manager): Promise<RbacAction> {
    const [action] = await manager.query<RbacAction[]>(`${ACTIONS} WHERE id = $1`, [id]);
    return action ?? missing('Такого права нет: возможно, его уже удалили');
  }

  roles(): Promise<RbacRole[]> {
    return this.dataSource.query<RbacRole[]>(`${ROLES} ORDER BY r.id`);
  }

  async role(id: number, manager: EntityManager = this.dataSource.manager): Promise<RbacRole> {
    const [role] = await manager.query<RbacRole[]>(`${ROLES} WHERE r.id = $1`, [id]);
    return role ?? missing('Такой роли нет: возможно, её уже удалили');
  }

  async accounts({ onlyManagers = false } = {}): Promise<StaffAccount[]> {
    const rows = await this.dataSource.query<AccountRow[]>(
      `${ACCOUNTS} WHERE (u.is_manager AND u.active) OR NOT $1 ORDER BY u.name, u.id`,
      [onlyManagers],
    );
    return rows.map(toAccount);
  }

  async account(id: number, manager: EntityManager = this.dataSource.manager): Promise<StaffAccount> {
    const [row] = await manager.query<AccountRow[]>(`${ACCOUNTS} WHERE u.id = $1`, [id]);
    return row ? toAccount(row) : missing('Такого сотрудника нет: возможно, его уже удалили');
  }
}

function toAccount(row: AccountRow): StaffAccount {
  const { id, login, name, active, roles } = row;
  return {
    id,
    login,
    name,
    isManager: row.is_manager,
    active,
    roles,
    secondFactor: row.second_factor,
    createdAt: row.created_at.toISOString(),
  };
}

function missing(sentence: string): never {
  throw new AppError(404, sentence);
}
