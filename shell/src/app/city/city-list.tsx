import type { City } from '@polden/reference-data';
import { plural } from '@polden/ru';
import { focusFirst, Icon, useControlRef } from '@polden/ui';
import { useDeferredValue, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { CityListProps } from '../header-window.ts';
import { CITIES_PATH, citiesPath, cityPath } from './city-path.ts';
import { findCities, LARGE_CITIES } from './find-cities.ts';
import css from './city-choice.module.css';

const NOTHING_FOUND =
  'Такого города в списке нет. Выберите ближайший: заём на карту мы выдаём по всей России.';
const CITY_FORMS = { single: 'город', more: 'города', many: 'городов' };

/** Every city as a plain link under its letter, and a search that narrows them down while one types. */
export function CityList({ path, current, typed = '', focusOnSearch = false }: CityListProps) {
  const [query, setQuery] = useState(typed);
  const shown = useDeferredValue(query);
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const control = useControlRef(search);
  useEffect(() => {
    if (focusOnSearch) focusFirst(search.current);
  }, [focusOnSearch]);
  const letters = findCities(shown);
  const count = letters.reduce((sum, { cities }) => sum + cities.length, 0);
  const isAsked = shown.trim() !== '';
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    setQuery('');
    search.current?.focus();
  };
  return (
    <div className={css.choice}>
      <form className={css.search} role="search" action={CITIES_PATH}>
        <input type="hidden" name="path" value={path} />
        <label className="visually-hidden" htmlFor={id}>
          Найти город
        </label>
        <Icon name="search" size={20} />
        <input
          ref={control}
          id={id}
          className={css.input}
          type="search"
          name="q"
          placeholder="Найти город"
          autoComplete="off"
          data-draft="never"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <p className={count === 0 ? css.nothing : 'visually-hidden'} role="status">
        {isAsked && (count === 0 ? NOTHING_FOUND : `${count} ${plural(count, CITY_FORMS)}`)}
      </p>
      {(!isAsked || count === 0) && (
        <ul role="list" className={css.large} aria-label="Крупные города">
          {LARGE_CITIES.map((city) => (
            <li key={city.alias}>
              <CityLink {...{ city, path, current }} className={css.chip} />
            </li>
          ))}
        </ul>
      )}
      {count === 0 && (
        <p>
          <a href={citiesPath(path)} rel="nofollow" onClick={showAll}>
            Показать все города
          </a>
        </p>
      )}
      <div className={css.letters}>
        {letters.map(({ letter, cities }) => (
          <section key={letter} className={css.letter}>
            <h2 className={css.initial}>{letter}</h2>
            <ul role="list">
              {cities.map((city) => (
                <li key={city.alias}>
                  <CityLink {...{ city, path, current }} className={css.link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface CityLinkProps extends Pick<CityListProps, 'path' | 'current'> {
  city: City;
  className: string | undefined;
}

/** A full load: the page may stand on another host. */
function CityLink({ city: { alias, title }, path, current, className }: CityLinkProps) {
  return (
    <a
      className={className}
      href={cityPath(alias, path)}
      rel="nofollow"
      aria-current={alias === current ? 'true' : undefined}
    >
      {title}
    </a>
  );
}
