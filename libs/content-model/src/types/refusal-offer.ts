import { defineContentType } from '../content-type.ts';
import { decimal, line, lines, link, whole } from './common-fields.ts';

/** Advertising of partners for a refused borrower; each offer names its advertiser. */
export const refusalOffer = defineContentType({
  name: 'refusal-offer',
  table: 'refusal_offer',
  titles: { section: 'Витрина при отказе', accusative: 'предложение' },
  title: 'title',
  order: {},
  ranges: [{ from: 'fullCostMin', to: 'fullCostMax' }],
  fields: {
    title: line('Название', 100),
    text: { ...lines('Одной фразой', 300, 'toPublish'), ask: 'Скажите о предложении одной фразой' },
    maxSum: whole('Сумма до, ₽', 1000, 100_000_000, 'toPublish'),
    term: { ...line('Срок', 60, 'toPublish'), hint: 'Например: до 30 дней' },
    fullCostMin: decimal('ПСК от, % годовых', 0, 292, 'toPublish'),
    fullCostMax: decimal('ПСК до, % годовых', 0, 292, 'toPublish'),
    link: { ...link('Куда ведёт', 'toPublish'), ask: 'Укажите, куда ведёт ссылка' },
    advertiser: {
      ...line('Рекламодатель', 200, 'toPublish'),
      ask: 'Назовите рекламодателя',
      hint: 'Полное название и ИНН',
    },
    erid: { ...line('Токен erid', 60, 'toPublish'), hint: 'Из реестра рекламы' },
  },
});
