import { LEGAL_PAGES, MEDIA_PATHS, PAGES_WITH_TEXTS, POLICY_SLUG, UPLOAD_HEADER } from '@polden/api-contract';
import {
  CONTENT_TYPES,
  type ContentOperation,
  type ContentType,
  depositTerm,
  type Field,
  operationPaths,
  type TextForm,
} from '@polden/content-model';
import { LEAST_NATURAL_DEPOSIT_RUBLES } from '@polden/lending-math';
import sharp from 'sharp';
import { pdf, webm } from '../content/media/testing/documents.ts';
import type { Answer } from './borrower.ts';
import { type StaffClient, upload } from './staff.ts';
import type { TestApp } from './test-app.ts';

const FILES: readonly [[extension: string, bytes: Buffer], ...[string, Buffer][]] = [
  ['pdf', pdf()],
  ['webm', webm()],
  ['vtt', Buffer.from('WEBVTT\n')],
];

export function addressOf(type: ContentType, operation: ContentOperation, id?: number): string {
  const [path = ''] = operationPaths(type, operation);
  return id === undefined ? path : `${path}/${id}`;
}

/** The policy is never without its page. */
const LEGAL_SLUGS = Object.keys(LEGAL_PAGES).filter((slug) => slug !== POLICY_SLUG);
const PAGES = [...PAGES_WITH_TEXTS.keys()];

const OF_FORM: Record<TextForm, (number: number) => string> = {
  phone: (number) => `+7 495 555-${String(1000 + number)}`,
  email: (number) => `pochta-${number}@example.ru`,
  code: (number) => `KOD-${number}`,
  duration: () => '3:40',
};

/** Values with which an item is what visitors see today, whenever that is. */
export function seenValues(type: ContentType): Record<string, string> {
  if (type.name === 'counter') return { module: 'loans' };
  const days = Object.entries(type.fields).filter(([, { kind }]) => kind === 'date');
  // The offer of a bond stands within its term, which begins on the first of these days.
  const dayOf = (name: string) =>
    /offer/iu.test(name) ? '2020-06-01' : /end/iu.test(name) ? '2099-01-01' : '2020-01-01';
  return Object.fromEntries(days.map(([name]) => [name, dayOf(name)]));
}

/** Texts of which not any words will do, and that may be empty. */
const OF_OWN_FORM: ReadonlySet<string> = new Set(['bond.repayments']);

/** From its least on a term is lawful for everybody. */
const DEPOSIT_SUMS: readonly Field[] = [depositTerm.fields.minSum, depositTerm.fields.maxSum];

/** Makes items of every type as staff would. */
export class ContentSamples {
  private number = 0;
  private places = 0;
  private mediaId: string | undefined;
  private readonly fileIds = new Map<string, string>();

  constructor(
    private readonly api: TestApp,
    private readonly staff: StaffClient,
  ) {}

  /** Adds an item with a value in every field; what it refers to is added too, unless `fields` says what to take. */
  async add(
    type: ContentType,
    fields: object = {},
  ): Promise<Record<string, unknown> & { id: number; version: number }> {
    const body = { ...(await this.fields(type, fields)), ...fields };
    return itemIn(await this.staff.post(addressOf(type, 'add'), body));
  }

  /** Values for every field but those that are there, different from those of other items. */
  async fields(type: ContentType, present: object = {}): Promise<Record<string, unknown>> {
    this.number += 1;
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(type.fields)) {
      if (name in present) continue;
      values[name] = OF_OWN_FORM.has(`${type.name}.${name}`) ? '' : await this.valueOf(type, field);
    }
    return values;
  }

  private async valueOf(type: ContentType, field: Field): Promise<unknown> {
    const text = `${field.label} ${this.number}`;
    switch (field.kind) {
      case 'text':
        if (field.place === 'footer') return `footer-${this.number}`;
        if (field.place === 'page-text') return `${PAGES[this.number % PAGES.length] ?? ''}.title`;
        if (field.path) return `/stranitsa-${this.number}`;
        if (field.city) return 'spb';
        if (field.among) return field.among[this.number % field.among.length]?.value ?? '';
        if (field.form) return OF_FORM[field.form](this.number);
        return `${this.number} ${field.label}`.slice(0, field.maxLength).trim();
      case 'slug':
        return field.place ? (LEGAL_SLUGS[this.places++ % LEGAL_SLUGS.length] ?? '') : '';
      case 'richText':
        return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
      case 'image':
        return { mediaId: (this.mediaId ??= await this.uploadImage()), alt: text };
      case 'file':
        return { fileId: await this.uploadFile(field.extensions) };
      case 'date':
        // Documents are in force.
        if (type.archive && field === type.fields['endsOn']) return '2099-01-01';
        // A document can be put away only under a year in which it was in force.
        return field === type.fields[type.archive?.since ?? ''] ? '2021-11-21' : '2026-11-21';
      case 'boolean':
        return true;
      case 'number':
        if (DEPOSIT_SUMS.includes(field)) return LEAST_NATURAL_DEPOSIT_RUBLES;
        // No two terms of one length come out.
        return field === depositTerm.fields.months ? 1 + (this.number % field.max) : field.min;
      case 'choice':
        return field.initial;
      case 'link':
        return `/stranitsa-${this.number}/${encodeURIComponent(field.label.toLowerCase())}`;
      case 'reference':
        return field.to === type.name ? null : this.target(field.to);
    }
  }

  private async target(name: string): Promise<number> {
    const type = CONTENT_TYPES.find((each) => each.name === name);
    if (!type) throw new Error(`no type ${name}`);
    const number = this.number;
    const { id } = await this.add(type);
    this.number = number;
    return id;
  }

  private async uploadImage(): Promise<string> {
    const image = { width: 12, height: 8, channels: 3, background: '#fc3' } as const;
    const bytes = await sharp({ create: image }).png().toBuffer();
    return this.upload(MEDIA_PATHS.upload, { bytes, name: 'photo.png' });
  }

  private async uploadFile(extensions: readonly string[]): Promise<string> {
    const [extension, bytes] = FILES.find(([each]) => extensions.includes(each)) ?? FILES[0];
    const known = this.fileIds.get(extension);
    if (known !== undefined) return known;
    const id = await this.upload(MEDIA_PATHS.uploadFile, { bytes, name: `Правила.${extension}` });
    this.fileIds.set(extension, id);
    return id;
  }

  private async upload(path: string, file: { bytes: Buffer; name: string }): Promise<string> {
    const headers = { authorization: `Bearer ${this.staff.accessToken}`, [UPLOAD_HEADER]: 'test' };
    const { status, body } = await upload(this.api, path, file, headers);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return String(body['id']);
  }
}

export function itemIn({ status, body }: Answer): Record<string, unknown> & { id: number; version: number } {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Record<string, unknown> & { id: number; version: number };
}
