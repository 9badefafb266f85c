import { Suspense } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { type ItemDraft, settled } from './item-draft.ts';
import { take, valuesOf } from './item-values.ts';
import { MergeScreen } from './later-panes.ts';
import type { Conflict } from './use-saving.ts';

interface MergingProps {
  conflict: Conflict;
  draft: ItemDraft;
  /** Fields that the signed-in person may not change: theirs stay. */
  readOnlyNames: readonly string[];
  onCancel: () => void;
  onMerged: (merged: ItemDraft) => void;
}

/** Between the draft of the form and what somebody else has saved; what comes of it is saved over that. */
export function Merging({ conflict, draft, readOnlyNames, onCancel, onMerged }: MergingProps) {
  const { type } = useAdminType();
  const { current, base, author, draftVersion } = conflict;
  const theirs = valuesOf(type, current);
  return (
    <Suspense>
      <MergeScreen
        base={base}
        mine={take(settled(draft).values, theirs, readOnlyNames)}
        theirs={theirs}
        itemId={current.id}
        author={author}
        changedAt={current.updatedAt}
        onCancel={onCancel}
        onMerged={(values) =>
          onMerged({
            version: current.version,
            base: theirs,
            values,
            ...(draftVersion !== undefined && { draftVersion }),
          })
        }
      />
    </Suspense>
  );
}
