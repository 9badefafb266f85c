import { CONTENT_STATES, type ContentListQuery, type ContentState } from '@polden/api-contract';
import { TextField } from '@polden/ui';
import { useEffect, useId, useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { STATE_TITLES } from './list-state.ts';
import css from './blog-list.module.css';

const DEBOUNCE_MS = 700;

export interface ListFiltersProps {
  state: ContentListQuery;
  /** Only what the filters say; the page begins anew. */
  onChange: (state: ContentListQuery) => void;
}

/** Search, which waits for a pause in typing, and the state of the articles. */
export function ListFilters({ state, onChange }: ListFiltersProps) {
  const { search = '', status } = state;
  const id = useId();
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The address has changed under the field: a link, the browser's «back».
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onChange({ ...filters(wanted, status) }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, status, onChange]);

  return (
    <div role="search" className={css.filters}>
      <TextField
        id={`${id}-search`}
        label="Поиск"
        name="search"
        type="search"
        maxLength={100}
        placeholder="Слова из заголовка или текста"
        value={text}
        onChange={setText}
      />
      <Select
        id={`${id}-status`}
        label="Состояние"
        value={status ?? ''}
        options={[
          { value: '', label: 'Любое' },
          ...CONTENT_STATES.map((value) => ({ value, label: STATE_TITLES[value] })),
        ]}
        onChange={(value) =>
          onChange(
            filters(
              text.trim(),
              CONTENT_STATES.find((each) => each === value),
            ),
          )
        }
      />
    </div>
  );
}

function filters(search: string, status: ContentState | undefined): ContentListQuery {
  return { ...(search && { search }), ...(status && { status }) };
}
