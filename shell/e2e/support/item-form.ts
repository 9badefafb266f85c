import { expect, type Locator, type Page } from 'playwright/test';
import type { ContentType, Field } from '@polden/content-model';
import type { Hand } from './hand.ts';

/** A picture and a document as an editor has them on the own machine. */
export interface OwnFiles {
  image: string;
  document: string;
}

/** What a field is filled with. */
export type Filled = string | number | boolean | object | null | undefined;

/** The form of an item, as its editor sees it. */
export class ItemForm {
  readonly page: Page;
  readonly hand: Hand;
  /** Address of the list. */
  readonly root: string;
  readonly #type: ContentType;
  readonly #files: OwnFiles;

  constructor(hand: Hand, type: ContentType, root: string, files: OwnFiles) {
    this.page = hand.page;
    this.hand = hand;
    this.root = root;
    this.#type = type;
    this.#files = files;
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.#type.titles.section, exact: true });
  }

  async openNew(): Promise<void> {
    await this.page.goto(`${this.root}/new`);
    await expect(this.form).toBeVisible();
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`${this.root}/${id}`);
    await expect(this.form).toBeVisible();
  }

  /** Every field that has a value. */
  async fillAll(values: Record<string, Filled>): Promise<void> {
    for (const [name, field] of Object.entries(this.#type.fields)) await this.fill(field, values[name]);
  }

  /** A text stands for one of many parts, any picture and any document for what the item has. */
  async fill(field: Field, value: Filled): Promise<void> {
    if (value === null || value === undefined || value === '') return;
    const words = typeof value === 'object' ? '' : String(value);
    const { hand } = this;
    const labelled = this.form.getByLabel(field.label, { exact: true });
    const group = this.form.getByRole('group', { name: field.label, exact: true });
    switch (field.kind) {
      case 'text':
        if (field.city || field.among) return hand.choose(labelled, words);
        return hand.write(labelled, words);
      case 'link':
      case 'date':
      case 'number':
        return hand.write(labelled, words);
      case 'slug':
        // Made from the title.
        return undefined;
      case 'richText':
        return hand.rewrite(this.form.getByRole('textbox', { name: field.label, exact: true }), words);
      case 'boolean':
        return hand.check(labelled, value === true);
      case 'choice':
      case 'reference':
        return hand.choose(labelled, words);
      case 'image':
        await hand.giveFile(group.getByRole('button', { name: /^Загрузить/u }), this.#files.image);
        return hand.write(group.getByLabel('Что на картинке'), 'Дом под полуденным солнцем');
      case 'file':
        if (!field.extensions.includes('pdf')) return undefined;
        await hand.giveFile(
          group.getByRole('button', { name: /^(?:Загрузить|Заменить) файл$/u }),
          this.#files.document,
        );
        return expect(group.getByRole('button', { name: 'Заменить файл' })).toBeVisible();
    }
  }

  async save(): Promise<void> {
    await this.hand.press(this.form.getByRole('button', { name: /^Сохранить(?: черновик)?$/u }));
  }

  /** Saves a new item; its number. */
  async saveNew(): Promise<number> {
    await this.save();
    await this.page.waitForURL(/\/\d+$/u);
    return Number(this.page.url().split('/').at(-1));
  }

  async saved(): Promise<void> {
    await this.save();
    await this.isSaved();
  }

  async isSaved(): Promise<void> {
    const words = /^(?:Всё сохранено|Черновик сохранён, на сайте прежняя версия)$/u;
    await expect(this.form.getByRole('status').filter({ hasText: words })).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
