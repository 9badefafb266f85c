import type { PersonFound } from '@polden/api-contract';
import { Stack } from '@polden/ui';
import type { ReactNode } from 'react';
import { FOUND_WORDS } from './personal-data-words.ts';

/** How much there is of a person; what can be done about it stands below, where there is something. */
export function FoundList({ found, children }: { found: PersonFound; children: ReactNode }) {
  const { alsoNamed, ...counts } = found;
  const rows = (Object.keys(FOUND_WORDS) as (keyof typeof FOUND_WORDS)[]).filter((name) => counts[name] > 0);
  if (rows.length === 0) return <p role="status">О таком человеке ничего не хранится.</p>;
  return (
    <section aria-label="Найдено">
      <Stack>
        <ul role="status">
          {rows.map((name) => (
            <li key={name}>
              {FOUND_WORDS[name]}: {counts[name]}
            </li>
          ))}
        </ul>
        {alsoNamed.length > 0 && (
          <p>
            Ещё человек указывал: {alsoNamed.join(', ')}. Если это тоже его контакты, добавьте их к поиску: по
            ним может найтись что-то ещё.
          </p>
        )}
        {children}
      </Stack>
    </section>
  );
}
