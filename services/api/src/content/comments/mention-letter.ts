import type { Brand } from '@polden/api-contract';
import { brandedLetter } from '../../core/mail/branded-letter.ts';
import type { Letter } from '../../core/mail/mailer.ts';

export interface MentionAbout {
  /** Who has written the comment. */
  author: string;
  /** «Блог» */
  section: string;
  title: string;
  /** Of the item in the staff area. */
  url: string;
  /** Where letters are switched off. */
  profileUrl: string;
}

/** Without the words of the comment: they may tell of clients, and mail leaves the house. */
export function mentionLetter(
  to: string,
  { author, section, title, url, profileUrl }: MentionAbout,
  brand: Brand,
): Letter {
  return brandedLetter(
    {
      to,
      subject: `Вас упомянули: ${title}`,
      heading: 'Вас упомянули в комментарии',
      paragraphs: [
        `Автор комментария: ${author}.`,
        `Раздел «${section}», запись «${title}».`,
        'Сам комментарий читайте в админке.',
      ],
      button: { title: 'Открыть запись', url },
      footer: ['Больше не хотите таких писем? Отключите их в профиле:', profileUrl],
    },
    brand,
  );
}
