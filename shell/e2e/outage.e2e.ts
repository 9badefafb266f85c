import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyReleases, startSecondShell, type SecondShell } from './support/second-shell.ts';

let shell: SecondShell | undefined;

test.afterEach(async () => {
  await shell?.stop();
  shell = undefined;
});

async function expectFallback({ origin }: SecondShell): Promise<void> {
  const answer = await fetch(`${origin}/dengi-pod-zalog`);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('Раздел ненадолго закрыт');
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect((await fetch(`${origin}/takoj-stranitsy-net`)).status).toBe(404);
}

async function expectHealed({ origin }: SecondShell): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${origin}/dengi-pod-zalog`)).status, { timeout: 60_000 })
    .toBe(200);
}

test('a shell that has never run answers its first visitors with the page', async () => {
  shell = await startSecondShell({ sharesArtifacts: true });
  const { origin } = shell;
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${origin}/dengi-pod-zalog`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('without the folder of its releases a remote’s pages say so, the rest stands, and it heals by itself', async () => {
  shell = await startSecondShell();
  await expectFallback(shell);
  shell.restoreArtifacts();
  await expectHealed(shell);
});

test('code that is not what was signed is never run', async () => {
  shell = await startSecondShell({
    prepare: (artifactsDir) => {
      copyReleases(artifactsDir);
      for (const file of serverBundles(artifactsDir))
        appendFileSync(file, '\nthrow new Error("tampered");\n');
    },
  });
  await expectFallback(shell);
  shell.restoreArtifacts();
  await expectHealed(shell);
});

function serverBundles(artifactsDir: string): string[] {
  return readdirSync(artifactsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/server/'))
    .map((name) => join(artifactsDir, name))
    .filter((path) => statSync(path).isFile());
}
