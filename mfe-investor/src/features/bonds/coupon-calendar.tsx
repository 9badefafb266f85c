import { API_BASE_PATH, INVESTOR_PATHS, type Bond } from '@polden/api-contract';
import { addMonths } from '@polden/lending-math';
import { formatDate, formatKopecks, plural } from '@polden/ru';
import { ButtonLink, DataTable, Details, Icon, PhoneDetails, Section, type Column } from '@polden/ui';
import { couponsOf, returnsOf } from '../bond-choice/bond-words.ts';
import css from './bonds.module.css';

interface Payment {
  key: string;
  date: string;
  ticker: string;
  what: string;
  perBond: string;
}

const COLUMNS: Column<Payment>[] = [
  { key: 'date', title: 'Дата', cell: ({ date }) => formatDate(date, 'DD.MM.YYYY') },
  { key: 'ticker', title: 'Выпуск', cell: ({ ticker }) => ticker },
  { key: 'what', title: 'Что будет', cell: ({ what }) => what },
  { key: 'perBond', title: 'На одну облигацию', kind: 'number', cell: ({ perBond }) => perBond },
];
const AHEAD_MONTHS = 6;
const PAYMENTS = { single: 'выплата', more: 'выплаты', many: 'выплат' };

/** What the issues pay in the coming half a year, all of it on demand, and the same for one's own calendar. */
export function CouponCalendar({ bonds, today }: { bonds: readonly Bond[]; today: string }) {
  const all = bonds.flatMap(paymentsOf).sort((a, b) => a.date.localeCompare(b.date));
  const until = addMonths(today, AHEAD_MONTHS);
  const coming = all.filter(({ date }) => date >= today && date <= until);
  return (
    <Section
      id="kalendar"
      title="Календарь купонов"
      lead="На полгода вперёд. Дата выпала на выходной — деньги придут в первый рабочий день после него."
    >
      <div className={css.stack}>
        {coming.length > 0 ? (
          <PhoneDetails summary={`${coming.length} ${plural(coming.length, PAYMENTS)}`}>
            <DataTable
              caption="Выплаты на полгода вперёд"
              captionHidden
              stacks
              columns={COLUMNS}
              rows={coming}
              rowKey={({ key }) => key}
            />
          </PhoneDetails>
        ) : (
          <p>В ближайшие полгода выплат по этим выпускам нет.</p>
        )}
        <p className={css.fine}>
          Купон — невозвращённый номинал × ставка × дни периода ÷ 365, до налога. После даты оферты ставку
          объявляет эмитент, поэтому суммы дальше неё мы не пишем.
        </p>
        <div className={css.links}>
          <ButtonLink href={`${API_BASE_PATH}${INVESTOR_PATHS.bondCalendar}`} variant="secondary">
            <Icon name="clock" /> Добавить в свой календарь
          </ButtonLink>
          <p className={css.fine}>
            Файл iCalendar: его понимают календари телефона и компьютера. На его адрес можно и подписаться,
            тогда даты будут обновляться сами.
          </p>
        </div>
        {all.length > coming.length && (
          <Details summary="Все выплаты с начала и до погашения">
            <DataTable
              caption="Все выплаты"
              captionHidden
              stacks
              columns={COLUMNS}
              rows={all}
              rowKey={({ key }) => key}
            />
          </Details>
        )}
      </div>
    </Section>
  );
}

function paymentsOf(bond: Bond): Payment[] {
  const { id, ticker, dateBeforeOffer } = bond;
  const own = (name: string) => ({ key: `${id}-${name}`, ticker });
  return [
    ...couponsOf(bond).map(({ number, date, kopecks }) => ({
      ...own(`coupon-${number}`),
      date,
      what: `Купон № ${number}`,
      perBond: kopecks === null ? 'ставку объявят' : formatKopecks(kopecks, { always: true }),
    })),
    ...(dateBeforeOffer === ''
      ? []
      : [{ ...own('offer'), date: dateBeforeOffer, what: 'Оферта', perBond: 'по условиям' }]),
    ...returnsOf(bond).map(({ coupon, date, kopecks, leftKopecks }) => ({
      ...own(`return-${coupon}`),
      date,
      what: leftKopecks === 0 ? 'Погашение' : 'Возврат части номинала',
      perBond: formatKopecks(kopecks, { always: true }),
    })),
  ];
}
