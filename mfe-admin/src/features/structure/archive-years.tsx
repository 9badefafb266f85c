import type { ContentListRow } from '@polden/api-contract';
import { archiveYearProblem, archiveYears } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, TextField } from '@polden/ui';
import { useMutation } from '../calls/use-mutation.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { wholeList } from '../content-types/whole-list.ts';
import { toast } from '../toasts/toast.store.ts';
import css from './structure.module.css';

/** The archive of a type by year; a document may be put under another one, or come back. */
export function ArchiveYears() {
  const { api } = useAdminType();
  const headingId = useId();
  const { data = [] } = useQuery({
    queryKey: [...api.keys.lists, 'archive-years'],
    queryFn: ({ signal }) => wholeList(api, { archived: '1' }, signal),
  });
  const years = [...new Set(data.map(({ archiveYear }) => archiveYear))].sort(
    (one, other) => (other ?? 0) - (one ?? 0),
  );
  return (
    <section className={css.archive} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.title}>
        Архив по годам
      </h2>
      {years.length === 0 && <p>В архиве пусто.</p>}
      {years.map((year) => (
        <section key={year} aria-label={`Архив: ${year ?? 'без года'}`}>
          <h3>{year ?? 'Без года'}</h3>
          <ul role="list" className={css.board}>
            {data
              .filter(({ archiveYear }) => archiveYear === year)
              .map((item) => (
                <ArchivedRow key={`${item.id}-${year}`} item={item} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ArchivedRow({ item }: { item: ContentListRow }) {
  const { api, type } = useAdminType();
  const may = useRights();
  const id = useId();
  const queryClient = useQueryClient();
  const [year, setYear] = useState(String(item.archiveYear ?? ''));
  const since = item.cells[type.archive?.since ?? ''];
  const problem = archiveYearProblem(year, archiveYears(since, moscowDay(new Date())));
  const wrong = problem !== null;
  const changing = useMutation({
    mutationFn: (back: boolean) =>
      back ? api.restoreArchive(item.id) : api.moveArchive(item.id, { year: Number(year) }),
    onSuccess: async (_item, back) => {
      toast.success(back ? `«${item.title}»: снова действует` : `«${item.title}»: архив ${year} года`);
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
  });
  return (
    <li className={css.row}>
      <span className={css.name}>{item.title}</span>
      {may('moveArchive') && (
        <form
          className={css.year}
          noValidate
          aria-label={item.title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!wrong && !changing.isPending) changing.mutate(false);
          }}
        >
          <TextField
            id={`${id}-year`}
            name="year"
            inputMode="numeric"
            label="Год архива"
            error={(year !== '' && problem) || undefined}
            value={year}
            onChange={setYear}
          />
          {Number(year) !== item.archiveYear && (
            <Button type="submit" variant="secondary" busy={changing.isPending} disabled={wrong}>
              Сохранить год
            </Button>
          )}
        </form>
      )}
      {may('restoreArchive') && (
        <SmallButton
          about={`«${item.title}»`}
          idle={changing.isPending}
          onClick={() => changing.mutate(true)}
        >
          Вернуть из архива
        </SmallButton>
      )}
    </li>
  );
}
