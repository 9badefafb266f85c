import { ADMIN_LEAD_PATHS, idsOfLeadNumber, LEAD_PERSONAL_ACTION, LEAD_RIGHTS } from '@polden/api-contract';
import { normalizePhone } from '@polden/ru';
import { Button } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { useFilterChange } from '../controls/use-filter-change.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { saveFile } from '../files/save-file.ts';
import { useMay } from '../session/use-may.ts';
import { DeadLetters } from './dead-letters.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { isBackwards, searchOf } from '../controls/list-address.ts';
import { ListPages } from '../controls/list-pages.tsx';
import { filterCount, type LeadsState, readLeadsState, withFilters } from './leads-state.ts';
import css from './leads.module.css';

/** `/admin/leads` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Заявки">
        <Leads />
      </AdminFrame>
    </GuardedPage>
  );
}

function Leads() {
  const [params] = useSearchParams();
  const state = useMemo(() => readLeadsState(params), [params]);
  const query = useQuery({
    queryKey: LEAD_KEYS.list(state),
    queryFn: ({ signal }) => leadsApi.list(state, signal),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = query;
  const personal = useMay(LEAD_PERSONAL_ACTION);
  const change = useFilterChange(state, withFilters, searchOf);
  return (
    <section className={css.list} aria-label="Заявки">
      <DeadLetters onShow={() => change({ delivery: 'dead' })} />
      <LeadFilters state={state} onChange={change} />
      <div className={css.line}>
        <p role="status" className={css.soft}>
          {!data && !isError && 'Загружаем заявки…'}
          {data && (data.total > 0 ? `Нашлось: ${data.total}` : whyNone(state, personal))}
        </p>
        {data?.total !== 0 && <ExportButton search={searchOf({ ...state, page: 1 })} />}
      </div>
      {!data && <NotRead of={[query]} failed="Заявки не загрузились" />}
      {data && data.items.length > 0 && (
        <div className={css.table} data-stale={isPlaceholderData || undefined}>
          <LeadTable items={data.items} total={data.total} search={searchOf(state)} />
        </div>
      )}
      {data && (
        <ListPages
          label="Страницы заявок"
          page={state.page}
          pageCount={data.pageCount}
          to={(page) => `/admin/leads${searchOf({ ...state, page })}`}
        />
      )}
    </section>
  );
}

/** Where nothing is found: whoever may not see people does not find them either. */
function whyNone(state: LeadsState, personal: boolean): string {
  const { search = '' } = state;
  if (search === '' && filterCount(state) === 0) return 'Заявок ещё нет.';
  if (isBackwards(state)) return 'Период кончается раньше, чем начинается: исправьте даты.';
  const isContact = search.includes('@') || normalizePhone(search) !== null;
  if (personal || !isContact) return 'Таких заявок нет.';
  // Ten digits may be either.
  const number = idsOfLeadNumber(search) === null ? '' : 'Заявки с таким номером нет. ';
  return `${number}По телефону и почте ищут сотрудники, которым открыты личные данные.`;
}

/** What the filters leave, as a table with personal data. */
function ExportButton({ search }: { search: string }) {
  const may = useMay(LEAD_RIGHTS.export);
  const { mutate, isPending } = useMutation({ mutationFn: saveFile });
  if (!may) return null;
  return (
    <Button
      variant="secondary"
      busy={isPending}
      onClick={() => mutate(`${ADMIN_LEAD_PATHS.export}${search}`)}
    >
      Выгрузить в CSV
    </Button>
  );
}
