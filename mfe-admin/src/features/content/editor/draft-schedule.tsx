import { DRAFT_RIGHTS, type DraftState, type ScheduleItem } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { NativeInput } from '../../controls/native-input.tsx';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../../toasts/toast.store.ts';
import css from './editor.module.css';
import { fieldErrorsOf } from '../../forms/field-errors.ts';
import { fromMoscowInput, toMoscowInput } from '../../controls/moscow-input.ts';

interface DraftScheduleProps {
  item: ContentItem;
  state: DraftState;
  onState: (state: DraftState) => void;
}

/** When the changes come out, and when the item goes, by themselves. */
export function DraftSchedule({ item, state, onState }: DraftScheduleProps) {
  const rights = useRights();
  const mayAtAll = useMay(DRAFT_RIGHTS.schedule);
  const { draft, unpublishAt, unpublishFailure } = state;
  if (!mayAtAll) return null;
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
            label="Изменения выйдут"
            value={draft.publishAt}
            {...{ item, onState }}
          />
        )}
        {item.state !== 'draft' && rights('unpublish') && (
          <Moment
            key={`unpublish:${unpublishAt}`}
            field="unpublishAt"
            label="Уйдёт с сайта"
            value={unpublishAt}
            {...{ item, onState }}
          />
        )}
      </div>
    </details>
  );
}

interface MomentProps {
  item: ContentItem;
  field: keyof ScheduleItem;
  label: string;
  value: string | null;
  onState: (state: DraftState) => void;
}

function Moment({ item, field, label, value, onState }: MomentProps) {
  const { api } = useAdminType();
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState(toMoscowInput(value));
  const saving = useMutation({
    mutationFn: (moment: string | null) => api.schedule(item.id, { [field]: moment }),
    meta: { shownInPlace: [422], failure: 'Время не сохранилось.' },
    onSuccess: (state, moment) => {
      onState(state);
      toast.success(
        moment === null ? `${label}: время снято` : `${label} ${formatDate(moment, 'DD.MM.YYYY HH:mm')}`,
      );
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    },
  });
  const moment = fromMoscowInput(text);
  return (
    <div className={css.moment}>
      <NativeInput
        id={id}
        name={field}
        type="datetime-local"
        label={label}
        hint="По московскому времени."
        value={text}
        error={fieldErrorsOf(saving.error)[field]?.[0]}
        onChange={setText}
      />
      <div className={css.buttons}>
        <Button
          variant="secondary"
          busy={saving.isPending}
          disabled={moment === null || moment === value}
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
