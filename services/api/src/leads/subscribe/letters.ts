import type { Brand } from '@polden/api-contract';
import { brandedLetter } from '../../core/mail/branded-letter.ts';
import type { Letter } from '../../core/mail/mailer.ts';

export function confirmationLetter(to: string, confirmUrl: string, brand: Brand): Letter {
  return brandedLetter(
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
  return brandedLetter(
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

/** To somebody who gets the letters already, when an account asks to be shown them. */
export function accountLetter(to: string, confirmUrl: string, brand: Brand): Letter {
  return brandedLetter(
    {
      to,
      subject: `Показать подписку в личном кабинете компании «${brand.name}»`,
      heading: 'Это ваш кабинет?',
      paragraphs: [
        `Этот адрес указали в личном кабинете на сайте ${brand.domain}. Письма вам уже приходят.`,
        'Нажмите кнопку, и подпиской можно будет управлять из кабинета. Ссылка действует три дня.',
      ],
      button: { title: 'Да, это мой кабинет', url: confirmUrl },
      footer: ['Если это были не вы, ничего не делайте: в кабинете о вашей подписке не узнают.'],
    },
    brand,
  );
}
