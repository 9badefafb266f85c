import { expect } from 'playwright/test';
import { type ContentType, type Field, isDraftable } from '@polden/content-model';
import { HOSTS } from './ask.ts';
import { CONTENT_PLACES, type Item } from './content-places.ts';
import type { Filled, ItemForm } from './item-form.ts';
import { publishChanges } from './publish-changes.ts';
import { SEEN_WITHIN_MS } from './seen-within.ts';
import { plain, textAt } from './shown-text.ts';
import { pathOf, type StaffCall } from './staff-api.ts';

export interface WalkedItem {
  id: number;
  /** Where visitors see it; null where no page does. */
  place: { host: string; path: string } | null;
}

/** The way of one item through the windows of the staff area. */
export class ItemWalk {
  /** What has been seen to work. */
  readonly done: string[] = [];
  readonly #type: ContentType;
  readonly #form: ItemForm;
  readonly #colleague: ItemForm;
  readonly #call: StaffCall;
  #id = 0;
  #place: WalkedItem['place'] = null;

  constructor(type: ContentType, form: ItemForm, colleague: ItemForm, call: StaffCall) {
    this.#type = type;
    this.#form = form;
    this.#colleague = colleague;
    this.#call = call;
  }

  async add(values: Record<string, Filled>): Promise<void> {
    await this.#form.openNew();
    await this.#form.fillAll(values);
    this.#id = await this.#form.saveNew();
    this.done.push('added');
  }

  /** One that is there already. */
  async begin(id: number): Promise<void> {
    this.#id = id;
    await this.#form.open(id);
  }

  async preview(): Promise<void> {
    const button = this.#form.button('Предпросмотр');
    if (!(await button.isVisible())) return;
    await this.#form.hand.press(button);
    const frame = this.#form.page.frameLocator('iframe[title="Страница с черновиком"]');
    await expect(frame.getByLabel('Предварительный просмотр')).toBeVisible();
    await this.#form.hand.press(this.#form.button('Закрыть предпросмотр'));
    this.done.push('previewed');
  }

  async publish(): Promise<void> {
    if (!this.#type.drafts) return;
    await this.#form.hand.press(this.#form.button(/^Опубликовать$/u));
    await expect(this.#form.button('Снять с публикации')).toBeVisible();
    this.done.push('published');
  }

  /** Visitors see the mark now. */
  async seen(mark: string): Promise<void> {
    this.#place ??= await this.#find();
    const { host, path } = this.#place ?? {};
    if (host === undefined || path === undefined) return;
    await expect
      .poll(() => textAt(host, path), { timeout: SEEN_WITHIN_MS, intervals: [50] })
      .toContain(plain(mark));
    this.done.push('seen');
  }

  /** A change stays with its author until it is published. */
  async change(field: Field, mark: string): Promise<void> {
    await this.#form.fill(field, mark);
    await this.#form.saved();
    if (!isDraftable(this.#type)) return;
    if (this.#place) expect(await textAt(this.#place.host, this.#place.path)).not.toContain(plain(mark));
    await publishChanges(this.#form.hand);
    this.done.push('changed as a draft');
  }

  /** Two save the same field, the second one is asked. */
  async saveOverAnother(field: Field, theirs: string, mine: string): Promise<void> {
    await this.#form.open(this.#id);
    await this.#colleague.open(this.#id);
    await this.#form.fill(field, mine);
    await this.#colleague.fill(field, theirs);
    await this.#colleague.saved();
    await this.#form.save();
    const { page, hand } = this.#form;
    await expect(page.getByRole('heading', { name: /^Пока вы правили, запись сохранил/u })).toBeVisible();
    await hand.check(page.getByRole('radio', { name: 'Оставить моё' }).first(), true);
    await hand.press(page.getByRole('button', { name: 'Сохранить выбранное' }));
    await expect(this.#form.form).toBeVisible();
    await this.#form.isSaved();
    if (isDraftable(this.#type)) await publishChanges(hand);
    this.done.push('merged');
  }

  /** The first version comes back. */
  async bringBack(version = 1): Promise<void> {
    await this.#form.open(this.#id);
    const { page, hand } = this.#form;
    await hand.press(page.locator('summary', { hasText: 'Прежние версии' }));
    await hand.press(page.getByRole('button', { name: `Версия ${version}: сравнить`, exact: true }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Вернуть эту версию/u }));
    await expect(page.getByRole('dialog')).toBeHidden();
    if (isDraftable(this.#type)) {
      await this.#form.saved();
      await publishChanges(hand);
    }
    this.done.push('brought back');
  }

  async remove(): Promise<void> {
    await this.#form.open(this.#id);
    const { page, hand } = this.#form;
    await hand.press(page.getByRole('button', { name: `Удалить ${this.#type.titles.accusative}` }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Удалить' }));
    await page.waitForURL((url) => !/\/\d+$/u.test(url.pathname));
    this.done.push('removed');
  }

  async restore(title: string): Promise<void> {
    const { page, hand } = this.#form;
    await page.goto(`${this.#form.root}?view=trash&search=${encodeURIComponent(title)}`);
    await hand.check(page.getByRole('checkbox', { name: title }).first(), true);
    await hand.press(page.getByRole('button', { name: /^Вернуть/u }));
    await expect(page.getByRole('checkbox', { name: title })).toHaveCount(0);
    await this.#form.open(this.#id);
    this.done.push('restored');
  }

  async item(): Promise<Item> {
    return this.#call<Item>(`${pathOf(this.#type, 'item')}/${this.#id}`);
  }

  async #find(): Promise<WalkedItem['place']> {
    const place = CONTENT_PLACES.find(({ type }) => type === this.#type.name);
    if (!place) return null;
    const item = await this.item();
    const path = typeof place.at === 'string' ? place.at : await place.at(item);
    return path === null ? null : { host: place.city ? HOSTS.city(place.city(item)) : HOSTS.main, path };
  }
}
