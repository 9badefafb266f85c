import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faq } from '@polden/content-model';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ITEMS = 20;
const MOVES = 1000;
const AT_ONCE = 8;

let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

/** The same numbers at each run: what fails can be looked at again. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

describe('a thousand moves at once', () => {
  it('leave every list without a gap and without a double', async () => {
    const samples = new ContentSamples(api, staff);
    const first = await samples.add(faq);
    const second = await samples.add(faq);
    const categories = [first['category'], second['category']];
    const ids = [first.id, second.id];
    for (let number = 2; number < ITEMS; number += 1) {
      ids.push((await samples.add(faq, { category: categories[number % 2] })).id);
    }
    const random = randomNumbers(2026);
    const kinds = [
      (id: number) => staff.post(addressOf(faq, 'moveUp', id)),
      (id: number) => staff.post(addressOf(faq, 'moveDown', id)),
      (id: number) => staff.post(addressOf(faq, 'moveItem', id), { position: 1 + random(ITEMS) }),
      (id: number) => staff.post(`admin/faq/move-category/${id}`, { categoryId: categories[random(2)] }),
    ];
    const statuses = new Set<number>();
    const worker = async (moves: number): Promise<void> => {
      for (let number = 0; number < moves; number += 1) {
        const move = kinds[random(kinds.length)];
        statuses.add((await move?.(ids[random(ITEMS)] ?? 0))?.status ?? 0);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => worker(MOVES / AT_ONCE)));
    expect([...statuses]).toEqual([200]);
    const lists = await api.dataSource.query<{ places: number[] }[]>(
      `SELECT array_agg(place ORDER BY place) AS places FROM faq WHERE id = ANY ($1) GROUP BY category_id`,
      [ids],
    );
    const places = lists.map((list) => list.places);
    expect(places).toEqual(places.map((list) => list.map((_place, index) => index + 1)));
    expect(places.flat()).toHaveLength(ITEMS);
  });
});
