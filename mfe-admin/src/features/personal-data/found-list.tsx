import type { PersonFound } from '@polden/api-contract';
import { Stack } from '@polden/ui';
import type { ReactNode } from 'react';
import { FOUND_WORDS } from './personal-data-words.ts';

export interface FoundListProps {
  /** Undefined until somebody is looked for: its place is there before, so that it is read out. */
  found: PersonFound | undefined;
  children: ReactNode;
}

/** How much there is of a person; what can be done about it stands below, where there is something. */
export function FoundList({ found, children }: FoundListProps) {
  const names = Object.keys(FOUND_WORDS) as (keyof typeof FOUND_WORDS)[];
  const rows = names.filter((name) => (found?.[name] ?? 0) > 0);
  const alsoNamed = found?.alsoNamed ?? [];
  return (
    <Stack>
      <div role="status" aria-label="Найдено">
        {found && rows.length === 0 && <p>О таком человеке ничего не хранится.</p>}
        {found && rows.length > 0 && (
          <ul>
            {rows.map((name) => (
              <li key={name}>
                {FOUND_WORDS[name]}: {found[name]}
              </li>
            ))}
          </ul>
        )}
      </div>
      {rows.length > 0 && alsoNamed.length > 0 && (
        <p>
          Ещё человек указывал: {alsoNamed.join(', ')}. Если это тоже его контакты, добавьте их к поиску: по
          ним может найтись что-то ещё.
        </p>
      )}
      {rows.length > 0 && children}
    </Stack>
  );
}
