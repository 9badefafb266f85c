import { CHANGE_SET_RIGHTS, type ChangeSetSummary } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Notice, TextField } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { LEAVE_FREELY } from '../dialog/must-leave.ts';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { fieldErrorsOf } from '../forms/field-errors.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { GuardedLink } from '../session/guarded-link.tsx';
import { useKeptText } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';
import { itemsWord } from './items-word.ts';
import { lookAgain } from './look-again.ts';
import { StageBadge } from './stage-badge.tsx';
import css from './change-sets.module.css';

/** `/admin/change-sets` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Наборы изменений">
        <p className={css.soft}>
          Набор собирает правки разных записей, чтобы посмотреть их вместе, опубликовать одним мгновением и,
          если что, вернуть одним нажатием. Включают в набор в самой записи.
        </p>
        <NewSet />
        <Sets />
      </AdminFrame>
    </GuardedPage>
  );
}

function NewSet() {
  const id = useId();
  const mayAdd = useMay(CHANGE_SET_RIGHTS.add);
  const navigate = useNavigate();
  const [title, setTitle] = useKeptText('change-set:new');
  const adding = useMutation({
    mutationFn: () => changeSetsApi.add(title),
    meta: { shownInPlace: [422], failure: 'Набор не завёлся.' },
    // Under way until its page is there: the button is not to be pressed once more meanwhile.
    onSuccess: async (set) => navigate(`/admin/change-sets/${set.id}`, { state: LEAVE_FREELY }),
  });
  if (!mayAdd) return null;
  return (
    <form
      className={css.add}
      noValidate
      aria-label="Завести набор"
      onSubmit={(event) => {
        event.preventDefault();
        adding.mutate();
      }}
    >
      <UnsavedQuestion isUnsaved={title.trim() !== ''}>Набор ещё не заведён.</UnsavedQuestion>
      <TextField
        id={id}
        label="Новый набор"
        name="title"
        value={title}
        error={fieldErrorsOf(adding.error)['title']?.[0]}
        onChange={setTitle}
      />
      <Button type="submit" busy={adding.isPending}>
        Завести
      </Button>
    </form>
  );
}

function Sets() {
  const query = useQuery({
    queryKey: CHANGE_SET_KEYS.list,
    queryFn: ({ signal }) => changeSetsApi.list(signal),
    refetchInterval: ({ state }) => lookAgain(state.data ?? []),
  });
  const { data } = query;
  if (!data) return <NotRead of={[query]} loading="Загружаем…" failed="Наборы не загрузились" />;
  if (data.length === 0) return <Notice>Наборов пока нет.</Notice>;
  return (
    <ul role="list" className={css.sets} aria-label="Наборы">
      {data.map((set) => (
        <li key={set.id} className={css.set}>
          <p>
            <GuardedLink right={CHANGE_SET_RIGHTS.item} to={`/admin/change-sets/${set.id}`}>
              {set.title}
            </GuardedLink>
            <span className={css.soft}>
              {itemsWord(set.items)}, {moment(set)}
            </span>
          </p>
          <StageBadge stage={set.stage} failed={set.failure !== null} />
        </li>
      ))}
    </ul>
  );
}

/** What happened to the set last, or will next. */
function moment({ stage, publishAt, publishedAt, revertedAt, updatedAt, author }: ChangeSetSummary): string {
  const at = (iso: string | null) => (iso === null ? '' : formatDate(iso, 'DD.MM.YYYY HH:mm'));
  if (stage === 'reverted') return `отменён ${at(revertedAt)}`;
  if (stage === 'published') return `вышел ${at(publishedAt)}`;
  if (stage === 'scheduled') return `выйдет ${at(publishAt)}`;
  return `изменён ${at(updatedAt)}, ${author}`;
}
