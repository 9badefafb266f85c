import { promoCode } from '@polden/content-model';
import { dayFromSeeding } from './day-from-seeding.ts';
import { demoSet } from './demo-content.ts';

export const promoCodes = demoSet(promoCode, [
  {
    daysAgo: 152,
    fields: {
      title: '3 000 ₽ за рекомендацию друга',
      code: 'DRUG',
      startsOn: dayFromSeeding(-152),
      endsOn: dayFromSeeding(213),
      conditions:
        'Друг называет код, когда мы ему звоним: так мы знаем, что он не против звонка. Деньги приходят в течение десяти рабочих дней после первого платежа друга; не больше десяти наград в год. Условия самого займа код не меняет.',
    },
  },
  {
    daysAgo: 21,
    fields: {
      title: 'Выезд оценщика на следующий день',
      code: 'VYEZD',
      startsOn: dayFromSeeding(-20),
      endsOn: dayFromSeeding(70),
      conditions:
        'До ста километров от города, где есть наш офис, для займа под залог легковой машины. Назовите код при записи. Выезд и осмотр бесплатны всегда и ни к чему не обязывают.',
    },
  },
  {
    daysAgo: 6,
    fields: {
      title: 'Скидка 10 % на осмотр машины перед покупкой',
      code: 'OSMOTR10',
      startsOn: dayFromSeeding(-5),
      endsOn: dayFromSeeding(85),
      conditions:
        'Для услуг мастеров из раздела «Машина» нашего маркетплейса. Один код — один осмотр. Назовите его до начала работы; с другими скидками мастера не складывается.',
    },
  },
  {
    daysAgo: 34,
    fields: {
      title: 'Консультация по налогам для предпринимателя за половину цены',
      code: 'DELO50',
      startsOn: dayFromSeeding(-33),
      endsOn: dayFromSeeding(27),
      conditions:
        'Для действующих ИП и компаний, у которых есть договор с «Полднем». Консультацию до часа проводит партнёр маркетплейса по видеосвязи, запись — за два рабочих дня.',
    },
  },
  {
    daysAgo: 2,
    fields: {
      title: 'Три месяца хранения шин вместо двух',
      code: 'SHINY',
      startsOn: dayFromSeeding(14),
      endsOn: dayFromSeeding(104),
      conditions:
        'Платите за два месяца, шины лежат три. Принимаем комплекты до двадцатого диаметра, с дисками и без. Код один раз вводят при оформлении у партнёра.',
    },
  },
]);
