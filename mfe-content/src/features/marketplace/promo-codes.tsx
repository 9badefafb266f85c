import type { PromoCode } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, useHydrated } from '@polden/ui';
import { copyCode } from '../../parts/copy-code.ts';
import css from './marketplace.module.css';

/** Codes that can be used today: to copy, or to read out. */
export function PromoCodes({ codes }: { codes: readonly PromoCode[] }) {
  const hydrated = useHydrated();
  return (
    <ul role="list" className={css.codes}>
      {codes.map(({ id, title, code, conditions, endsOn }) => (
        <li key={id} className={css.code}>
          <h3 className={css.cardTitle}>{title}</h3>
          <p className={css.codeRow}>
            <code className={css.codeWord}>{code}</code>
            <span className={hydrated ? undefined : css.waiting}>
              <Button
                variant="quiet"
                onClick={() => void copyCode(code)}
                aria-label={`Скопировать код ${code}`}
              >
                Скопировать
              </Button>
            </span>
          </p>
          <p className={css.soft}>{conditions}</p>
          {endsOn && <p className={css.soft}>До {formatDate(endsOn, 'long')} включительно</p>}
        </li>
      ))}
    </ul>
  );
}
