import { fewerPayments, leadNumber, type LeadOffer } from '@polden/api-contract';
import { formatDate, formatPhone, formatRubles, plural } from '@polden/ru';
import { borrowerName } from '../storage/borrower-name.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import type { PersonalData } from '../storage/personal-data.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { PaperPoint, PaperSection } from '../../core/pdf/paper.ts';

type RequestedLead = Pick<
  LeadEntity,
  'id' | 'createdAt' | 'decision' | 'requiredSum' | 'monthCount' | 'days'
>;

/** What of the offer the application tells; `isFree`: it is without interest. */
export interface OfferTerms {
  isFree: boolean;
  /** How many; null where the lender has stopped lending so. */
  payments: number | null;
}

export function offerTermsOf(offer: LeadOffer | null): OfferTerms {
  return { isFree: offer?.overpaymentKopecks === 0, payments: offer?.paymentCount ?? null };
}

/** The application for a loan with what the borrower has told: sections of a paper. */
export function applicationSections(
  lead: RequestedLead,
  personal: PersonalData,
  terms: OfferTerms,
): PaperSection[] {
  return [
    {
      title: 'О чём заявление',
      points: [
        'Прошу рассмотреть возможность предоставить мне заём на условиях, которые указаны ниже.',
        { table: [['Условие', 'Прошу'], ...conditions(lead, terms)] },
        'Заявление не обязывает меня брать заём. Окончательные условия будут в договоре, и до его подписания я могу отказаться без объяснений.',
      ],
    },
    { title: 'Заявитель', points: [{ table: [['Сведения', 'Значение'], ...applicant(personal)] }] },
    { title: 'Подтверждаю', points: CONFIRMED },
  ];
}

const CONFIRMED: PaperPoint[] = [
  'Сведения, которые я указал, верны и полны. Если что-то изменится, я сообщу об этом.',
  'Действую в своём интересе. Другого выгодоприобретателя и бенефициарного владельца у меня нет.',
  'Я знаю, что чем больше сумма займа и его стоимость, тем больше риск не справиться с платежами, и оценил свои финансовые возможности и риски.',
];

function conditions(lead: RequestedLead, { isFree, payments }: OfferTerms): string[][] {
  const { sum, days, monthCount } = agreedTerms(lead.decision, lead);
  const fewer = payments === null || monthCount === null ? null : fewerPayments(payments, monthCount);
  return [
    ['Сумма займа', formatRubles(sum)],
    ['Срок', termInWords(days, monthCount)],
    ...(fewer === null ? [] : [['Число платежей', fewer]]),
    ...(isFree ? [['Проценты', '0 % по акции']] : []),
    ['Номер заявки', leadNumber(lead.id)],
    ['Дата заявки', formatDate(lead.createdAt, 'DD.MM.YYYY')],
  ];
}

export function termInWords(days: number | null, monthCount: number | null): string {
  if (days !== null) return `${days} ${plural(days, { single: 'день', more: 'дня', many: 'дней' })}`;
  const months = monthCount ?? 0;
  return `${months} ${plural(months, { single: 'месяц', more: 'месяца', many: 'месяцев' })}`;
}

function applicant(personal: PersonalData): string[][] {
  const { questionnaire = {} } = personal;
  const { carMark, carModel, carProduced, carNumber, passport, dateOfIssue, departmentCode } = questionnaire;
  const { property, propertyProduced, propertyNumber, region, registrationRegion = region } = questionnaire;
  const rows: [string, string | undefined][] = [
    ['Фамилия, имя, отчество', signerName(personal)],
    ['Телефон', formatPhone(personal.phone)],
    ['Дата рождения', questionnaire.birthDate && formatDate(questionnaire.birthDate, 'DD.MM.YYYY')],
    ['Место рождения', questionnaire.placeOfBirth],
    ['Паспорт', passport?.replace('-', ' ')],
    [
      'Кем и когда выдан',
      joined(
        questionnaire.placeOfIssue,
        dateOfIssue && formatDate(dateOfIssue, 'DD.MM.YYYY'),
        departmentCode && `код ${departmentCode}`,
      ),
    ],
    ['Регион регистрации', registrationRegion],
    ['Регион проживания', region === registrationRegion ? undefined : region],
    ['Город', personal.city],
    ['Адрес проживания', questionnaire.residentialAddress],
    ['Доход в месяц', inRubles(questionnaire.monthIncome)],
    ['Электронная почта', questionnaire.email],
    ['Автомобиль', joined(carMark, carModel, carProduced, carNumber)],
    ['Стоимость автомобиля', inRubles(questionnaire.carCost)],
    ['Имущество', joined(property, propertyProduced, propertyNumber)],
    ['Стоимость имущества', inRubles(questionnaire.propertyCost)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function inRubles(sum: number | undefined): string | undefined {
  return sum === undefined ? undefined : formatRubles(sum);
}

function joined(...parts: (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** A dash while nobody has told the name. */
export function signerName(personal: PersonalData): string {
  return borrowerName(personal) ?? '—';
}
