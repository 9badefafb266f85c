import { useEffect, useRef } from 'react';
import type { BankRequisites, Brand, TransferCode } from '@polden/api-contract';
import { formatKopecks } from '@polden/ru';
import { Button, WithScripts } from '@polden/ui';
import css from '../payments.module.css';
import { CodePicture } from './code-picture.tsx';
import { Requisites } from './requisites.tsx';

export interface TransferResultProps {
  code: TransferCode;
  brand: Brand;
  bank: BankRequisites;
}

/** The receipt: the code to scan, and the same in words, to be printed or typed. */
export function TransferResult({ code, brand, bank }: TransferResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [code.payload]);
  return (
    <article className={css.receipt} data-printed-alone="">
      <header>
        <h3 ref={heading} tabIndex={-1}>
          Квитанция на {formatKopecks(code.sum)}
        </h3>
        <p className={css.quiet}>
          Договор № {code.contract}, плательщик {code.payer}
        </p>
      </header>
      <div className={css.receiptBody}>
        <figure className={css.qr}>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(code.svg)}`}
            alt={`QR-код для оплаты ${formatKopecks(code.sum)} по договору ${code.contract}`}
            width="240"
            height="240"
          />
          <figcaption>
            В приложении банка откройте «Оплата по QR-коду» и наведите камеру.
            <span className={css.screenOnly}>
              {' '}
              Банк на этом же телефоне? Сохраните картинку и выберите её там вместо съёмки.
            </span>
          </figcaption>
          <CodePicture code={code} />
        </figure>
        <Requisites brand={brand} bank={bank} code={code} />
      </div>
      <p className={css.screenOnly}>
        <WithScripts>
          <Button variant="secondary" onClick={() => window.print()}>
            Распечатать
          </Button>
        </WithScripts>
      </p>
    </article>
  );
}
