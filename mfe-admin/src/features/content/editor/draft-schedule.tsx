import { DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { NativeInput } from '../../controls/native-input.tsx';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../../toasts/toast.store.ts';
import css from './editor.module.css';
import { fieldErrorsOf } from '../../forms/field-errors.ts';
import type { OverSeenDraft } from './use-newer.ts';
import { fromMoscowInput, momentProblem, toMoscowInput } from '../../controls/moscow-input.ts';

interface DraftScheduleProps {
  item: ContentItem;
  state: DraftState;
  overSeen: OverSeenDraft;
  onState: (state: DraftState) => void;
}

/** When the changes come out, and when the item goes, by themselves. */
export function DraftSchedule({ item, state, overSeen, onState }: DraftScheduleProps) {
  const rights = useRights();
  const mayAtAll = useMay(DRAFT_RIGHTS.schedule);
  const { draft, unpublishAt, unpublishFailure } = state;
  if (!mayAtAll) return null;
  // What has failed to go stands there only to be set anew.
  const goes = unpublishFailure === null ? unpublishAt : null;
  return (
    <details className={css.schedule} open={Boolean(draft?.publishAt ?? unpublishAt)}>
      <summary>Выйти и снять по расписанию</summary>
      {unpublishFailure !== null && (
        <Notice tone="warning" title="Сама с сайта не ушла">
          <p>{unpublishFailure}. Снимите её отсюда или назначьте другое время.</p>
        </Notice>
      )}
      <div className={css.moments}>
        {draft && draft.changeSet === null && rights('publish') && (
          <Moment
            key={`publish:${draft.publishAt}`}
            field="publishAt"
            overSeen={overSeen}
            label="Изменения выйдут"
            value={draft.publishAt}
            problemOf={(moment) =>
              goes !== null && moment >= goes ? `Запись уйдёт с сайта раньше, ${wordsOf(goes)}` : undefined
            }
            {...{ item, onState }}
          />
        )}
        {(item.state !== 'draft' || unpublishAt !== null) && rights('unpublish') && (
          <Moment
            key={`unpublish:${unpublishAt}`}
            field="unpublishAt"
            label="Уйдёт с сайта"
            value={unpublishAt}
            problemOf={(moment) => beforeIt(moment, item, state)}
            {...{ item, onState }}
          />
        )}
      </div>
    </details>
  );
}

/** ISO 8601 in UTC is in the order of time. */
function beforeIt(moment: string, { publishedAt }: ContentItem, { draft }: DraftState): string | undefined {
  const changesAt = draft?.failure === null ? draft.publishAt : null;
  if (changesAt && moment <= changesAt) return `Снятие — после изменений: они выйдут ${wordsOf(changesAt)}`;
  if (publishedAt !== null && moment <= publishedAt)
    return `Снятие — после публикации: запись выйдет ${wordsOf(publishedAt)}`;
  return undefined;
}

function wordsOf(moment: string): string {
  return formatDate(moment, 'DD.MM.YYYY HH:mm');
}

interface MomentProps {
  item: ContentItem;
  field: 'publishAt' | 'unpublishAt';
  /** Where something comes out at the moment: what was seen. */
  overSeen?: OverSeenDraft;
  label: string;
  value: string | null;
  /** Why it cannot be this moment to come (ISO 8601). */
  problemOf: (moment: string) => string | undefined;
  onState: (state: DraftState) => void;
}

function Moment({ item, field, overSeen, label, value, problemOf, onState }: MomentProps) {
  const { api } = useAdminType();
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState(toMoscowInput(value));
  const saving = useMutation({
    mutationFn: (moment: string | null) =>
      overSeen && moment !== null
        ? overSeen((version) => api.schedule(item.id, { [field]: moment, version }))
        : api.schedule(item.id, { [field]: moment }),
    meta: { shownInPlace: [422], failure: 'Время не сохранилось.' },
    onSuccess: (state, moment) => {
      onState(state);
      toast.success(moment === null ? `${label}: время снято` : `${label} ${wordsOf(moment)}`);
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    },
  });
  const moment = fromMoscowInput(text);
  // What stands there already was right when it was set.
  const problem =
    moment !== null && moment === value
      ? undefined
      : (momentProblem(text) ?? (moment === null ? undefined : problemOf(moment)));
  return (
    <div className={css.moment}>
      <NativeInput
        id={id}
        name={field}
        type="datetime-local"
        label={label}
        hint="По московскому времени."
        value={text}
        error={problem ?? fieldErrorsOf(saving.error)[field]?.[0]}
        onChange={setText}
      />
      <div className={css.buttons}>
        <Button
          variant="secondary"
          busy={saving.isPending}
          disabled={moment === null || problem !== undefined}
          waits={moment === value}
          onClick={() => saving.mutate(moment)}
        >
          Назначить
        </Button>
        {value !== null && (
          <Button variant="quiet" onClick={() => saving.mutate(null)}>
            Убрать
          </Button>
        )}
      </div>
    </div>
  );
}
