import { expect, test } from 'playwright/test';
import { ask, HOSTS, outcome, type Answer } from './support/ask.ts';

const once = { tag: '@any-width' };

/** What a missing page thinks its visitor has looked for. */
function similarOf({ body }: Answer): { path: string; title: string }[] {
  const [section = ''] = /<section[^>]*aria-labelledby="similar-pages"[\s\S]*?<\/section>/u.exec(body) ?? [];
  const links = section.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</gu);
  return [...links].map(([, path = '', title = '']) => ({ path, title }));
}

for (const [path, about] of [
  ['/zaim-pod-pts-vygodno', /ПТС/u],
  ['/refinansirovanie-zajma', /рефинанс/iu],
  ['/refenansirovanie', /рефинанс/iu],
  ['/blog/kak-dosrochno-pogasit-zaem-davno', /погас|досрочн/iu],
  ['/%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D0%B8%D0%B8', /ваканс|карьер|работ/iu],
] as const) {
  test(`${decodeURI(path)} is missing, and leads to what it may have meant`, once, async () => {
    const answer = await ask(HOSTS.main, path);
    expect(answer.status).toBe(404);
    const similar = similarOf(answer);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(4);
    expect(similar[0]?.title).toMatch(about);
    for (const { path: way } of similar) {
      const [target = ''] = way.split('#');
      expect([way, outcome(await ask(HOSTS.main, target))]).toEqual([way, '200']);
    }
    expect(answer.body).toContain('Чаще всего здесь ищут');
  });
}

test('an address that says nothing is answered with the standing ways alone', once, async () => {
  for (const path of ['/404', '/xqzwkv-hbgt', '/wp-login.php', `/${'a'.repeat(3_000)}`]) {
    const answer = await ask(HOSTS.main, path);
    expect([path, answer.status, similarOf(answer)]).toEqual([path, 404, []]);
    expect(answer.body).toContain('Чаще всего здесь ищут');
  }
});

test('what it may have meant stays on the page that has come alive', once, async ({ page }) => {
  await page.goto('/refinansirovanie-zajma', { waitUntil: 'networkidle' });
  const similar = page.getByRole('region', { name: 'Возможно, вы искали' });
  await expect(similar).toBeVisible();
  const link = similar.getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Такой страницы нет');
});
