import { formatDate } from '@polden/ru';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import type { PaperSection } from '../../core/pdf/paper.ts';

export const { legal, email, domain } = demoBrand;

export const phone = demoBrand.phones.map(({ title }) => title).join(' и ');

export const address = [
  demoBrand.address.postalCode,
  demoBrand.address.locality,
  demoBrand.address.street,
].join(', ');

/** Of the phone, as they stand inside a sentence. */
const hours = demoBrand.workingHours.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** «1 апреля 2026 года»; `day` is YYYY-MM-DD. */
export function dayInWords(day: string): string {
  return `${formatDate(day, 'long')} года`;
}

/** How to reach the company, the last section of what is written for its clients. */
export const contacts: PaperSection = {
  title: 'Как с нами связаться',
  points: [
    `Телефон: ${phone}, звонок по России бесплатный, ${hours}. Почта: ${email}. Сайт: ${domain}.`,
    `Адрес для писем и личных обращений: ${address}.`,
    'Если ответ Компании вас не устроил, обратитесь в Банк России через интернет-приёмную, к финансовому уполномоченному или в суд. Обращение к нам этому не мешает.',
  ],
};
