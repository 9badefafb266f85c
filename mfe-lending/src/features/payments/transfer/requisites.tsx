import type { BankRequisites, Brand, TransferCode } from '@polden/api-contract';
import { formatKopecks } from '@polden/ru';
import css from '../payments.module.css';
import { CopiedValue } from './copied-value.tsx';

export interface RequisitesProps {
  brand: Brand;
  bank: BankRequisites;
  /** With the sum and the purpose of this payment. */
  code?: TransferCode | null;
}

/** Everything that a bank asks for, line by line. */
export function Requisites({ brand, bank, code = null }: RequisitesProps) {
  const rows: [name: string, value: string, copy?: string][] = [
    ['Получатель', brand.legal.name],
    ['ИНН', brand.legal.inn],
    ['КПП', bank.kpp],
    ['Расчётный счёт', bank.account],
    ['Банк', bank.bankName],
    ['БИК', bank.bik],
    ['Корреспондентский счёт', bank.correspondentAccount],
    [
      'Назначение платежа',
      code?.purpose ?? 'Погашение займа по договору № … Плательщик: … НДС не облагается',
    ],
  ];
  if (code) rows.push(['Сумма', formatKopecks(code.sum), (code.sum / 100).toFixed(2).replace('.', ',')]);
  return (
    <dl className={css.requisites}>
      {rows.map(([name, value, copy = value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <CopiedValue value={value} label={name} copy={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
