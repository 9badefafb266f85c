import { HISTORY_RIGHTS } from '@polden/api-contract';
import { DEBOUNCE_MS, FETCH_DELAY_MS } from '@polden/ru';
import { Field, useDebounced } from '@polden/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import controls from '../controls/controls.module.css';
import { useReadByRight } from '../session/use-read-by-right.ts';
import { HISTORY_KEYS, historyApi } from './history.api.ts';
import type { FilterChange } from './history-state.ts';
import { useTyped } from './use-typed.ts';

const MAX_LENGTH = 200;

export interface TitleFilterProps {
  /** What the list is filtered by: a part of a title, or a whole one. */
  search: string;
  fileName: string;
  onChange: (change: FilterChange) => void;
}

/** What was changed: a title out of those that the history knows, or any part of one. */
export function TitleFilter({ search, fileName, onChange }: TitleFilterProps) {
  const id = useId();
  const shown = fileName || search;
  const [text, setText] = useTyped(shown);
  const asked = useDebounced(text.trim(), FETCH_DELAY_MS);
  const { data: titles = [] } = useReadByRight(HISTORY_RIGHTS.findFiles, {
    queryKey: HISTORY_KEYS.files(asked),
    queryFn: ({ signal }) => historyApi.files(asked, signal),
    placeholderData: keepPreviousData,
  });

  const wanted = text.trim();
  const isTitle = titles.includes(wanted);
  useEffect(() => {
    if (wanted === shown) return undefined;
    const next = isTitle ? { search: '', fileName: wanted } : { search: wanted, fileName: '' };
    const timer = setTimeout(() => onChange(next), isTitle ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, isTitle, onChange]);

  return (
    <Field id={`${id}-title`} label="Что изменили">
      <input
        id={`${id}-title`}
        type="search"
        name="title"
        className={controls.box}
        list={`${id}-titles`}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        placeholder="Название или его часть"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <datalist id={`${id}-titles`}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </Field>
  );
}
