import {
  type Brand,
  LEAD_STAGE_WORDS,
  leadNumber,
  type LeadStage,
  leadStageTitle,
  type ToldLeadStage,
} from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import { brandedLetter } from '../../core/mail/branded-letter.ts';
import type { Letter } from '../../core/mail/mailer.ts';

/** What a borrower is told of his request at the phone he has confirmed: the words are those of its page. */
export interface Told {
  /** Of the request. */
  leadId: string;
  stage: ToldLeadStage;
  /** When the request was made. */
  created: Date;
  /** Whole roubles that were approved. */
  sum: number | undefined;
  /** Into the personal account. */
  link: string;
}

export function smsOf({ leadId, stage, created, sum, link }: Told, { name }: Brand): string {
  return `${name}, заявка ${leadNumber(leadId)} от ${formatDate(created, 'long day')}. ${titleOf(stage, sum)}. Подробнее: ${link}`;
}

/** What was to be told at one stage is no less true at the next that says the same: the borrower has answered meanwhile. */
export function isTrueOf(told: ToldLeadStage, stage: LeadStage): boolean {
  return LEAD_STAGE_WORDS[told].title === LEAD_STAGE_WORDS[stage].title;
}

/** Nobody has confirmed the address, so the letter tells whoever reads it nothing but that there is something to read. */
export function letterOf(to: string, accountUrl: string, brand: Brand): Letter {
  const [phone] = brand.phones;
  const orCall = phone === undefined ? '' : ` или позвоните нам: ${phone.title}`;
  return brandedLetter(
    {
      to,
      subject: 'По вашей заявке есть новости',
      heading: 'По вашей заявке есть новости',
      paragraphs: [`Чтобы их узнать, зайдите на сайт${orCall}.`],
      button: { title: 'Зайти на сайт', url: accountUrl },
      footer: [
        `Этот адрес указали в заявке на сайте ${brand.domain}. Если это были не вы, просто удалите письмо.`,
      ],
    },
    brand,
  );
}

function titleOf(stage: ToldLeadStage, sum: number | undefined): string {
  return leadStageTitle(stage, sum === undefined ? undefined : formatRubles(sum));
}
