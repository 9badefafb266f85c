import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ANY_TEAM_RIGHT, DOCS_RIGHT, RELEASES_RIGHTS } from '@polden/api-contract';
import { registeredRoutes } from '../testing/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/rights.md');
const ROLES = ['USER', 'MANAGER', 'ADMIN'];

/** What only teams do, who are no staff: they upload and publish what they have signed. */
const OF_TEAMS: readonly string[] = [RELEASES_RIGHTS.file, RELEASES_RIGHTS.upload, RELEASES_RIGHTS.publish];

/** What opens no endpoint of a controller: what others answer, and the description of the API. */
const OF_DATA: readonly string[] = [
  'lead.personal',
  'review.personal',
  'field-group.figures',
  'field-group.legal',
  ANY_TEAM_RIGHT,
  DOCS_RIGHT,
];

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

function actions() {
  return api.dataSource.query<{ name: string; title: string; roles: string[] }[]>(
    `SELECT a.name, a.title, array_remove(array_agg(r.code), NULL) AS roles FROM action a
     LEFT JOIN role_action ra ON ra.action_id = a.id LEFT JOIN role r ON r.id = ra.role_id
     WHERE a.built_in GROUP BY a.id ORDER BY a.name`,
  );
}

describe('the rights of the staff', () => {
  it('are one for each endpoint, and every one of them is known', async () => {
    const rights = new Map<string, Set<string>>();
    for (const { handler, access } of registeredRoutes(api)) {
      if (typeof access !== 'object') continue;
      rights.set(access.action, (rights.get(access.action) ?? new Set()).add(handler));
    }
    const shared = [...rights].filter(([, handlers]) => handlers.size > 1);
    expect(shared).toEqual([]);
    const known = (await actions()).map(({ name }) => name);
    expect(known.length).toBeGreaterThan(500);
    const ofStaff = [...rights.keys()].filter((name) => !OF_TEAMS.includes(name));
    expect([...ofStaff, ...OF_DATA].sort()).toEqual(known.toSorted());
  });

  it('have the default matrix of docs/rights.md', async () => {
    const document = await readFile(DOCUMENT, 'utf8');
    const rows = document.split('\n').filter((line) => line.startsWith('| `'));
    const written = new Map(
      rows.map((line) => {
        const [name = '', ...facts] = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
        return [name.replaceAll('`', ''), facts];
      }),
    );
    const used = new Set<string>();
    for (const { name, title, roles } of await actions()) {
      const general = `*.${name.split('.')[1]}`;
      const key = written.has(name) ? name : general;
      used.add(key);
      const said = key === general ? title.split(': ').at(-1) : title;
      expect([name, written.get(key)]).toEqual([
        name,
        [said, ...ROLES.map((code) => (roles.includes(code) ? 'да' : '—'))],
      ]);
    }
    expect([...written.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});
