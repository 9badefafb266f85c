import {
  OWN_SESSION_PATHS,
  RBAC_PATHS,
  type RbacAction,
  type RbacRole,
  type RbacRoleChange,
  type StaffAccount,
  type StaffSession,
} from '@polden/api-contract';
import { ok, refusal, type Answer, type Call } from './answers.ts';

const ACTIONS: [name: string, title: string][] = [
  ['blog.list', 'Блог: смотреть список'],
  ['blog.update', 'Блог: править'],
  ['document-category.update', 'Документы: разделы: править'],
  ['rbac.role-update', 'Доступ: менять роли и их права'],
];

/** The rights of the test's server: what it was asked to change has changed. */
export class RightsTable {
  actions: RbacAction[] = ACTIONS.map(([name, title], index) => ({
    id: index + 1,
    name,
    title,
    builtIn: true,
  }));
  roles: RbacRole[] = [
    role(1, 'USER', 'Сотрудник', ['blog.list']),
    role(2, 'ADMIN', 'Администратор', ['blog.list', 'blog.update', 'rbac.role-update']),
  ];
  people: StaffAccount[] = [
    person(1, 'anna', 'Анна Полуднева', { code: 'ADMIN', title: 'Администратор' }),
    person(2, 'ulyana', 'Ульяна Зорина', { code: 'USER', title: 'Сотрудник' }),
  ];
  sessions: StaffSession[] = [
    session('a1', 1, 'Анна Полуднева', true),
    session('a2', 1, 'Анна Полуднева'),
    session('u1', 2, 'Ульяна Зорина'),
  ];

  /** Undefined for calls that are not about rights. */
  answer({ path, body }: Call): Answer | undefined {
    const [operation, id] = [path.replace(/\/[^/]+$/u, ''), path.replace(/^.*\//u, '')];
    switch (path) {
      case RBAC_PATHS.actions:
        return ok(this.actions);
      case RBAC_PATHS.roles:
        return ok(this.roles);
      case RBAC_PATHS.users:
        return ok(this.people);
      case RBAC_PATHS.managers:
        return ok(this.people.filter(({ active, isManager }) => active && isManager));
      case RBAC_PATHS.sessions:
        return ok(this.sessions);
      case OWN_SESSION_PATHS.list:
        return ok(this.sessions.filter(({ user }) => user.id === 1));
      case OWN_SESSION_PATHS.endOthers:
        this.sessions = this.sessions.filter(({ user, current }) => user.id !== 1 || current);
        return ok(true);
      case RBAC_PATHS.userAdd: {
        const { login, name } = body as { login: string; name: string };
        this.people.push(person(this.people.length + 1, login, name, { code: 'USER', title: 'Сотрудник' }));
        return ok(this.people.at(-1));
      }
      case RBAC_PATHS.roleAdd: {
        const { code, title } = body as { code: string; title: string };
        this.roles.push({ ...role(this.roles.length + 1, code, title, []), builtIn: false });
        return ok(this.roles.at(-1));
      }
      default:
        return this.change(operation, id, body);
    }
  }

  private roleChange(id: string, { giveActions, takeActions, ...rest }: RbacRoleChange): Partial<RbacRole> {
    const had = this.roles.find((one) => String(one.id) === id)?.actions ?? [];
    const kept = had.filter((name) => !takeActions?.includes(name));
    return { ...rest, actions: [...kept, ...(giveActions ?? [])] };
  }

  private change(operation: string, id: string, body: Record<string, unknown>): Answer | undefined {
    switch (operation) {
      case RBAC_PATHS.userUpdate:
        return update(this.people, id, { name: body['name'] as string });
      case RBAC_PATHS.secondFactorReset:
        return update(this.people, id, { secondFactor: false });
      case RBAC_PATHS.userRemove:
        this.people = this.people.filter((one) => String(one.id) !== id);
        return ok(true);
      case RBAC_PATHS.roleUpdate:
        return update(this.roles, id, this.roleChange(id, body));
      case RBAC_PATHS.actionUpdate:
        return update(this.actions, id, body as Partial<RbacAction>);
      case RBAC_PATHS.sessionEnd:
      case OWN_SESSION_PATHS.end:
        this.sessions = this.sessions.filter((one) => one.id !== id);
        return ok(true);
      case RBAC_PATHS.sessionsEnd:
        this.sessions = this.sessions.filter(({ user, current }) => String(user.id) !== id || current);
        return ok(true);
      default:
        return undefined;
    }
  }
}

function update<Row extends { id: number }>(rows: Row[], id: string, change: Partial<Row>): Answer {
  const row = rows.find((one) => String(one.id) === id);
  return row ? ok(Object.assign(row, change)) : refusal(404, { message: 'Такой записи нет' });
}

function role(id: number, code: string, title: string, actions: string[]): RbacRole {
  return { id, code, title, builtIn: true, actions, secondFactor: false, users: 1 };
}

function person(id: number, login: string, name: string, own: StaffAccount['roles'][number]): StaffAccount {
  const rest = { isManager: false, active: true, secondFactor: false, createdAt: '2026-11-01T09:00:00.000Z' };
  return { id, login, name, roles: [own], ...rest };
}

function session(id: string, userId: number, name: string, current = false): StaffSession {
  return {
    id,
    user: { id: userId, login: `login-${userId}`, name },
    createdAt: '2026-11-20T09:00:00.000Z',
    refreshedAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
    current,
  };
}
