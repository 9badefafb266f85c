import type { Bond } from '@polden/api-contract';
import { bondCoupons, bondReturns } from '@polden/lending-math';
import { formatKopecks } from '@polden/ru';
import ical from 'ical-generator';

export interface CalendarSite {
  /** Origin of the public site. */
  origin: string;
  /** Of the addresses that name events for ever. */
  domain: string;
  brandName: string;
}

interface BondEvent {
  /** Within its issue; never changes, so that a calendar moves the event instead of adding another. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  summary: string;
}

const PAGE = '/programma-obligatsiy';
const NOTE =
  'День по условиям выпуска: выпал на выходной — деньги придут в первый рабочий день после него. Сумма на одну облигацию, до налога. Вложения не застрахованы АСВ.';

/** What the issues pay and when, as iCalendar (RFC 5545): whole days, the same bytes for the same bonds. */
export function bondCalendar(bonds: readonly Bond[], { origin, domain, brandName }: CalendarSite): string {
  const calendar = ical({
    name: bonds.length === 1 ? `Облигации ${bonds[0]?.ticker ?? ''}` : `Облигации: ${brandName}`,
    prodId: { company: brandName, product: 'bonds', language: 'RU' },
    url: origin + PAGE,
  });
  for (const bond of bonds) {
    for (const { id, day, summary } of eventsOf(bond)) {
      calendar.createEvent({
        id: `bond-${bond.id}-${id}@${domain}`,
        start: noonOf(day),
        allDay: true,
        stamp: noonOf(bond.asOf),
        summary: `${summary}: ${bond.ticker}`,
        description: NOTE,
        url: origin + PAGE,
      });
    }
  }
  return calendar.toString();
}

function eventsOf(bond: Bond): BondEvent[] {
  const { placedOn, year: years, dateBeforeOffer } = bond;
  const offer = { id: 'offer', day: dateBeforeOffer, summary: 'Оферта' };
  if (placedOn === null) return [offer];
  const issue = {
    nominalKopecks: bond.nominal * 100,
    couponPercent: bond.coupon,
    couponsAYear: bond.couponsAYear,
    placedOn,
    years,
    offerOn: dateBeforeOffer,
    repayments: bond.repayments,
  };
  return [
    ...bondCoupons(issue).map(({ number, date, kopecks }) => ({
      id: `coupon-${number}`,
      day: date,
      summary: kopecks === null ? 'Купон, ставку объявят' : `Купон ${formatKopecks(kopecks)}`,
    })),
    offer,
    ...bondReturns(issue).map(({ coupon, date, kopecks, leftKopecks }) =>
      leftKopecks === 0
        ? { id: 'maturity', day: date, summary: `Погашение, ${formatKopecks(kopecks)}` }
        : {
            id: `repayment-${coupon}`,
            day: date,
            summary: `Возврат части номинала, ${formatKopecks(kopecks)}`,
          },
    ),
  ];
}

/** The same day in every zone of the country and for the library. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
