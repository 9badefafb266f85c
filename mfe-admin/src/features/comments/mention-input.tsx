import { COMMENT_RIGHTS } from '@polden/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { TextArea } from '../controls/text-area.tsx';
import { useMay } from '../session/use-may.ts';
import { COMMENT_KEYS, commentsApi } from './comments.api.ts';
import css from './comments.module.css';

/** Names that are offered at once. */
const OFFERED = 6;
/** What was begun behind an @ at the end of the text. */
const BEGUN = /(?:^|\s)@([\p{L}\p{N} ]{0,40})$/u;

export interface MentionInputProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text in which people are named: behind an @ their names are offered. */
export function MentionInput({ value, error, onChange }: MentionInputProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const mayName = useMay(COMMENT_RIGHTS.people);
  const { data: people = [] } = useQuery({
    queryKey: COMMENT_KEYS.people,
    queryFn: ({ signal }) => commentsApi.people(signal),
    enabled: mayName && value.includes('@'),
  });
  const begun = BEGUN.exec(value)?.[1]?.toLowerCase();
  const offered =
    begun === undefined
      ? []
      : people.filter((name) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun);

  function take(name: string): void {
    onChange(`${value.slice(0, value.lastIndexOf('@'))}@${name} `);
    area.current?.querySelector('textarea')?.focus();
  }

  return (
    <div ref={area} className={css.input}>
      <TextArea
        id={id}
        name="comment"
        label="Комментарий"
        hint="@ и имя — человек увидит упоминание в начале кабинета"
        value={value}
        error={error}
        onChange={onChange}
      />
      {offered.length > 0 && (
        <ul role="list" className={css.offered} aria-label="Кого упомянуть">
          {offered.slice(0, OFFERED).map((name) => (
            <li key={name}>
              <button type="button" className={css.name} onClick={() => take(name)}>
                @{name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
