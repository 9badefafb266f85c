import { SEARCH_MAX_LENGTH, type SearchSuggestion } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, focusFirst, InputField, useIsThere } from '@polden/ui';
import { useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router-dom';
import type { SearchBoxProps } from '../header-window.ts';
import { useArrows } from '../links/use-arrows.ts';
import css from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

const SUGGESTIONS = { single: 'подсказка', more: 'подсказки', many: 'подсказок' };

/** The field of the search, and pages that fit what is typed; the arrows go through them. */
export function SearchBox({ path }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const isThere = useIsThere();
  const suggestions = useSuggestions(typed)?.filter((suggestion) => isThere(suggestion.path));
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(field.current), []);

  useArrows(box, () => undefined);

  return (
    <div ref={box} className={css.box}>
      <Form action={path} role="search" className={css.form}>
        <InputField
          ref={field}
          label="Что найти"
          name="q"
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">Найти</Button>
      </Form>
      <p className="visually-hidden" role="status">
        {suggestions && words(suggestions.length)}
      </p>
      {suggestions && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
    </div>
  );
}

function Suggestions({ suggestions }: { suggestions: SearchSuggestion[] }) {
  return (
    <ul role="list" aria-label="Подсказки">
      {suggestions.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={css.suggestion}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function words(count: number): string {
  return count === 0 ? 'Подсказок нет' : `${count} ${plural(count, SUGGESTIONS)}`;
}
