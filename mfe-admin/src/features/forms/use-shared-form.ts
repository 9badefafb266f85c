import { useState } from 'react';
import { isSameValue } from './same-value.ts';

/**
 * The form of settings that others may save meanwhile: what nobody has touched here follows them, and only what was changed
 * here is sent, with what it was before.
 */
export function useSharedForm<T extends object>(present: T) {
  const [kept, setKept] = useState({ present, base: present, draft: present });
  const follows = isSameValue(kept.base, kept.draft) && !isSameValue(kept.present, present);
  const { base, draft } = follows ? { base: present, draft: present } : kept;
  const changed = changedFields(base, draft);
  const patchOf = (next: T) => {
    const parts = changedFields(base, next);
    return { changed: parts, seen: fieldsOf(base, parts) };
  };
  return {
    draft,
    /** What stood there when the draft began. */
    base,
    isUnsaved: Object.keys(changed).length > 0,
    /** Answers what to send with it. */
    change: (part: Partial<T>) => {
      const next = { ...draft, ...part };
      setKept({ present, base, draft: next });
      return patchOf(next);
    },
    /** What to send: what was changed here, and what that was. */
    patch: patchOf(draft),
    /** What was saved; what was typed since stays. */
    settle: (saved: T) =>
      setKept((now) => ({
        ...now,
        base: saved,
        draft: { ...saved, ...changedFields(now.base, now.draft) },
      })),
    /** Lets go of one's own for what others have saved. */
    takeTheirs: () => setKept({ present, base: present, draft: present }),
    /** Puts one's own upon what others have saved; answers what to send. */
    keepOwn: () => {
      setKept({ present, base: present, draft: { ...present, ...changed } });
      return { changed, seen: fieldsOf(present, changed) };
    },
  };
}

function changedFields<T extends object>(base: T, draft: T): Partial<T> {
  const names = (Object.keys(draft) as (keyof T)[]).filter((name) => !isSameValue(base[name], draft[name]));
  return fieldsOf(draft, Object.fromEntries(names.map((name) => [name, true])));
}

/** The fields of `values` that `named` has. */
function fieldsOf<T extends object>(values: T, named: object): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(named, name)),
  ) as Partial<T>;
}
