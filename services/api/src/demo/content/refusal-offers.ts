import { refusalOffer } from '@polden/content-model';
import { demoSet } from './demo-content.ts';

/** Companies that exist in this demo only, as do their tokens. */
export const refusalOffers = demoSet(refusalOffer, [
  {
    daysAgo: 40,
    fields: {
      title: 'Рассвет Займы',
      text: 'Небольшой заём до зарплаты: решение за десять минут, деньги на карту любого банка.',
      maxSum: 30_000,
      term: 'до 30 дней',
      fullCostMin: 0,
      fullCostMax: 292,
      link: 'https://rassvet.example/zaim?utm_source=polden',
      advertiser: 'ООО МКК «Рассвет», ИНН 7700000017',
      erid: 'DemoRassvet01',
    },
  },
  {
    daysAgo: 33,
    fields: {
      title: 'Кредитный потребительский кооператив «Опора»',
      text: 'Смотрят не только на кредитную историю, но и на доход семьи: возьмите справку за три месяца.',
      maxSum: 300_000,
      term: 'до 3 лет',
      fullCostMin: 24.5,
      fullCostMax: 39.9,
      link: 'https://opora.example/zayavka?utm_source=polden',
      advertiser: 'КПК «Опора», ИНН 1600000022',
      erid: 'DemoOpora0002',
    },
  },
  {
    daysAgo: 20,
    fields: {
      title: 'Ломбард «Тихая гавань»',
      text: 'Деньги под залог украшений и техники: без проверки истории, вещь хранят и возвращают.',
      maxSum: 500_000,
      term: 'до 1 года',
      fullCostMin: 60,
      fullCostMax: 118.4,
      link: 'https://gavan.example/ocenka?utm_source=polden',
      advertiser: 'ООО «Ломбард Тихая гавань», ИНН 7800000038',
      erid: 'DemoGavan0003',
    },
  },
  {
    daysAgo: 12,
    fields: {
      title: 'Банк «Северный мост», кредитная карта',
      text: 'Карта с небольшим лимитом, который растёт, если вносить платежи вовремя.',
      maxSum: 100_000,
      term: 'без срока, 55 дней без процентов',
      fullCostMin: 29.8,
      fullCostMax: 49.7,
      link: 'https://most.example/karta?utm_source=polden',
      advertiser: 'АО «Банк Северный мост», ИНН 7800000045',
      erid: 'DemoMost00004',
    },
  },
]);
