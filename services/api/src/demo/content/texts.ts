import { PRODUCT_TABLE } from '@polden/lending-math';
import { formatNumber } from '@polden/ru';
import { cityText, description, redirect, template } from '@polden/content-model';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import { slugOf } from '../../content/index.ts';
import type { Block } from '../blog/demo-post.ts';
import { type DemoSet, demoSet } from './demo-content.ts';
import { cityTexts } from './city-texts.ts';

const { address, email, legal, name, phones } = demoBrand;
const { business, installment, pdl, pts } = PRODUCT_TABLE;

const FOOTER: Record<string, Block[]> = {
  'footer-copyright': [`© 2012–[[year]] ${legal.name}. Все права защищены.`],
  'footer-legal': [
    `${legal.name}, ИНН ${legal.inn}, ОГРН ${legal.ogrn}. Запись в государственном реестре микрофинансовых организаций № ${legal.registryNumber} от 12 декабря 2012 года. Член ${legal.sro}. Адрес: ${address.postalCode}, ${address.locality}, ${address.street}.`,
  ],
  'footer-loans': [
    `Полная стоимость займов — от 0 до 292 % годовых. Суммы — от ${formatNumber(pdl.sumMin)} до ${formatNumber(pts.sumMax)} рублей гражданам и до ${formatNumber(business.sumMax)} рублей бизнесу, сроки — от ${pdl.termMin} дней до ${pts.termMax} месяцев, возраст заёмщика — от 20 до 65 лет. Условия и тарифы — в разделе [раскрытия информации](/raskrytie-informatsii).`,
    '**Оценивайте свои финансовые возможности и риски. Изучите все условия займа.**',
  ],
  'footer-investments': [
    'Вложения в микрофинансовую компанию не входят в систему страхования вкладов и не возмещаются Агентством по страхованию вкладов. Минимальная сумма для физических лиц — 1 500 000 рублей.',
  ],
  'footer-data': [
    `Без вашего согласия сайт хранит в браузере только то, без чего не работает. Сведения о вас мы не передаём за границу. Подробности — в [политике обработки персональных данных](/policy). Вопросы о данных: ${email}.`,
  ],
};

const PAGES: Record<string, Block[]> = {
  home: [
    `«${name}» даёт деньги под залог автомобиля и на карту. Мы считаем до рубля, показываем график до подписания и не прячем условия в сноски.`,
    'Машина остаётся у вас, звонит вам человек, а не робот, а полная стоимость займа стоит там же, где кнопка.',
  ],
  'dengi-pod-zalog': [
    'Заём под залог автомобиля — это сумма побольше и ставка поменьше: полная стоимость — 34,8 % годовых, ставка — 2,9 % в месяц. Ездить можно как раньше, ограничение одно: до возврата займа машину не продать.',
    'Оценка проходит по фотографиям и ни к чему не обязывает. Её результат действует десять дней.',
  ],
  'zajm-onlajn-na-kartu': [
    `От ${formatNumber(pdl.sumMin)} до ${formatNumber(installment.sumMax)} рублей на карту, если деньги нужны сегодня. Полная стоимость — от 0 до 292 % годовых: ноль для тех, кто берёт на срок до 14 дней и возвращает вовремя.`,
    'Понадобятся паспорт, телефон и несколько минут. Если сумма больше 50 000 рублей, деньги придут после периода охлаждения — так велит закон.',
  ],
  'biznes-zaim': [
    `От ${formatNumber(business.sumMin)} до ${formatNumber(business.sumMax)} рублей под залог транспорта или спецтехники. Техника остаётся в работе, график можно сделать неровным: меньше в тихий сезон, больше в горячий.`,
  ],
  investoram: [
    'Вы даёте деньги компании на срок от 12 до 36 месяцев и получаете 18 % годовых до налога. Вложения **не застрахованы** Агентством по страхованию вкладов: прочитайте памятку о рисках до подписания.',
  ],
  'programma-obligatsiy': [
    'Облигации торгуются на бирже: их можно купить через любого брокера и продать раньше погашения. Цена меняется каждый день и бывает ниже той, за которую вы покупали.',
  ],
  'pri-prosrochke': [
    'Просрочка случается с очень разными людьми. Позвоните до даты платежа: до неё возможностей больше. Пока мы рассматриваем заявление, о долге вам никто не звонит.',
  ],
  kontakty: [
    `Звонок по России бесплатный: ${phones.map(({ title }) => title).join(' и ')}. Письма читаем каждый день, отвечаем в течение рабочего дня: ${email}.`,
  ],
};

/** As the blog makes it of a title. */
const SLUG_LENGTH = 75;

const REDIRECTS: [path: string, target: string, comment: string][] = [
  ['/zajmy-bez-spravok', '/zajm-po-pasportu', 'Прежний раздел о займах без справок'],
  ['/adresa-ofisov', '/kontakty', 'Адрес со старых визиток и листовок'],
  ['/oplata', '/pogasit-zajm', 'Короткий адрес из сообщений о платеже'],
  ...oldPosts(
    'Показатель долговой нагрузки: как его считают и как снизить',
    'Прежняя статья о займах без справок и поручителей',
    ['zajm-bez-spravok-o-dohodah', 'zajm-bez-poruchitelej', 'zajm-bez-spravok-i-poruchitelej'],
  ),
  ...oldPosts(
    'Кредитная история: где посмотреть и как исправить ошибку',
    'Прежняя статья о займах с плохой кредитной историей',
    [
      'zajm-s-plohoj-kreditnoj-istoriej',
      'kak-ispravit-kreditnuyu-istoriyu',
      'zajm-s-prosrochkami',
      'kredit-s-plohoj-istoriej',
    ],
  ),
  ...oldPosts(
    'Заём до зарплаты: когда он уместен, а когда лучше обойтись',
    'Прежняя статья о займах на карту',
    ['zajm-na-kartu', 'zajm-na-kartu-srochno', 'zajm-na-kartu-bez-otkaza'],
  ),
  ...oldPosts(
    'Как читать договор займа: первая страница за пять минут',
    'Прежняя статья о займах по паспорту',
    ['zajm-po-pasportu', 'zajm-tolko-po-pasportu', 'zajm-po-dvum-dokumentam'],
  ),
];

/** Articles of the former blog that became one of today's: `title` is its title. */
function oldPosts(
  title: string,
  comment: string,
  slugs: string[],
): [path: string, target: string, comment: string][] {
  return slugs.map((slug) => [`/blog/${slug}`, `/blog/${slugOf(title, SLUG_LENGTH)}`, comment]);
}

/** Texts of the footer, of pages and of cities, and the addresses that lead elsewhere. */
export const texts: DemoSet[] = [
  demoSet(
    template,
    Object.entries(FOOTER).map(([identifier, content]) => ({ fields: { identifier, content } })),
  ),
  demoSet(
    description,
    Object.entries(PAGES).map(([identifier, content]) => ({ fields: { identifier, content } })),
  ),
  demoSet(cityText, cityTexts),
  demoSet(
    redirect,
    REDIRECTS.map(([path, target, comment]) => ({ fields: { path, target, code: '301', comment } })),
  ),
];
