import { expect, test } from 'playwright/test';
import type { ContentFacts, ContentList } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { ask, HOSTS } from './support/ask.ts';
import { CONTENT_PLACES, type ContentPlace, type Item, SEEN_ELSEWHERE } from './support/content-places.ts';
import { SEEN_WITHIN_MS } from './support/seen-within.ts';
import { plain, textAt } from './support/shown-text.ts';
import { pathOf, staffApi, type StaffCall } from './support/staff-api.ts';
import { someOf } from './support/sweep.ts';

const CANDIDATES = 20;

let call: StaffCall;

test.beforeAll(async () => {
  call = await staffApi('manager');
});

test('every content type has its place on the site', () => {
  const placed = [...CONTENT_PLACES.map(({ type }) => type), ...Object.keys(SEEN_ELSEWHERE)];
  expect(placed.sort()).toEqual(CONTENT_TYPES.map(({ name }) => name).sort());
});

for (const place of someOf(CONTENT_PLACES, 10)) {
  test(`a change of ${place.type} is seen in time`, async () => {
    const type = typeOf(place);
    const field = place.field ?? type.title;
    const { item, host, path } = await shownItem(place, type);
    const mark = `Метка${Date.now()}`;
    const values = place.value?.(mark) ?? { [field]: mark };
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, item[name]]));
    // What the page shows is kept by the shell before the change.
    const changed = await call<Item>(`${pathOf(type, 'update')}/${item.id}`, {
      ...values,
      version: item.version,
    });
    try {
      await expect
        .poll(() => textAt(host, path), { timeout: SEEN_WITHIN_MS, intervals: [50] })
        .toContain(plain(place.seen?.(mark) ?? mark));
    } finally {
      // Other tests find the demo as it was.
      await call(`${pathOf(type, 'update')}/${item.id}`, { ...before, version: changed.version });
    }
  });
}

test('a changed redirect leads elsewhere in time, and its uses are counted', async () => {
  const path = `/adres-${Date.now()}`;
  const added = await call<Item>('admin/redirect/add', { path, target: '/blog', code: '301' });
  const leadsTo = async () => (await ask(HOSTS.main, path)).headers.location;
  const seen = { timeout: SEEN_WITHIN_MS, intervals: [50] };
  await expect.poll(leadsTo, seen).toMatch(/\/blog$/u);
  await call(`admin/redirect/update/${added.id}`, { target: '/kontakty', version: added.version });
  await expect.poll(leadsTo, seen).toMatch(/\/kontakty$/u);
  const uses = async () => (await call<Item & ContentFacts>(`admin/redirect/item/${added.id}`)).usage?.uses;
  await expect.poll(uses).toBeGreaterThanOrEqual(2);
});

/** An item of the demo that visitors see, with the page that shows it now. */
async function shownItem(place: ContentPlace, type: ContentType) {
  const { items } = await call<ContentList<{ id: number }>>(`${pathOf(type, 'list')}?status=published`);
  for (const { id } of items.slice(0, CANDIDATES)) {
    const item = await call<Item>(`${pathOf(type, 'item')}/${id}`);
    const path = typeof place.at === 'string' ? place.at : await place.at(item);
    if (path === null) continue;
    const host = place.city ? HOSTS.city(place.city(item)) : HOSTS.main;
    if ((await textAt(host, path)).includes(shownNow(place, type, item))) return { item, host, path };
  }
  throw new Error(`No page shows an item of ${type.name}`);
}

/** By what an item is known on its page; what cannot be told of it is '', which is everywhere. */
function shownNow({ value }: ContentPlace, type: ContentType, item: Item): string {
  const title = item[type.title];
  const isWords = type.fields[type.title]?.kind === 'text' && value === undefined;
  return isWords && typeof title === 'string' ? plain(title) : '';
}

function typeOf({ type }: ContentPlace): ContentType {
  const found = CONTENT_TYPES.find(({ name }) => name === type);
  if (!found) throw new Error(`There is no type ${type}`);
  return found;
}
