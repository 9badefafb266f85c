import { CHANGE_SET_RIGHTS, type ChangeSet, PREVIEW_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, ButtonLink } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { fieldErrorsOf } from '../forms/field-errors.ts';
import { fromMoscowInput, momentProblem, toMoscowInput } from '../controls/moscow-input.ts';
import { NativeInput } from '../controls/native-input.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { OpenPreview } from '../preview/open-preview.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';
import { itemsWord } from './items-word.ts';
import { useSchedule } from './use-schedule.ts';
import css from './change-sets.module.css';

type Act = 'publish' | 'revert' | 'remove';

/** What is asked, of the set as it stood then: what becomes of it behind the question is no part of the answer. */
interface Asked {
  act: Act;
  set: ChangeSet;
}

/** Looks at the set, brings it out, takes it back. */
export function ChangeSetActions({ set }: { set: ChangeSet }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = {
    publish: useMay(CHANGE_SET_RIGHTS.publish),
    revert: useMay(CHANGE_SET_RIGHTS.revert),
    remove: useMay(CHANGE_SET_RIGHTS.remove),
    schedule: useMay(CHANGE_SET_RIGHTS.schedule),
  };
  const mayPreview = useMay(PREVIEW_RIGHTS.open);
  const isOpen = set.stage === 'open' || set.stage === 'scheduled';
  const blocked = set.items.some(({ problems }) => problems.length > 0);
  const { items, publishedAt, revertedAt, lacking } = set;
  const lacksRelease = lacking.release !== null;
  return (
    <aside className={css.panel} aria-label="Что сделать с набором">
      {publishedAt !== null && <p>Вышел {formatDate(publishedAt, 'DD.MM.YYYY HH:mm')}</p>}
      {revertedAt !== null && <p>Отменён {formatDate(revertedAt, 'DD.MM.YYYY HH:mm')}</p>}
      {isOpen && (
        <OpenPreview of={{ changeSet: set.id }} disabled={items.length === 0 || lacking.preview !== null}>
          Посмотреть сайт с набором
        </OpenPreview>
      )}
      {isOpen && mayPreview && items.length > 0 && lacking.preview === null && (
        <ButtonLink variant="secondary" to={`/admin/change-sets/${set.id}/pages`}>
          Страницы до и после
        </ButtonLink>
      )}
      {isOpen && may.publish && (
        <Button
          disabled={items.length === 0 || blocked || lacksRelease}
          onClick={() => setAsked({ act: 'publish', set })}
        >
          Опубликовать всё
        </Button>
      )}
      {isOpen && blocked && <p className={css.soft}>Сначала исправьте то, что не даст выйти.</p>}
      {isOpen && may.schedule && <Moment key={set.publishAt} set={set} blocked={blocked} />}
      {set.stage === 'published' && may.revert && (
        <Button variant="secondary" disabled={lacksRelease} onClick={() => setAsked({ act: 'revert', set })}>
          Вернуть как было
        </Button>
      )}
      {isOpen && may.remove && (
        <Button
          variant="quiet"
          disabled={lacking.remove !== null}
          onClick={() => setAsked({ act: 'remove', set })}
        >
          Удалить набор
        </Button>
      )}
      {isOpen && mayPreview && lacking.preview !== null && (
        <p className={css.soft}>{`Посмотреть набор может тот, кто вправе ${lacking.preview}.`}</p>
      )}
      {lacksRelease && set.stage !== 'reverted' && (
        <p className={css.soft}>
          {`${isOpen ? 'Выпустить набор' : 'Вернуть как было'} может тот, кто вправе ${lacking.release}.`}
        </p>
      )}
      {asked && <Ask {...asked} onClose={() => setAsked(null)} />}
    </aside>
  );
}

function Moment({ set, blocked }: { set: ChangeSet; blocked: boolean }) {
  const id = useId();
  const [text, setText] = useState(toMoscowInput(set.publishAt));
  const saving = useSchedule(set);
  const lacks = set.lacking.release !== null;
  const moment = fromMoscowInput(text);
  // What stands there already was right when it was set.
  const problem = moment !== null && moment === set.publishAt ? undefined : momentProblem(text);
  return (
    <div className={css.moment}>
      <NativeInput
        id={id}
        name="publishAt"
        type="datetime-local"
        label="Выйдет сам"
        hint="По московскому времени."
        value={text}
        error={problem ?? fieldErrorsOf(saving.error)['publishAt']?.[0]}
        onChange={setText}
      />
      <Button
        variant="secondary"
        busy={saving.isPending}
        disabled={lacks || blocked || moment === null || problem !== undefined}
        waits={moment === set.publishAt}
        onClick={() => saving.mutate(moment)}
      >
        Назначить
      </Button>
      {set.publishAt !== null && (
        <Button variant="quiet" disabled={lacks} onClick={() => saving.mutate(null)}>
          Убрать время
        </Button>
      )}
    </div>
  );
}

const QUESTIONS: Record<Act, { title: string; confirm: string; done: string }> = {
  publish: { title: 'Опубликовать весь набор?', confirm: 'Опубликовать', done: 'Набор на сайте' },
  revert: { title: 'Вернуть всё как было?', confirm: 'Вернуть', done: 'На сайте снова прежнее' },
  remove: { title: 'Удалить набор?', confirm: 'Удалить', done: 'Набор удалён, черновики остались' },
};

function Ask({ set, act, onClose }: Asked & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { title, confirm, done } = QUESTIONS[act];
  const doing = useMutation({
    mutationFn: async (): Promise<ChangeSet | null> => {
      if (act === 'publish') return changeSetsApi.publish(set);
      if (act === 'revert') return changeSetsApi.revert(set.id);
      await changeSetsApi.remove(set.id);
      return null;
    },
    // It may be another by now.
    onError: () => queryClient.invalidateQueries({ queryKey: CHANGE_SET_KEYS.item(set.id) }),
    onSuccess: async (newer) => {
      toast.success(done);
      onClose();
      if (newer === null) void navigate('/admin/change-sets');
      else queryClient.setQueryData(CHANGE_SET_KEYS.item(set.id), newer);
      await queryClient.invalidateQueries({ queryKey: CHANGE_SET_KEYS.list });
    },
    meta: { shownInDialog: true },
  });
  const count = itemsWord(set.items.length);
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      busy={doing.isPending}
      onConfirm={() => doing.mutateAsync()}
      onCancel={onClose}
    >
      {act === 'publish' && <p>Посетители увидят изменения разом: {count}. Всё или ничего.</p>}
      {act === 'revert' && <p>Записи набора станут такими, какими были до него: {count}.</p>}
      {act === 'remove' && <p>Черновики останутся, каждый сам по себе.</p>}
    </ConfirmDialog>
  );
}
