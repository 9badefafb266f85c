import { takeOver } from '@polden/ui';
import { FIELDS } from './rating-state.ts';
import css from './rating.module.css';

const MEANINGS = ['не пригодилась', 'мало полезного', 'неплохая', 'полезная', 'очень полезная'];

export interface RatingChoiceProps {
  /** The vote of this reader. */
  given: number | null;
  invalid: boolean;
}

/** Five suns, of which as many rise as the reader gives: plain radio buttons. */
export function RatingChoice({ given, invalid }: RatingChoiceProps) {
  return (
    <fieldset aria-invalid={invalid || undefined}>
      <legend className={css.question}>Как вам статья?</legend>
      <div className={css.suns}>
        {MEANINGS.map((meaning, index) => (
          <label key={meaning} className={css.option}>
            <input
              ref={takeOver}
              type="radio"
              name={FIELDS.rating}
              value={index + 1}
              defaultChecked={given === index + 1}
              className={css.radio}
            />
            <Sun />
            <span className="visually-hidden">
              {index + 1} из 5, {meaning}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sun() {
  return (
    <svg className={css.sun} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="5" />
      <path d="M12 2v2.6M12 19.4V22M2 12h2.6M19.4 12H22M4.9 4.9l1.9 1.9M17.2 17.2l1.9 1.9M4.9 19.1l1.9-1.9M17.2 6.8l1.9-1.9" />
    </svg>
  );
}
