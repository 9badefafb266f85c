import { useHydrated } from '@polden/ui';
import { copyCode } from '../../parts/copy-code.ts';
import css from './photobank.module.css';

/** The colours of the sign and its grounds. */
const COLOURS: [title: string, code: string][] = [
  ['Полдень', '#F4A81D'],
  ['Хвоя', '#0F4F4B'],
  ['Чернила', '#14261F'],
  ['Бумага', '#FFFDF8'],
];

/** Codes to copy; without scripts they can be read and selected. */
export function BrandColours() {
  const hydrated = useHydrated();
  return (
    <ul role="list" className={css.colours}>
      {COLOURS.map(([title, code]) => (
        <li key={code} className={css.colour}>
          <svg className={css.swatch} viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="10" height="4" fill={code} />
          </svg>
          <span className={css.colourName}>{title}</span>
          {hydrated ? (
            <button
              type="button"
              className={css.code}
              aria-label={`Скопировать код: ${title}, ${code}`}
              onClick={() => void copyCode(code)}
            >
              {code}
            </button>
          ) : (
            <span className={css.code}>{code}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
