import { type BrokenLink, LINK_RIGHTS } from '@polden/api-contract';
import { readableAddress } from '@polden/reference-data';
import { formatDate } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageIn, searchOf } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useMay } from '../session/use-may.ts';
import { LINK_KEYS, linksApi } from './links.api.ts';
import { LinkPlaces } from './link-places.tsx';
import { problemOf } from './link-words.ts';
import css from './links.module.css';
import { MendDialog } from './mend-dialog.tsx';

/** A check of everything goes on in the background. */
const LOOK_AGAIN_MS = 15_000;

/** Addresses that lead nowhere, or not straight, with the places where they stand. */
export function LinkTable() {
  const [params] = useSearchParams();
  const page = pageIn(params);
  const mayMend = useMay(LINK_RIGHTS.mend);
  const [mended, setMended] = useState<BrokenLink | null>(null);
  const query = useQuery({
    queryKey: LINK_KEYS.list(page),
    queryFn: ({ signal }) => linksApi.list(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { data } = query;
  return (
    <div className={css.list}>
      {data && (
        <p role="status" className={css.soft}>
          Никуда не ведут: {data.broken}. Ведут через перенаправление: {data.redirected}.
          {data.checkedAt !== null && ` Всё проверено ${formatDate(data.checkedAt, 'DD.MM.YYYY HH:mm')}.`}
        </p>
      )}
      <PagedTable
        query={query}
        caption="Ссылки, которые надо исправить"
        words={{
          loading: 'Загружаем…',
          failed: 'Список не загрузился',
          empty:
            data?.checkedAt === null
              ? 'Сломанных ссылок не нашли, но всё содержание ещё не проверяли.'
              : 'Все ссылки ведут туда, куда обещают.',
        }}
        rowKey={({ address }) => address}
        columns={[
          {
            key: 'address',
            title: 'Адрес',
            cell: ({ address }) => <code className={css.address}>{readableAddress(address)}</code>,
          },
          {
            key: 'problem',
            title: 'Что не так',
            cell: (link) => (
              <span className={css.problem} data-mild={link.problem === 'redirected' || undefined}>
                {problemOf(link)}
              </span>
            ),
          },
          { key: 'places', title: 'Где стоит', cell: ({ places }) => <LinkPlaces places={places} /> },
          {
            key: 'mend',
            title: 'Исправить',
            bare: true,
            cell: (link) =>
              mayMend && (
                <SmallButton about={`ссылку на ${link.address}`} onClick={() => setMended(link)}>
                  Исправить
                </SmallButton>
              ),
          },
        ]}
        pages={{ label: 'Страницы списка', page, to: (to) => `/admin/links${searchOf({ page: to })}` }}
      />
      {mended && (
        <MendDialog
          address={mended.address}
          places={mended.places}
          guess={mended.leadsTo ?? ''}
          onClose={() => setMended(null)}
        />
      )}
    </div>
  );
}
