import { type Brand, LEAD_STAGE_WORDS, leadStageTitle, type ToldLeadStage } from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import { brandedLetter } from '../../core/mail/branded-letter.ts';
import type { Letter } from '../../core/mail/mailer.ts';

/** What a borrower is told of his request: the words are those of its page. */
export interface Told {
  stage: ToldLeadStage;
  /** When the request was made. */
  created: Date;
  /** Whole roubles that were approved. */
  sum: number | undefined;
  /** Into the personal account. */
  link: string;
}

export function smsOf({ stage, created, sum, link }: Told, { name }: Brand): string {
  return `${name}, заявка от ${formatDate(created, 'long day')}. ${titleOf(stage, sum)}. Подробнее: ${link}`;
}

export function letterOf(to: string, { stage, created, sum, link }: Told, brand: Brand): Letter {
  const { text, next } = LEAD_STAGE_WORDS[stage];
  const title = titleOf(stage, sum);
  const day = formatDate(created, 'long day');
  return brandedLetter(
    {
      to,
      subject: `${title}: заявка от ${day}`,
      heading: title,
      paragraphs: [text, ...next.map((step) => `${step.title}. ${step.text}`)],
      button: { title: 'Открыть заявку', url: link },
      footer: [
        `Это письмо о заявке, которую вы оставили ${day} на сайте ${brand.domain}. Ссылка личная: никому её не пересылайте.`,
      ],
    },
    brand,
  );
}

function titleOf(stage: ToldLeadStage, sum: number | undefined): string {
  return leadStageTitle(stage, sum === undefined ? undefined : formatRubles(sum));
}
