import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, UPLOAD_HEADER } from '@polden/api-contract';
import {
  type ContentType,
  disclosureCategory,
  disclosureItem,
  documentCategory,
  documentFile,
  loanDocument,
} from '@polden/content-model';
import { pdf } from './media/testing/documents.ts';
import type { Answer } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-forms-'));
let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  staff = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, staff);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

interface Sent {
  name: string;
  bytes: Buffer;
}

async function send(
  path: string,
  fields: Record<string, string>,
  file: Sent | null,
  headers: Record<string, string> = { [UPLOAD_HEADER]: 'test' },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const body = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${path}`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': String(body.headers.get('content-type')),
      authorization: `Bearer ${staff.accessToken}`,
      ...headers,
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const rules: Sent = { name: 'Правила займа.pdf', bytes: pdf() };

describe('a document that comes with its file in one form', () => {
  it.each<[ContentType, ContentType | null, string]>([
    [disclosureItem, disclosureCategory, 'disclosure_category_id'],
    [documentFile, documentCategory, 'document_category_id'],
    [loanDocument, null, ''],
  ])('is added and changed: $name', async (type, categories, name) => {
    const category = categories && (await samples.add(categories));
    const where: Record<string, string> = category ? { [name]: String(category.id) } : {};
    const fields = { title: 'Правила', validFrom: '2026-11-01', ...where };
    const added = itemIn(await send(addressOf(type, 'add'), fields, rules));
    expect(added).toMatchObject({
      title: 'Правила',
      validFrom: '2026-11-01',
      version: 1,
      document: { fileName: 'Правила займа.pdf', fileType: 'pdf' },
      ...(category && { category: category.id }),
    });
    const path = addressOf(type, 'update', added.id);
    const newer = { name: 'Правила 2027.pdf', bytes: pdf('2027') };
    const changed = itemIn(await send(path, { version: '1', title: 'Новые правила' }, newer));
    expect(changed).toMatchObject({
      version: 2,
      title: 'Новые правила',
      validFrom: '2026-11-01',
      document: { fileName: 'Правила 2027.pdf' },
    });
    const late = await send(path, { version: '1', title: 'Поздно' }, null);
    expect([late.status, late.body['fields']]).toEqual([409, { version: 1, currentVersion: 2 }]);
    // As JSON with the id of an uploaded file, it is the same.
    const same = itemIn(
      await staff.post(addressOf(type, 'add'), {
        ...fields,
        ...(category && { category: category.id }),
        file: added['file'],
      }),
    );
    expect(same['document']).toEqual(added['document']);
  });

  it('keeps its file when the form brings none, or an empty one', async () => {
    const added = itemIn(await send(addressOf(loanDocument, 'add'), { title: 'Тарифы' }, rules));
    const path = addressOf(loanDocument, 'update', added.id);
    const without = itemIn(await send(path, { version: '1', title: 'Тарифы и сроки' }, null));
    const empty = itemIn(
      await send(path, { version: '2', title: 'Тарифы' }, { name: '', bytes: Buffer.from('') }),
    );
    expect([without['file'], empty['file']]).toEqual([added['file'], added['file']]);
  });

  it('is refused as other uploads are', async () => {
    const path = addressOf(loanDocument, 'add');
    const script = await send(path, { title: 'Скрипт' }, { name: 'a.pdf', bytes: Buffer.from('<script>') });
    expect(script.status).toBe(415);
    const image = await send(
      path,
      { title: 'Логотип' },
      { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    );
    expect([image.status, Object.keys(image.body['error_validation'] ?? {})]).toEqual([422, ['file']]);
    const nameless = await send(path, {}, rules);
    expect([nameless.status, Object.keys(nameless.body['error_validation'] ?? {})]).toEqual([422, ['title']]);
    expect((await send(path, { title: 'Чужая форма' }, rules, {})).status).toBe(400);
    expect((await send(addressOf(disclosureCategory, 'add'), { title: 'Раздел' }, null)).status).toBe(415);
  });
});
