import { CITIES, citiesCalled } from '@polden/reference-data';
import { once } from '@polden/ru';
import { Button, Dialog, focusFirst, InputField, useHydrated } from '@polden/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FIELDS } from '../field-names.ts';
import { questionId } from '../request-errors.tsx';
import css from './questionnaire.module.css';

export interface CityFieldProps {
  /** Title; '' while none is named. */
  city: string;
  onPick: (city: string) => void;
}

/** The city, and a window to pick another one; without JavaScript it is typed. */
export function CityField({ city, onPick }: CityFieldProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const id = questionId('city');
  if (!hydrated)
    return <InputField id={id} label="Город" name={FIELDS.city} defaultValue={city} onChange={onPick} />;
  const close = () => setOpen(false);
  return (
    <div className={css.city}>
      <input type="hidden" name={FIELDS.city} value={city} />
      <p>
        <span className={css.cityLabel}>Город</span> {city || 'не указан'}
      </p>
      <Button
        id={id}
        variant="quiet"
        {...(city && { 'aria-label': `Другой город, сейчас ${city}` })}
        onClick={() => setOpen(true)}
      >
        {city ? 'Другой город' : 'Выбрать город'}
      </Button>
      {/* Outside the form, so that Enter in the window does not send it. */}
      {createPortal(
        <Dialog open={open} onClose={close} title="Ваш город">
          <CityList
            onPick={(picked) => {
              onPick(picked);
              close();
            }}
          />
        </Dialog>,
        document.body,
      )}
    </div>
  );
}

/** Moscow first, as in the list; the others by the alphabet. */
const inOrder = once(() => {
  const [main, ...others] = CITIES;
  return [...(main ? [main] : []), ...others.toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))];
});

function CityList({ onPick }: Pick<CityFieldProps, 'onPick'>) {
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => focusFirst(search.current), []);
  const found = citiesCalled(typed, inOrder());
  const pickOnly = (event: SyntheticEvent) => {
    event.preventDefault();
    // The request is a form around it for React.
    event.stopPropagation();
    if (found.length < 2) onPick(found[0]?.title ?? typed.trim());
  };
  return (
    <form className={css.cities} onSubmit={pickOnly}>
      <InputField
        ref={search}
        label="Начните писать название"
        name="city-search"
        autoComplete="off"
        onChange={setTyped}
      />
      <ul className={css.cityList} role="list">
        {found.map(({ id, title }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => onPick(title)}>
              {title}
            </Button>
          </li>
        ))}
        {found.length === 0 && (
          <li>
            <Button variant="quiet" onClick={() => onPick(typed.trim())}>
              Да, {typed.trim()}
            </Button>
          </li>
        )}
      </ul>
    </form>
  );
}
