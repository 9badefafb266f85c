import type { Brand } from '@polden/api-contract';
import { escapeHtml } from '../../core/html/page.ts';
import type { Letter } from '../../core/mail/mailer.ts';

interface LetterParts {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { title: string; url: string };
  /** Small print under the letter. */
  footer: string[];
  unsubscribeUrl?: string;
}

export function confirmationLetter(to: string, confirmUrl: string, brand: Brand): Letter {
  return letter(
    {
      to,
      subject: `Подтвердите подписку на письма компании «${brand.name}»`,
      heading: 'Остался один шаг',
      paragraphs: [
        `Этот адрес указали на сайте ${brand.domain}, чтобы получать наши письма: новости, полезные статьи и новые условия.`,
        'Нажмите кнопку, и подписка заработает. Ссылка действует три дня.',
      ],
      button: { title: 'Подтвердить подписку', url: confirmUrl },
      footer: ['Если это были не вы, ничего не делайте: без подтверждения мы больше не напишем.'],
    },
    brand,
  );
}

export function alreadySubscribedLetter(to: string, unsubscribeUrl: string, brand: Brand): Letter {
  return letter(
    {
      to,
      subject: `Вы уже подписаны на письма компании «${brand.name}»`,
      heading: 'Вы уже с нами',
      paragraphs: [
        `Этот адрес ещё раз указали на сайте ${brand.domain}. Подписка работает, подтверждать её снова не нужно.`,
      ],
      footer: ['Больше не хотите получать письма? Отпишитесь по ссылке:', unsubscribeUrl],
      unsubscribeUrl,
    },
    brand,
  );
}

function letter(parts: LetterParts, brand: Brand): Letter {
  const { to, subject, unsubscribeUrl } = parts;
  const sender = `${brand.legal.name}, ${brand.address.postalCode}, ${brand.address.locality}, ${brand.address.street}`;
  return {
    to,
    subject,
    text: [
      parts.heading,
      ...parts.paragraphs,
      ...(parts.button ? [parts.button.url] : []),
      ...parts.footer,
      sender,
    ].join('\n\n'),
    html: html(parts, sender),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

const TEXT = 'font:16px/1.6 Arial,sans-serif;color:#14261f';

/** Mail programs know neither style sheets nor modern layout: everything stands in the attributes. */
function html({ subject, heading, paragraphs, button, footer }: LetterParts, sender: string): string {
  const small = [...footer, sender].map(
    (line) => `<p style="font:13px/1.5 Arial,sans-serif;color:#50605a;margin:0 0 8px">${withLinks(line)}</p>`,
  );
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f1e4;padding:24px">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px">
<h1 style="font:bold 24px/1.3 Arial,sans-serif;color:#14261f;margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((line) => `<p style="${TEXT};margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')}
${button ? buttonHtml(button) : ''}
<hr style="border:0;border-top:1px solid #e3dccb;margin:24px 0 16px">
${small.join('\n')}
</div></body></html>`;
}

function buttonHtml({ title, url }: { title: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#0f4f4b;color:#ffffff;text-decoration:none;font:bold 16px Arial,sans-serif;padding:14px 24px;border-radius:8px">${escapeHtml(title)}</a></p>`;
}

function withLinks(line: string): string {
  const text = escapeHtml(line);
  return /^https?:\/\//u.test(line) ? `<a href="${text}" style="color:#0f4f4b">${text}</a>` : text;
}
