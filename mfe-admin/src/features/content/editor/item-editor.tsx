import { Button, ErrorSummary, Notice } from '@polden/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { rememberFiles } from '../../files/files.store.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { MergeScreen } from '../merge/merge-screen.tsx';
import { usePublication } from '../use-publication.ts';
import { fieldErrorsOf, summarize } from './field-errors.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { afterOperation, afterRevert } from './item-draft.ts';
import { ItemExtras } from './item-extras.tsx';
import { ItemFields } from './item-fields.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';
import { fieldNames, type ItemValues, PUBLISHED_AT, valuesOf } from './item-values.ts';
import css from './editor.module.css';

export interface ItemEditorProps {
  /** Null for a new article. */
  item: ContentItem | null;
  /** The server's newer state of the article. */
  onItem: (item: ContentItem) => void;
}

/** The form of an article, and what is done with it. */
export function ItemEditor({ item, onItem }: ItemEditorProps) {
  const { type } = useAdminType();
  const mayEdit = useRights()(item === null ? 'add' : 'update');
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const state = useDraft(item);
  const { draft, setDraft, dirty, restored, discard } = state;
  const { saving, conflict, setConflict } = useSaving(item, state);
  const adopt = (newer: ContentItem) => {
    onItem(newer);
    setDraft((now) => afterOperation(type, now, newer));
  };
  const takeReverted = (newer: ContentItem) => {
    rememberPicture(newer.picture);
    rememberFiles(newer.documents);
    onItem(newer);
    setDraft((now) => afterRevert(type, now, newer));
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
          theirs={valuesOf(type, conflict)}
          changedAt={conflict.updatedAt}
          onCancel={() => setConflict(null)}
          onMerged={(values) => {
            const merged = { version: conflict.version, base: valuesOf(type, conflict), values };
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
      aria-label={type.titles.section}
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
        {!mayEdit && <Notice>Можно только читать: права править этот раздел у вашей роли нет.</Notice>}
        <ErrorSummary
          key={attempt}
          title={publication.isError ? 'Публиковать ещё рано' : 'Сохранить не получилось'}
          errors={summarize(errors, fieldNames(type), idOf)}
        />
      </div>
      <ItemFields
        values={draft.values}
        errors={errors}
        idOf={idOf}
        readOnly={!mayEdit}
        onChange={(change) => setDraft((now) => ({ ...now, values: { ...now.values, ...change } }))}
      >
        <ItemExtras
          id={item?.id ?? null}
          values={draft.values}
          onChange={
            mayEdit
              ? (change) => setDraft((now) => ({ ...now, values: { ...now.values, ...change } }))
              : undefined
          }
        />
      </ItemFields>
      <PublicationPanel
        item={item}
        idOf={idOf}
        publishedAt={publishedAtIn(draft.values)}
        error={errors[PUBLISHED_AT]?.[0]}
        dirty={dirty}
        readOnly={!mayEdit}
        busy={publication.isPending || saving.isPending}
        onPublishedAt={(publishedAt) =>
          setDraft((now) => ({ ...now, values: { ...now.values, publishedAt } }))
        }
        onPublish={(change) => void publish(change)}
        onItem={adopt}
        onReverted={takeReverted}
      />
      {mayEdit && <SaveBar dirty={dirty} busy={saving.isPending} isNew={item === null} />}
      {guard}
    </form>
  );
}

function publishedAtIn(values: ItemValues): string | null {
  const value = values[PUBLISHED_AT];
  return typeof value === 'string' ? value : null;
}
