import {
  CHANGE_SET_RIGHTS,
  type ChangeSetSummary,
  type Desk,
  DESK_RIGHTS,
  LEAD_RIGHTS,
  type LeadDeliveryState,
  LINK_RIGHTS,
  PERSONAL_DATA_RIGHTS,
  type ReleaseOverview,
  RELEASES_RIGHTS,
  type Webhook,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { plural, type WordForms } from '@polden/ru';
import { changeSetsApi } from '../change-sets/change-sets.api.ts';
import { expectAdminType, findAdminType } from '../content-types/admin-type.tsx';
import { leadsApi } from '../leads/leads.api.ts';
import { linksApi } from '../links/links.api.ts';
import { personalDataApi } from '../personal-data/personal-data.api.ts';
import { releasesApi } from '../releases/releases.api.ts';
import { webhooksApi } from '../webhooks/webhooks.api.ts';
import { deskApi } from './desk.api.ts';
import {
  ALARMS,
  BROKEN,
  DEAD,
  ERASURES,
  LATE,
  LATE_NOTE,
  LEADS,
  MISSED,
  RETIRED,
  SIGNED,
  STUCK,
  UNTOLD,
} from './waiting-words.ts';

/** Something that waits for a person; it leads to where it is done. */
export interface WaitingRow {
  key: string;
  title: string;
  count: number;
  to: string;
  /** What gets worse while it waits. */
  urgent?: boolean;
  note?: string;
}

export interface WaitingSource {
  key: string;
  /** The right without which it is not asked. */
  right: string;
  /** The rows of this moment; nothing when nothing waits. */
  read: (signal: AbortSignal) => Promise<WaitingRow[]>;
  /** What is said when nothing waits: somebody looks here to know that all is well, too. */
  calm?: string;
}

/** What may wait, the most urgent first; a new source is one more entry. */
export const WAITING_SOURCES: readonly WaitingSource[] = [
  {
    key: 'dead-letters',
    right: LEAD_RIGHTS.summary,
    calm: 'CRM приняла все заявки',
    read: async (signal) => {
      const { dead, late } = await leadsApi.summary(signal);
      return [...undelivered('dead', DEAD, dead), ...undelivered('queued', LATE, late, LATE_NOTE)];
    },
  },
  {
    key: 'signed',
    right: LEAD_RIGHTS.summary,
    read: async (signal) =>
      some((await leadsApi.summary(signal)).signed, (count) => ({
        key: 'signed',
        title: plural(count, SIGNED),
        count,
        to: '/admin/leads?status=approved&stage=signed',
        urgent: true,
        note: 'Клиенту обещали позвонить в течение рабочего дня',
      })),
  },
  {
    key: 'releases',
    right: RELEASES_RIGHTS.overview,
    calm: 'релизы здоровы',
    read: async (signal) => {
      const { remotes } = await releasesApi.overview({}, signal);
      return [
        ...ofRemotes('releases', ALARMS, remotes, ({ alarm }) => alarm?.reason),
        ...ofRemotes('retired', RETIRED, remotes, ({ retired }) => retired?.reason),
      ];
    },
  },
  {
    key: 'change-sets',
    right: CHANGE_SET_RIGHTS.take,
    read: async (signal) => stuck((await changeSetsApi.list(signal)).filter(isStuck)),
  },
  {
    key: 'missed',
    right: DESK_RIGHTS.overview,
    calm: 'всё выходит в своё время',
    read: async (signal) => missed((await deskApi.overview(signal)).missed),
  },
  {
    key: 'erasures',
    right: PERSONAL_DATA_RIGHTS.requests,
    read: async (signal) => {
      const { items } = await personalDataApi.requests(1, signal);
      return some(items.filter(({ state }) => state === 'asked').length, (count) => ({
        key: 'erasures',
        title: plural(count, ERASURES),
        count,
        to: '/admin/personal-data',
        urgent: true,
        note: 'Закон даёт на ответ десять рабочих дней',
      }));
    },
  },
  {
    key: 'webhooks',
    right: WEBHOOK_RIGHTS.list,
    read: async (signal) => {
      const failing = (await webhooksApi.list(signal)).filter(isFailing);
      return some(failing.length, (count) => ({
        key: 'webhooks',
        title: plural(count, UNTOLD),
        count,
        to: '/admin/webhooks',
        urgent: true,
        note: failing.map(({ title }) => `«${title}»`).join(', '),
      }));
    },
  },
  {
    key: 'leads',
    right: LEAD_RIGHTS.list,
    calm: 'новых заявок нет',
    read: async (signal) =>
      some((await leadsApi.list({ status: 'new', page: 1 }, signal)).total, (count) => ({
        key: 'leads',
        title: plural(count, LEADS),
        count,
        to: '/admin/leads?status=new',
      })),
  },
  {
    key: 'to-moderate',
    right: DESK_RIGHTS.overview,
    read: async (signal) =>
      (await deskApi.overview(signal)).toModerate.flatMap(({ type, total }) =>
        findAdminType(type) ? [moderation(type, total)] : [],
      ),
  },
  {
    key: 'to-approve',
    right: DESK_RIGHTS.overview,
    read: async (signal) =>
      (await deskApi.overview(signal)).toApprove.flatMap((drafts) =>
        findAdminType(drafts.type) ? [approval(drafts)] : [],
      ),
  },
  {
    key: 'links',
    right: LINK_RIGHTS.list,
    calm: 'все ссылки ведут куда надо',
    read: async (signal) =>
      some((await linksApi.list(1, signal)).broken, (count) => ({
        key: 'links',
        title: plural(count, BROKEN),
        count,
        to: '/admin/links',
      })),
  },
];

function undelivered(state: LeadDeliveryState, words: WordForms, count: number, note?: string): WaitingRow[] {
  const title = plural(count, words);
  const row = { key: `delivery:${state}`, title, count, to: `/admin/leads?delivery=${state}`, urgent: true };
  return some(count, () => ({ ...row, ...(note && { note }) }));
}

/** The remotes for which there is a reason: one leads to its page, several to the list. */
function ofRemotes(
  key: string,
  words: WordForms,
  remotes: ReleaseOverview['remotes'],
  reasonOf: (remote: ReleaseOverview['remotes'][number]) => string | undefined,
): WaitingRow[] {
  const [first, ...others] = remotes.filter((remote) => reasonOf(remote) !== undefined);
  if (!first) return [];
  const count = others.length + 1;
  const note =
    others.length > 0 ? [first, ...others].map(({ remote }) => remote).join(', ') : reasonOf(first);
  const to = others.length > 0 ? '/admin/releases' : `/admin/releases/${first.remote}`;
  return [{ key, title: plural(count, words), count, to, urgent: true, ...(note && { note }) }];
}

/** It did not come out at its moment, or will not. */
function isStuck({ stage, failure, held }: ChangeSetSummary): boolean {
  return stage === 'scheduled' && (failure !== null || held > 0);
}

/** One leads to its page and says why, several to their list. */
function stuck([first, ...others]: readonly ChangeSetSummary[]): WaitingRow[] {
  if (!first) return [];
  const count = others.length + 1;
  return [
    {
      key: 'change-sets',
      title: plural(count, STUCK),
      count,
      to: others.length > 0 ? '/admin/change-sets' : `/admin/change-sets/${first.id}`,
      urgent: true,
      note:
        others.length > 0
          ? [first, ...others].map(({ title }) => `«${title}»`).join(', ')
          : `«${first.title}»: ${first.failure ?? 'записи сняли с публикации или убрали'}`,
    },
  ];
}

/** Leads to the form of the one that has waited longest, and says why it does. */
function missed({ total, items }: Desk['missed']): WaitingRow[] {
  const [first] = items;
  if (!first || !findAdminType(first.type)) return [];
  return [
    {
      key: 'missed',
      title: plural(total, MISSED),
      count: total,
      to: `${expectAdminType(first.type).root}/${first.id}`,
      urgent: true,
      note: `«${first.title}»: ${first.failure}`,
    },
  ];
}

/** Switched off it tells nothing, and nothing fails. */
function isFailing({ active, last }: Webhook): boolean {
  return active && (last?.state === 'failed' || last?.state === 'dead');
}

function moderation(name: string, count: number): WaitingRow {
  const { type, root } = expectAdminType(name);
  return {
    key: `to-moderate:${name}`,
    title: `${type.titles.section}: прочитать и опубликовать`,
    count,
    to: `${root}?status=draft`,
  };
}

function approval({ type: name, over, total }: Desk['toApprove'][number]): WaitingRow {
  const { type, root } = expectAdminType(name);
  return {
    key: `to-approve:${name}:${over}`,
    title: `${type.titles.section}: одобрить ${over ? 'правки ' : ''}вторым`,
    count: total,
    to: `${root}?status=${over ? 'changed' : 'draft'}`,
    note: 'Написали другие; публикуют вдвоём',
  };
}

function some(count: number, row: (count: number) => WaitingRow): WaitingRow[] {
  return count > 0 ? [row(count)] : [];
}
