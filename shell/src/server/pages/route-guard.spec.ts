import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../testing/test-shell.ts';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.stop());

async function release(auth: string): Promise<void> {
  const server = `${pageWith('the page', `handle: { chunk: 'test', layout: 'simple', auth: ${auth} }`)}
exports.routes.push({ ...exports.routes[0], path: '/admin', handle: { chunk: 'test', layout: 'simple', role: 'staff-login' } });`;
  await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
}

it.each([
  ["'public'", 200, 'the page'],
  ["'staff'", 200, 'the page'],
  ["'customer'", 500, 'href="/"'],
])('a page with the guard %s answers %i to somebody with a session', async (auth, status, part) => {
  await release(auth);
  const answer = await shell.get('/test', { cookie: 'staff_session=1' });
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(part);
  if (status === 500) expect(answer.body).not.toContain('the page');
});

it('leads from a page of the staff to the login, which leads back to this site only', async () => {
  await release("'staff'");
  for (const cookie of ['', 'visitor=1; other_staff_session=1']) {
    const { status, headers } = await shell.get('/test?a=1;2', {
      cookie,
      'x-forwarded-host': 'evil.example',
    });
    expect([status, headers.location]).toEqual([302, `http://${shell.host}/admin`]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toEqual([
      'staff_return=%2Ftest%3Fa%3D1%3B2; Path=/; Max-Age=60; SameSite=Lax',
    ]);
  }
});

it('keeps the flag of a host of tests on the way to the login, which needs no other way to it', async () => {
  await shell.stop();
  shell = await startTestShell({
    publicOrigin: 'https://polden.example',
    local: false,
    internalHosts: ['test.polden.example'],
  });
  await release("'staff'");
  const locationOf = async (path: string) =>
    (await shell.get(path, { host: 'test.polden.example' })).headers.location;
  const entry = 'https://test.polden.example/admin?is_ekklesia_mode=';
  expect(await locationOf('/test?a=1&is_ekklesia_mode=false')).toBe(`${entry}false`);
  expect(await locationOf('/test?is_ekklesia_mode=true')).toBe(`${entry}true`);
});
