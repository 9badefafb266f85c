import { expect } from '@jest/globals';
import { API_BASE_PATH } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../../../testing/content.ts';
import type { StaffClient } from '../../../testing/staff.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const UNVERSIONED = '/api/';

/** What visitors get for a path of the contract, under both of its addresses. */
export async function visit(api: TestApp, path: string) {
  const answer = await api.app.inject({ url: `${API_BASE_PATH}${path}` });
  const other = await api.app.inject({ url: `${UNVERSIONED}${path}` });
  expect([other.statusCode, other.body]).toEqual([answer.statusCode, answer.body]);
  return answer;
}

/** Reads a path of the contract that visitors' caches may keep. */
export async function read<Answer>(api: TestApp, path: string): Promise<Answer> {
  const answer = await visit(api, path);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  const etag = String(answer.headers['etag']);
  const again = await api.app.inject({ url: `${API_BASE_PATH}${path}`, headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  return answer.json<Answer>();
}

/** What staff do before visitors see something. */
export class Publisher {
  private readonly samples: ContentSamples;

  constructor(
    api: TestApp,
    private readonly staff: StaffClient,
  ) {
    this.samples = new ContentSamples(api, staff);
  }

  /** An item that visitors do not see yet, where the type has drafts. */
  draft(type: ContentType, fields: object = {}): Promise<{ id: number; version: number }> {
    return this.samples.add(type, fields);
  }

  /** Its id. */
  async publish(type: ContentType, fields: object = {}): Promise<number> {
    const { id } = await this.samples.add(type, fields);
    if (type.drafts) await this.call(type, 'publish', id);
    return id;
  }

  async call(
    type: ContentType,
    operation: Parameters<typeof addressOf>[1],
    id: number,
    body: object = {},
  ): Promise<void> {
    const { status, body: answer } = await this.staff.post(addressOf(type, operation, id), body);
    expect([status, answer['message']]).toEqual([200, undefined]);
  }

  async update(type: ContentType, id: number, fields: object): Promise<void> {
    const { version } = itemIn(await this.staff.get(addressOf(type, 'item', id)));
    await this.call(type, 'update', id, { version, ...fields });
  }
}
