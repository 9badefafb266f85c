import {
  ACCESS_SUBJECTS,
  type AccessLogItem,
  type AccessSubject,
  LEAD_RIGHTS,
  leadNumber,
} from '@polden/api-contract';
import { type Column, TextField } from '@polden/ui';
import { DEBOUNCE_MS } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ItemLink } from '../content-types/item-link.tsx';
import { pageIn, searchOf } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { Select } from '../controls/select.tsx';
import { Moment } from '../controls/moment.tsx';
import { useFilterChange } from '../controls/use-filter-change.ts';
import { useTyped } from '../history/use-typed.ts';
import { GuardedLink } from '../session/guarded-link.tsx';
import css from './access-log.module.css';
import { personalDataApi } from './personal-data.api.ts';

const SUBJECTS = Object.entries(ACCESS_SUBJECTS) as [AccessSubject, string][];

const COLUMNS: Column<AccessLogItem>[] = [
  { key: 'at', title: 'Когда', cell: ({ at }) => <Moment at={at} /> },
  { key: 'actor', title: 'Кто', cell: ({ actor }) => actor },
  { key: 'subject', title: 'Что открыл', cell: (item) => <Subject item={item} /> },
];

const MAX_PERSON = 100;

/** What the log shows, as it stands in the address of the page. */
interface AccessState {
  view: 'access';
  person: string;
  subject: string;
  page: number;
}

function readAccessState(params: URLSearchParams): AccessState {
  const subject = SUBJECTS.find(([name]) => name === params.get('subject'))?.[0] ?? '';
  const person = (params.get('person') ?? '').trim().slice(0, MAX_PERSON);
  return { view: 'access', person, subject, page: pageIn(params) };
}

/** From the first page. */
function withFilters(state: AccessState, change: Partial<AccessState>): AccessState {
  return { ...state, ...change, page: 1 };
}

/** Log of the staff who opened or searched for requests, reviews and files of people: append-only. */
export function AccessLog() {
  const id = useId();
  const [params] = useSearchParams();
  const state = useMemo(() => readAccessState(params), [params]);
  const { page, person, subject } = state;
  const change = useFilterChange(state, withFilters, searchOf);
  const [text, setText] = useTyped(person);
  const query = useQuery({
    queryKey: ['personal-data', 'access-log', page, person, subject],
    queryFn: ({ signal }) => personalDataApi.accessLog({ page, person, subject }, signal),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (text.trim() === person) return undefined;
    const timer = setTimeout(() => change({ person: text.trim() }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, person, change]);
  return (
    <section className={css.log} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Кто открывал личные данные</h2>
      <div role="search" className={css.filters}>
        <TextField
          label="Сотрудник"
          name="person"
          type="search"
          maxLength={MAX_PERSON}
          placeholder="Часть имени"
          value={text}
          onChange={setText}
        />
        <Select
          id={`${id}-subject`}
          label="Что открывал"
          value={subject}
          options={[{ value: '', label: 'Всё' }, ...SUBJECTS.map(([value, label]) => ({ value, label }))]}
          onChange={(value) => change({ subject: value })}
        />
      </div>
      <PagedTable
        query={query}
        caption="Записи журнала"
        words={{
          loading: 'Загружаем журнал…',
          failed: 'Журнал не загрузился',
          empty: 'Таких записей нет.',
        }}
        columns={COLUMNS}
        rowKey={({ id: key }) => key}
        pages={{
          label: 'Страницы журнала',
          page,
          to: (next) => `/admin/personal-data${searchOf({ ...state, page: next })}`,
        }}
      />
    </section>
  );
}

function Subject({ item: { subject, subjectId } }: { item: AccessLogItem }) {
  const words = ACCESS_SUBJECTS[subject];
  // What a file came with, and its place there.
  const [owner = ''] = subjectId.split('/');
  switch (subject) {
    case 'lead':
    case 'lead-file':
      return (
        <GuardedLink right={LEAD_RIGHTS.item} to={`/admin/leads/${owner}`}>
          {`${words} ${leadNumber(owner)}`}
        </GuardedLink>
      );
    case 'review':
    case 'review-file':
      return (
        <ItemLink type="review" id={owner}>
          {`${words} № ${owner}`}
        </ItemLink>
      );
    case 'lead-list':
      return `${words}, страница ${subjectId}`;
    default:
      return subjectId === '' ? words : `${words} ${subjectId.slice(0, 8)}`;
  }
}
