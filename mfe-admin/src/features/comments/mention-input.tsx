import { COMMENT_RIGHTS } from '@polden/api-contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
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
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [{ of, index }, setMarked] = useState({ of: '', index: 0 });
  const offered =
    begun === undefined || closedAt === value
      ? []
      : people
          .filter((name) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun)
          .slice(0, OFFERED);
  // What is typed on offers other names: the first of them again.
  const marked = of === value ? index : 0;

  function take(name: string): void {
    onChange(`${value.slice(0, value.lastIndexOf('@'))}@${name} `);
    area.current?.querySelector('textarea')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const name = offered[marked];
    if (name === undefined || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key];
    if (event.key === 'Enter') take(name);
    else if (event.key === 'Escape') setClosedAt(value);
    else if (step !== undefined) setMarked({ of: value, index: (marked + step) % offered.length });
    else return;
    event.preventDefault();
    // Neither what stands around it closes, nor is anything sent.
    event.stopPropagation();
  }

  return (
    <div ref={area} className={css.input}>
      <TextArea
        id={id}
        name="comment"
        label="Комментарий"
        hint="@ и имя — человек увидит упоминание в начале кабинета. Enter берёт выделенное имя"
        value={value}
        error={error}
        {...(offered.length > 0 && {
          'aria-controls': `${id}-names`,
          'aria-activedescendant': `${id}-name-${marked}`,
        })}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <div id={`${id}-names`} role="listbox" className={css.offered} aria-label="Кого упомянуть">
          {offered.map((name, place) => (
            <button
              key={name}
              type="button"
              role="option"
              id={`${id}-name-${place}`}
              aria-selected={place === marked}
              tabIndex={-1}
              className={css.name}
              onClick={() => take(name)}
            >
              @{name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
