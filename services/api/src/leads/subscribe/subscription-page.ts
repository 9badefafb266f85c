import type { Brand } from '@polden/api-contract';
import { escapeHtml, page } from '../../core/html/page.ts';
import type { SubscriptionLink } from './subscription-links.ts';

const ASK: Record<SubscriptionLink, { title: string; text: string; button: string }> = {
  confirm: {
    title: 'Подтвердите подписку',
    text: 'Нажмите кнопку, и мы начнём присылать вам письма: новости, полезные статьи и новые условия.',
    button: 'Да, подписаться',
  },
  unsubscribe: {
    title: 'Отписаться от писем?',
    text: 'Нажмите кнопку, и писем больше не будет. Письма о ваших займах и вложениях, если они есть, это не затронет.',
    button: 'Отписаться',
  },
};

const DONE: Record<SubscriptionLink, { title: string; text: string }> = {
  confirm: {
    title: 'Вы подписаны',
    text: 'Спасибо! Будем писать нечасто и по делу. Ссылка, чтобы отписаться, есть в каждом письме.',
  },
  unsubscribe: {
    title: 'Вы отписались',
    text: 'Писем больше не будет. Передумаете — форма подписки внизу страниц сайта.',
  },
};

/** A link is opened by mail scanners, too: what it is for happens at the press of the button. */
export function askPage(link: SubscriptionLink, brand: Brand): string {
  const { title, text, button } = ASK[link];
  // text/plain is what a form can send without scripts and this route takes; the address has the link's signature.
  const form = `<form method="post" enctype="text/plain"><button>${button}</button></form>`;
  return page({ title, brandName: brand.name, body: `<p>${escapeHtml(text)}</p>\n${form}\n${home(brand)}` });
}

export function donePage(link: SubscriptionLink, brand: Brand): string {
  const { title, text } = DONE[link];
  return page({ title, brandName: brand.name, body: `<p>${escapeHtml(text)}</p>\n${home(brand)}` });
}

export function deadLinkPage(brand: Brand): string {
  const text = `Она устарела или скопирована не целиком. Чтобы подписаться, укажите почту на сайте ещё раз; чтобы отписаться, напишите на ${brand.email}.`;
  return page({
    title: 'Ссылка не работает',
    brandName: brand.name,
    body: `<p>${escapeHtml(text)}</p>\n${home(brand)}`,
  });
}

function home(brand: Brand): string {
  return `<p class="quiet"><a href="/">На сайт «${escapeHtml(brand.name)}»</a></p>`;
}
