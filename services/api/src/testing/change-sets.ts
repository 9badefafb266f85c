import { CHANGE_SET_PATHS, type ChangeSet, DRAFT_PATHS } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { addressOf, type ContentSamples, itemIn } from './content.ts';
import type { StaffClient } from './staff.ts';
import type { TestApp } from './test-app.ts';

type Item = ReturnType<typeof itemIn>;

/** What staff do with sets, as one of them. */
export class SetDesk {
  constructor(
    private readonly api: TestApp,
    private readonly staff: StaffClient,
    private readonly samples: ContentSamples,
  ) {}

  /** On the site, with a draft over it that has these values. */
  async changed(type: ContentType, values: object, fields: object = {}): Promise<Item> {
    const { id } = await this.samples.add(type, fields);
    const item = itemIn(await this.staff.post(addressOf(type, 'publish', id)));
    await this.save(type, item, values);
    return item;
  }

  /** The first draft over the item. */
  async save(type: ContentType, { id, version }: { id: number; version: number }, values: object) {
    const body = { version: null, baseVersion: version, values };
    const answer = await this.staff.post(`${DRAFT_PATHS.save}/${type.name}/${id}`, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  async setWith(title: string, ...members: [ContentType, { id: number }][]): Promise<number> {
    const { id } = (await this.staff.post(CHANGE_SET_PATHS.add, { title })).body as unknown as ChangeSet;
    for (const [type, member] of members) {
      const { status, body } = await this.call('put', id, { type: type.name, id: member.id });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
    return id;
  }

  call(operation: keyof typeof CHANGE_SET_PATHS, id: number, body: object = {}, who = this.staff) {
    return who.post(`${CHANGE_SET_PATHS[operation]}/${id}`, body);
  }

  async read(id: number): Promise<ChangeSet> {
    return (await this.staff.get(`${CHANGE_SET_PATHS.item}/${id}`)).body as unknown as ChangeSet;
  }

  async present(type: ContentType, id: number): Promise<Item> {
    return itemIn(await this.staff.get(addressOf(type, 'item', id)));
  }

  /** In an hour. */
  schedule(id: number, who = this.staff) {
    return this.call('schedule', id, { publishAt: new Date(Date.now() + 3_600_000).toISOString() }, who);
  }

  /** The hour is over. */
  async letItCome(id: number): Promise<void> {
    await this.api.dataSource.query('UPDATE drafts.change_set SET publish_at = now() WHERE id = $1', [id]);
  }
}

/** From now on managers have no such right. */
export async function takeRight(api: TestApp, name: string): Promise<void> {
  await api.dataSource.query(
    `DELETE FROM role_action USING action WHERE action.id = action_id AND action.name = $1
     AND role_id = (SELECT id FROM role WHERE code = 'MANAGER')`,
    [name],
  );
  await api.dataSource.query(`SELECT pg_notify('rights_changed', '')`);
}
