import {
  type NewWebhook,
  type Webhook,
  WEBHOOK_KINDS,
  WEBHOOK_TITLE_MAX,
  WEBHOOK_URL_MAX,
  type WebhookChange,
  type WebhookInput,
} from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Checkbox, FieldError, TextField } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { CHANGED_BY_OTHERS, ChangedByOthers } from '../forms/changed-by-others.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useSharedForm } from '../forms/use-shared-form.ts';
import { toast } from '../toasts/toast.store.ts';
import { KIND_WORDS } from './webhook-words.ts';
import { WEBHOOK_KEYS, webhooksApi } from './webhooks.api.ts';
import css from './webhooks.module.css';

const EMPTY: WebhookInput = { title: '', url: '', kinds: [], active: true };

export interface WebhookDialogProps {
  /** Null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onAdded: (made: NewWebhook) => void;
}

/** Form of a webhook: its address and events. */
export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const queryClient = useQueryClient();
  const present = webhook ? inputOf(webhook) : EMPTY;
  const { draft: input, base, change, takeTheirs, keepOwn } = useSharedForm(present);
  const saving = useMutation({
    mutationFn: async ({ seen, ...typed }: WebhookChange) => {
      if (webhook) await webhooksApi.update(webhook.id, { ...typed, ...(seen && { seen }) });
      else onAdded(await webhooksApi.add(typed));
    },
    meta: { shownInPlace: [422, CHANGED_BY_OTHERS], failure: 'Вебхук не сохранён.' },
    // Somebody else has changed it, or removed it: that is to be seen.
    onError: (error) => {
      if (error instanceof HttpError && (error.code === CHANGED_BY_OTHERS || error.code === 404))
        void queryClient.invalidateQueries({ queryKey: WEBHOOK_KEYS.all });
    },
    onSuccess: () => {
      toast.success(`«${input.title}»: сохранено`);
      onClose();
      void queryClient.invalidateQueries({ queryKey: WEBHOOK_KEYS.all });
    },
  });
  const title = webhook ? 'Вебхук' : 'Новый вебхук';
  return (
    <FormDialog
      title={title}
      save="Сохранить"
      busy={saving.isPending}
      error={saving.error}
      fields={['title', 'url', 'kinds']}
      onSubmit={() => saving.mutate({ ...input, seen: base })}
      onCancel={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('title')}
            label="Название"
            name="title"
            maxLength={WEBHOOK_TITLE_MAX}
            value={input.title}
            onChange={(value) => change({ title: value })}
          />
          <TextField
            {...field('url')}
            label="Адрес"
            name="url"
            hint="https://, снаружи: во внутренние сети не отправляем"
            maxLength={WEBHOOK_URL_MAX}
            value={input.url}
            onChange={(url) => change({ url })}
          />
          <fieldset
            id={field('kinds').id}
            className={css.kinds}
            tabIndex={-1}
            aria-describedby={`${field('kinds').id}-error`}
          >
            <legend>О чём сообщать</legend>
            <FieldError {...field('kinds')} />
            {WEBHOOK_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                name="kinds"
                label={
                  <>
                    {KIND_WORDS[kind].title}
                    <span className={css.hint}>{KIND_WORDS[kind].hint}</span>
                  </>
                }
                checked={input.kinds.includes(kind)}
                onChange={(ticked) =>
                  change({
                    kinds: WEBHOOK_KINDS.filter((each) =>
                      each === kind ? ticked : input.kinds.includes(each),
                    ),
                  })
                }
              />
            ))}
          </fieldset>
          <Checkbox
            name="active"
            label="Включён"
            checked={input.active}
            onChange={(active) => change({ active })}
          />
          <ChangedByOthers
            error={saving.error}
            onTake={() => {
              saving.reset();
              takeTheirs();
            }}
            onKeep={() => saving.mutate({ ...present, ...keepOwn().changed, seen: present })}
          />
        </>
      )}
    </FormDialog>
  );
}

function inputOf({ title, url, kinds, active }: Webhook): WebhookInput {
  return { title, url, kinds, active };
}
