import { event } from '@polden/content-model';
import { dayFromSeeding } from './day-from-seeding.ts';
import { demoSet } from './demo-content.ts';

/** One that is over, one that is shown now and one to come. */
export const events = demoSet(event, [
  {
    daysAgo: 60,
    fields: {
      title: 'Урок о деньгах в вашей библиотеке: расписание на месяц',
      image: { picture: 'ledger', alt: 'Раскрытая книга записей под лупой, рядом росток' },
      link: '/o-kompanii/nashi-novosti',
      startsOn: dayFromSeeding(-58),
      endsOn: dayFromSeeding(-31),
      width: 'half',
      titleLeft: 40,
      titleTop: 15,
      imageLeft: 70,
      imageTop: -30,
    },
  },
  {
    daysAgo: 11,
    fields: {
      title: 'Петербург: по субботам юрист бесплатно прочитает ваш договор',
      image: { picture: 'umbrella', alt: 'Дом под большим зонтом, вокруг ели и дождь' },
      link: '/blog/kak-chitat-dogovor-zayma-pervaya-stranitsa-za-pyat-minut',
      startsOn: dayFromSeeding(-10),
      endsOn: dayFromSeeding(45),
      width: 'auto',
      titleLeft: 40,
      titleTop: 15,
      imageLeft: 70,
      imageTop: -30,
    },
  },
  {
    daysAgo: 1,
    fields: {
      title: 'День открытых отчётов: спросите финансового директора о чём угодно',
      image: { picture: 'coinsField', alt: 'Столбики монет и колосья под полуденным солнцем' },
      link: '/raskrytie-informatsii',
      startsOn: dayFromSeeding(46),
      endsOn: dayFromSeeding(60),
      width: 'full',
      titleLeft: 35,
      titleTop: 20,
      imageLeft: 72,
      imageTop: -25,
    },
  },
]);
