import type { PromoCode } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, WithScripts } from '@polden/ui';
import { copyCode } from '../../parts/copy-code.ts';
import css from './marketplace.module.css';

/** Codes that can be used today: to copy, or to read out. */
export function PromoCodes({ codes }: { codes: readonly PromoCode[] }) {
  return (
    <ul role="list" className={css.codes}>
      {codes.map(({ id, title, code, conditions, endsOn }) => (
        <li key={id} className={css.code}>
          <h3 className={css.cardTitle}>{title}</h3>
          <p className={css.codeRow}>
            <code className={css.codeWord}>{code}</code>
            <WithScripts>
              <Button
                variant="quiet"
                onClick={() => void copyCode(code)}
                aria-label={`Скопировать код ${code}`}
              >
                Скопировать
              </Button>
            </WithScripts>
          </p>
          <p className={css.soft}>{conditions}</p>
          {endsOn && <p className={css.soft}>До {formatDate(endsOn, 'long')} включительно</p>}
        </li>
      ))}
    </ul>
  );
}
