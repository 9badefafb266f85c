import { CONTENT_STATES, type ContentListQuery } from '@polden/api-contract';
import { DEBOUNCE_MS } from '@polden/ru';
import { TextField } from '@polden/ui';
import { useEffect, useId, useState } from 'react';
import { Select } from '../../controls/select.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { STATE_TITLES } from './list-state.ts';
import { WithinFilter } from './within-filter.tsx';
import css from './content-list.module.css';

export interface ListFiltersProps {
  state: ContentListQuery;
  /** Only what the filters say; the page begins anew. */
  onChange: (state: ContentListQuery) => void;
}

/** Search, which waits for a pause in typing, and the state of the articles. */
export function ListFilters({ state, onChange }: ListFiltersProps) {
  const { type } = useAdminType();
  const { search = '', status, within = [] } = state;
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
    const timer = setTimeout(() => onChange(withSearch(state, wanted)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, state, onChange]);

  return (
    <div role="search" className={css.filters}>
      <TextField
        id={`${id}-search`}
        label="Поиск"
        name="search"
        type="search"
        maxLength={100}
        placeholder="Слова из названия или текста"
        value={text}
        onChange={setText}
      />
      {type.drafts && (
        <Select
          id={`${id}-status`}
          label="Состояние"
          value={status ?? ''}
          options={[
            { value: '', label: 'Любое' },
            ...CONTENT_STATES.map((value) => ({ value, label: STATE_TITLES[value] })),
          ]}
          onChange={(value) => {
            const { status: _former, ...rest } = withSearch(state, text.trim());
            const chosen = CONTENT_STATES.find((each) => each === value);
            onChange({ ...rest, ...(chosen && { status: chosen }) });
          }}
        />
      )}
      {Object.entries(type.fields)
        .filter(([, { kind }]) => kind === 'choice' || kind === 'reference')
        .map(([name, field]) => (
          <WithinFilter
            key={name}
            name={name}
            field={field}
            within={within}
            onChange={(next) => onChange({ ...withSearch(state, text.trim()), within: next })}
          />
        ))}
    </div>
  );
}

/** The same filters from their first page. */
function withSearch({ status, within, archived }: ContentListQuery, search: string): ContentListQuery {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(within && { within }),
    ...(archived && { archived }),
  };
}
