import { ErrorSummary, Notice } from '@polden/ui';
import { Suspense, useId, useRef } from 'react';
import { AutosaveBar } from '../../autosave/autosave-bar.tsx';
import { useUnsavedWork } from '../../autosave/use-unsaved-work.ts';
import { oddInput, reportOddInput } from '../../controls/odd-input.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { useReadOnlyFields } from '../../content-types/use-field-rights.ts';
import type { ContentItem } from '../../content-types/content.api.ts';
import { rememberAttached, withDraft, useServerDraft } from './server-draft.ts';
import { QualityPanel } from '../../quality/quality-panel.tsx';
import { PresenceBar } from '../../presence/presence-bar.tsx';
import { isUploading } from '../../uploads/pending-uploads.ts';
import { useFilesFirst } from '../../uploads/use-files-first.ts';
import { usePublication } from '../use-publication.ts';
import { whyBehind } from './why-behind.ts';
import { fieldErrorsOf, summarize } from '../../forms/field-errors.ts';
import { ForeignChanges } from './foreign-changes.tsx';
import { PreviewPane } from './later-panes.ts';
import { Merging } from './merging.tsx';
import { LeaveGuard } from '../../autosave/leave-guard.tsx';
import { heldField } from './held-field.ts';
import { afterOperation, afterRevert, draftOf, settled } from './item-draft.ts';
import { ItemExtras } from './item-extras.tsx';
import { ItemFields } from './item-fields.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { restoredDraft } from './draft-storage.ts';
import { useAutosave } from './use-autosave.ts';
import { useDraft } from './use-draft.ts';
import { useKeptNotice } from '../../session/use-kept-notice.ts';
import { useSaveKey } from './use-save-key.ts';
import { useScheduledChange } from './use-scheduled-change.ts';
import { usePreviewOf } from './use-preview-of.ts';
import { NewerNotice } from './newer-notice.tsx';
import { useNewer } from './use-newer.ts';
import { useSaving } from './use-saving.ts';
import { changedFields, fieldNames, type ItemValues, PUBLISHED_AT, take } from './item-values.ts';
import { publishedAtIn } from './published-at-in.ts';
import css from './editor.module.css';

export interface ItemEditorProps {
  /** Null for a new article. */
  item: ContentItem | null;
  /** The server's newer state of the article; of a new one, what it has become. */
  onItem: (item: ContentItem) => void;
}

/** The form of an article, and what is done with it. */
export function ItemEditor({ item, onItem }: ItemEditorProps) {
  const { type } = useAdminType();
  const mayEdit = useRights()(item === null ? 'add' : 'update');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const idOf = (field: string) => `${id}-${field}`;
  const server = useServerDraft(item);
  const state = useDraft(server.shown);
  const { draft, setDraft, dirty, restored, discard, bringBack } = state;
  const unsaved = useUnsavedWork(item, state, mayEdit);
  const { saving, conflict, setConflict } = useSaving(item, state, onItem);
  const newer = useNewer({ item, server, form: state, mayEdit, onItem, onConflict: setConflict });
  const adopt = (after: ContentItem) => {
    newer.tell();
    onItem(after);
    setDraft((now) => afterOperation(type, now, after, heldField()));
  };
  useScheduledChange(item, server.state, (changed) => {
    newer.learn(changed.state);
    onItem(changed.item);
    setDraft((now) => afterOperation(type, now, withDraft(changed.item, changed.state), heldField()));
  });
  const takeReverted = (reverted: ContentItem) => {
    rememberAttached(reverted);
    onItem(reverted);
    setDraft((now) => afterRevert(type, now, reverted));
  };
  useKeptNotice(dirty);
  const publication = usePublication({
    id: item?.id ?? 0,
    overSeen: newer.overItem,
    shownInPlace: [409, 422],
    onDone: adopt,
  });
  // What saves itself takes nobody's focus.
  const isQuiet = saving.variables?.isQuiet ?? false;
  const files = useFilesFirst();
  const isBusy = saving.isPending || files.state === 'awaited';
  // A file on its way is as little saved as what is typed.
  const isUnsaved = dirty || files.state !== 'here';
  const errors = { ...fieldErrorsOf(publication.error), ...(isQuiet ? {} : fieldErrorsOf(saving.error)) };
  const attempt = Math.max(isQuiet ? 0 : saving.submittedAt, publication.submittedAt);
  const preview = usePreviewOf(item, server);
  // Begins anew when a save has ended: what was typed meanwhile is saved as well.
  const isFree = mayEdit && conflict === null && files.state === 'here' && !saving.isPending;
  useAutosave(preview.isOpen && dirty && isFree, draft.values, () => save(true));

  const readOnlyNames = useReadOnlyFields();
  const foreign = changedFields(draft.base, draft.values).filter((name) => readOnlyNames.includes(name));
  // A read-only field never changes, whichever control asks for it.
  const change = (values: ItemValues) =>
    setDraft((now) => ({ ...now, values: take({ ...now.values, ...values }, now.values, readOnlyNames) }));
  async function save(quietly = false): Promise<boolean> {
    if (isBusy || !mayEdit) return false;
    if (quietly ? oddInput(form.current) : reportOddInput(form.current)) return false;
    publication.reset();
    // What was typed while they came is looked at as well.
    if (isUploading()) return (await files.arrived()) && save(quietly);
    return saving.mutateAsync({ draft: state.latest.current, isQuiet: quietly }).then(
      () => true,
      // The form and the toast have said it.
      () => false,
    );
  }
  async function publish(change: 'publish' | 'unpublish'): Promise<void> {
    if (change === 'publish' && isUnsaved && !(await save())) return;
    saving.reset();
    publication.mutate(change);
  }
  useSaveKey(() => {
    if (isUnsaved && conflict === null) void save();
  });

  const guard = <LeaveGuard dirty={dirty} kept={unsaved} onDiscard={discard} />;
  if (conflict !== null) {
    return (
      <>
        <Merging
          conflict={conflict}
          draft={draft}
          readOnlyNames={readOnlyNames}
          onCancel={() => setConflict(null)}
          onMerged={(merged) => {
            setConflict(null);
            publication.reset();
            setDraft(merged);
            if (!server.applies || merged.draftVersion !== undefined) onItem(conflict.current);
            saving.mutate({ draft: merged });
          }}
        />
        {guard}
      </>
    );
  }

  return (
    <form
      ref={form}
      className={css.editor}
      data-preview={preview.isOpen || undefined}
      noValidate
      aria-label={type.titles.section}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={css.notices}>
        {restored && (
          <RestoredNotice isNew={item === null} onDiscard={discard} onBack={() => bringBack(draft)} />
        )}
        {mayEdit && (
          <AutosaveBar
            unsaved={unsaved}
            dirty={dirty}
            onRestore={(kept) => setDraft(restoredDraft(type, kept))}
            // What another tab shows is what is refused here; what was typed here meanwhile is not.
            onRefuse={() => {
              if (state.isOfOtherTab) discard();
            }}
          />
        )}
        {mayEdit && item && <PresenceBar itemId={item.id} />}
        {mayEdit && (
          <ForeignChanges
            fields={foreign}
            onRemove={() =>
              setDraft((now) => ({ ...now, values: take(now.values, now.base, readOnlyNames) }))
            }
          />
        )}
        {item && <RemovedNotice error={saving.error} values={draft.values} onAdded={discard} />}
        {!isBusy && <NewerNotice {...{ item, newer, dirty }} state={server.state} />}
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
        onChange={change}
        onLeave={(next) => setDraft((now) => settled(now, next))}
      >
        <ItemExtras
          id={item?.id ?? null}
          usage={item?.usage}
          values={draft.values}
          onChange={mayEdit ? change : undefined}
        />
      </ItemFields>
      {preview.isOpen && item && (
        <Suspense>
          <PreviewPane
            of={{ type: type.name, id: item.id }}
            path={preview.path}
            version={preview.version}
            behind={isQuiet && dirty ? whyBehind(saving.error) : null}
            onClose={preview.toggle}
          />
        </Suspense>
      )}
      <PublicationPanel
        item={item}
        idOf={idOf}
        publishedAt={publishedAtIn(draft.values)}
        error={errors[PUBLISHED_AT]?.[0]}
        dirty={isUnsaved}
        readOnly={!mayEdit}
        busy={publication.isPending || isBusy}
        onPublishedAt={(publishedAt) =>
          setDraft((now) => ({ ...now, values: { ...now.values, publishedAt } }))
        }
        onPublish={(change) => void publish(change)}
        onItem={adopt}
        onReverted={takeReverted}
        server={server}
        newer={newer}
        values={draft.values}
        base={draft.base}
        onSave={() => save(true)}
        onDraftGone={(after) => {
          onItem(after);
          setDraft(draftOf(type, after));
        }}
        onConflict={setConflict}
        onTake={change}
      />
      <div className={css.bar} data-save-bar>
        {mayEdit && (
          <SaveBar
            dirty={dirty}
            busy={saving.isPending}
            files={files.state}
            outdated={newer.isThere}
            isNew={item === null}
            draft={server.applies ? server.state : null}
            onPreview={preview.isPossible ? preview.toggle : null}
            isPreviewed={preview.isOpen}
          />
        )}
        <QualityPanel item={item} values={draft.values} idOf={idOf} readOnly={!mayEdit} onChange={change} />
      </div>
      {guard}
    </form>
  );
}
