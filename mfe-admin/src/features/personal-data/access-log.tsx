import {
  ACCESS_SUBJECTS,
  type AccessLogItem,
  type AccessSubject,
  LEAD_RIGHTS,
  leadNumber,
} from '@polden/api-contract';
import { type Column, TextField, useDebounced } from '@polden/ui';
import { DEBOUNCE_MS } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ItemLink } from '../content-types/item-link.tsx';
import { pageIn } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { Select } from '../controls/select.tsx';
import { Moment } from '../controls/moment.tsx';
import { GuardedLink } from '../session/guarded-link.tsx';
import css from './access-log.module.css';
import { personalDataApi } from './personal-data.api.ts';

const SUBJECTS = Object.entries(ACCESS_SUBJECTS) as [AccessSubject, string][];

const COLUMNS: Column<AccessLogItem>[] = [
  { key: 'at', title: 'Когда', cell: ({ at }) => <Moment at={at} /> },
  { key: 'actor', title: 'Кто', cell: ({ actor }) => actor },
  { key: 'subject', title: 'Что открыл', cell: (item) => <Subject item={item} /> },
];

/** Log of the staff who opened or searched for requests, reviews and files of people: append-only. */
export function AccessLog() {
  const id = useId();
  const [params] = useSearchParams();
  const [person, setPerson] = useState('');
  const [subject, setSubject] = useState('');
  const asked = useDebounced(person.trim(), DEBOUNCE_MS);
  const page = pageIn(params);
  const query = useQuery({
    queryKey: ['personal-data', 'access-log', page, asked, subject],
    queryFn: ({ signal }) => personalDataApi.accessLog({ page, person: asked, subject }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={css.log} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Кто открывал личные данные</h2>
      <div role="search" className={css.filters}>
        <TextField
          label="Сотрудник"
          name="person"
          type="search"
          maxLength={100}
          placeholder="Часть имени"
          value={person}
          onChange={setPerson}
        />
        <Select
          id={`${id}-subject`}
          label="Что открывал"
          value={subject}
          options={[{ value: '', label: 'Всё' }, ...SUBJECTS.map(([value, label]) => ({ value, label }))]}
          onChange={setSubject}
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
          to: (next) => `/admin/personal-data?view=access&page=${next}`,
        }}
      />
    </section>
  );
}

function Subject({ item: { subject, subjectId } }: { item: AccessLogItem }) {
  const words = ACCESS_SUBJECTS[subject];
  if (subject === 'lead')
    return (
      <GuardedLink right={LEAD_RIGHTS.item} to={`/admin/leads/${subjectId}`}>
        {`${words} ${leadNumber(subjectId)}`}
      </GuardedLink>
    );
  if (subject === 'review')
    return (
      <ItemLink type="review" id={subjectId}>
        {`${words} № ${subjectId}`}
      </ItemLink>
    );
  return subjectId === '' ? words : `${words} ${subjectId.slice(0, 8)}`;
}
