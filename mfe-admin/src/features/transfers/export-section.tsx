import type { TransferFormat } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { filtersOf, readListState } from '../content/list/list-state.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import { transfersApi } from './transfers.api.ts';
import css from './transfers.module.css';

/** The items that the list was filtered by, as a file. */
export function ExportSection() {
  const { type } = useAdminType();
  const headingId = useId();
  const [params] = useSearchParams();
  const filter = filtersOf(readListState(params));
  const filtered = Object.keys(filter).length > 0;
  const saving = useMutation({
    mutationFn: (format: TransferFormat) => transfersApi.download(type.name, format, filter),
    meta: { failure: 'Выгрузить не получилось.' },
  });
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        Выгрузить
      </h2>
      <p>
        {filtered ? 'Выгрузим то, что отобрано в списке.' : 'Выгрузим все записи раздела.'} CSV открывается в
        Excel, JSON хранит записи целиком.
      </p>
      <p className={css.buttons}>
        <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate('csv')}>
          Таблица CSV
        </Button>
        <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate('json')}>
          JSON
        </Button>
      </p>
    </section>
  );
}
