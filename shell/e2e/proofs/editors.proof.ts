import { test, type Browser } from 'playwright/test';
import type { ContentList } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType, type Field } from '@polden/content-model';
import type { Item } from '../support/content-places.ts';
import { type Hand, keyboard, mouse } from '../support/hand.ts';
import { type Filled, ItemForm } from '../support/item-form.ts';
import { ItemWalk } from '../support/item-walk.ts';
import { ownFiles } from '../support/own-files.ts';
import { signIn } from '../support/sign-in.ts';
import { pathOf, staffApi, type StaffCall } from '../support/staff-api.ts';

/**
 * `npm run proof:editors`: an item of each type goes its whole way through the windows of the staff area: added, looked at
 * before others see it, published, seen by visitors, changed as a draft, published again, saved by two people at once, brought
 * back to an earlier version, removed and restored.
 */

/** What the site asks for by name, or visitors write: none is added. Of one that is there this field is changed. */
const NOT_ADDED: Partial<Record<string, string>> = {
  template: 'content',
  description: 'content',
  'city-text': 'content',
  'legal-page': 'title',
  counter: 'sum',
  review: 'answer',
};
/** No page shows a new one by itself: a heading without what stands under it, an event of another page or day, a rule for an address of its own. */
const NOT_SEEN_ALONE = [
  'blog-category',
  'blog-author',
  'faq-category',
  'marketplace-category',
  'media-source',
  'events',
  'meta-for-pages',
];
/** Lists that stand elsewhere than in the control panel. */
const ROOTS: Partial<Record<string, string>> = {
  blog: '/admin/blog',
  'company-docs': '/admin/company-docs',
  // Where banners are made.
  events: '/admin/event-constructor',
  'meta-for-pages': '/admin/seo-meta',
};

/** The whole way once more, without a mouse. */
const BY_KEYBOARD = ['blog', 'faq', 'redirect'];

for (const type of CONTENT_TYPES) {
  test(`${type.name} goes its whole way`, ({ page, browser }, info) =>
    goWholeWay(type, mouse(page), browser, info.outputDir));
}

for (const type of CONTENT_TYPES.filter(({ name }) => BY_KEYBOARD.includes(name))) {
  test(`by keyboard alone, ${type.name} goes its whole way`, ({ page, browser }, info) =>
    goWholeWay(type, keyboard(page), browser, info.outputDir));
}

async function goWholeWay(type: ContentType, hand: Hand, browser: Browser, folder: string): Promise<void> {
  test.setTimeout(4 * 60_000);
  const mark = Date.now();
  const call = await staffApi('admin');
  const files = await ownFiles(folder, mark);
  const root = ROOTS[type.name] ?? `/admin/control-panel/${type.name}`;
  const other = await browser.newPage();
  await Promise.all([signIn(hand.page, 'admin'), signIn(other, 'manager')]);
  const own = new ItemForm(hand, type, root, files);
  const colleagues = new ItemForm(mouse(other), type, root, files);
  const walk = new ItemWalk(type, own, colleagues, call);

  const pattern = await publishedItem(call, type);
  const isAdded = !(type.name in NOT_ADDED);
  const [name, field] = changedField(type);
  const of = (each: number) => valueOf(field, each, mark);
  const [first, second, theirs, mine] = [of(1), of(2), of(3), of(4)] as const;
  if (isAdded) {
    await walk.add({ ...valuesLike(type, pattern, mark), [name]: first });
    await walk.preview();
    await walk.publish();
  } else await walk.begin(pattern.id);
  const seen = async (value: string) => {
    if (isAdded && !NOT_SEEN_ALONE.includes(type.name)) await walk.seen(value);
  };
  await seen(first);
  await walk.change(field, second);
  await seen(second);
  await walk.saveOverAnother(field, theirs, mine);
  await walk.bringBack();
  if (isAdded) {
    await seen(first);
    await walk.remove();
    await walk.restore(first);
    await seen(first);
  }
  await other.close();
  console.log(`${type.name}: ${walk.done.join(', ')}`);
}

async function publishedItem(call: StaffCall, type: ContentType): Promise<Item> {
  const { items } = await call<ContentList<{ id: number }>>(
    `${pathOf(type, 'list')}${type.drafts ? '?status=published' : ''}`,
  );
  const [first] = items;
  if (!first) throw new Error(`The demo has no item of ${type.name}`);
  return call<Item>(`${pathOf(type, 'item')}/${first.id}`);
}

function changedField(type: ContentType): [name: string, field: Field] {
  const name = NOT_ADDED[type.name] ?? type.title;
  const field = type.fields[name];
  if (!field) throw new Error(`${type.name} has no ${name}`);
  return [name, field];
}

/** No two alike, and as short as every such field allows. */
function valueOf(field: Field, each: number, mark: number): string {
  const unlike = `${mark}${each}`;
  if (field.kind === 'number') return String(Number(unlike.slice(-9)));
  if (field.kind === 'link' || (field.kind === 'text' && field.path)) return `/proba-${unlike}`;
  return `Проба ${unlike}`;
}

/** As those of the demo are, but for what no two items have in common. */
function valuesLike(type: ContentType, pattern: Item, mark: number): Record<string, Filled> {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      if (field.kind === 'text' && field.unique) return [name, `Особый-${mark}`.slice(0, field.maxLength)];
      // The calculator has room for one term of each length.
      if (type.name === 'deposit-term' && name === 'months') return [name, '119'];
      if (field.kind === 'richText') return [name, 'Текст, который виден посетителям сайта.'];
      if (field.kind === 'link')
        return [name, pattern[name] === '' ? 'https://example.com/rolik' : (pattern[name] as Filled)];
      return [name, pattern[name] as Filled];
    }),
  );
}
