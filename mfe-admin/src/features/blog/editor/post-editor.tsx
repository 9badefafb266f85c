import type { BlogPostItem } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { Button, ErrorSummary, Notice } from '@polden/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useMay } from '../../session/use-may.ts';
import { MergeScreen } from '../merge/merge-screen.tsx';
import { usePublication } from '../use-publication.ts';
import { fieldErrorsOf, summarize } from './field-errors.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { afterOperation } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';
import { valuesOf } from './post-values.ts';
import css from './editor.module.css';

export interface PostEditorProps {
  /** Null for a new article. */
  item: BlogPostItem | null;
  /** The server's newer state of the article. */
  onItem: (item: BlogPostItem) => void;
}

/** The form of an article, and what is done with it. */
export function PostEditor({ item, onItem }: PostEditorProps) {
  const mayEdit = useMay(item === null ? blogPost.actions.add : blogPost.actions.edit);
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const state = useDraft(item);
  const { draft, setDraft, dirty, restored, discard } = state;
  const { saving, conflict, setConflict } = useSaving(item, state);
  const adopt = (newer: BlogPostItem) => {
    onItem(newer);
    setDraft((now) => afterOperation(now, newer));
  };
  const publication = usePublication({ id: item?.id ?? 0, shownInPlace: [422], onDone: adopt });
  const errors = { ...fieldErrorsOf(publication.error), ...fieldErrorsOf(saving.error) };
  const attempt = Math.max(saving.submittedAt, publication.submittedAt);

  async function save(): Promise<boolean> {
    if (saving.isPending || !mayEdit) return false;
    publication.reset();
    return saving.mutateAsync(draft).then(
      () => true,
      // The form and the toast have said it.
      () => false,
    );
  }
  async function publish(change: 'publish' | 'unpublish'): Promise<void> {
    if (change === 'publish' && dirty && !(await save())) return;
    saving.reset();
    publication.mutate(change);
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    // The place of the key: with a Russian layout its letter is «ы».
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyS') return;
    event.preventDefault();
    if (dirty && conflict === null) void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  const guard = <LeaveGuard dirty={dirty} onDiscard={discard} />;
  if (conflict !== null) {
    return (
      <>
        <MergeScreen
          base={draft.base}
          mine={draft.values}
          theirs={valuesOf(conflict)}
          changedAt={conflict.updatedAt}
          onCancel={() => setConflict(null)}
          onMerged={(values) => {
            const merged = { version: conflict.version, base: valuesOf(conflict), values };
            setConflict(null);
            setDraft(merged);
            onItem(conflict);
            saving.mutate(merged);
          }}
        />
        {guard}
      </>
    );
  }

  return (
    <form
      className={css.editor}
      noValidate
      aria-label="Статья"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={css.notices}>
        {restored && (
          <Notice tone="info" title="Здесь ваши несохранённые изменения из этой вкладки">
            <Button variant="quiet" onClick={discard}>
              Вернуть сохранённую версию
            </Button>
          </Notice>
        )}
        {!mayEdit && <Notice>Можно только читать: права править статьи у вашей роли нет.</Notice>}
        <ErrorSummary
          key={attempt}
          title={publication.isError ? 'Публиковать ещё рано' : 'Сохранить не получилось'}
          errors={summarize(errors, idOf)}
        />
      </div>
      <PostFields
        values={draft.values}
        errors={errors}
        idOf={idOf}
        readOnly={!mayEdit}
        onChange={(change) => setDraft((now) => ({ ...now, values: { ...now.values, ...change } }))}
      />
      <PublicationPanel
        item={item}
        idOf={idOf}
        publishedAt={draft.values.publishedAt}
        error={errors['publishedAt']?.[0]}
        dirty={dirty}
        readOnly={!mayEdit}
        busy={publication.isPending || saving.isPending}
        onPublishedAt={(publishedAt) =>
          setDraft((now) => ({ ...now, values: { ...now.values, publishedAt } }))
        }
        onPublish={(change) => void publish(change)}
        onItem={adopt}
      />
      {mayEdit && <SaveBar dirty={dirty} busy={saving.isPending} isNew={item === null} />}
      {guard}
    </form>
  );
}
