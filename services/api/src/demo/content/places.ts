import { network, officeRegion, salesPoint } from '@polden/content-model';
import { type DemoSet, demoSet } from './demo-content.ts';

const PHONE = '8 800 000-12-00';
const WEEKDAYS = 'Пн–Пт 9:00–20:00, Сб 10:00–18:00';
const DAILY = 'Ежедневно 9:00–21:00';

const OFFICES: [city: string, slug: string, address: string, hours: string][] = [
  ['Москва', 'moskva', 'ул. Солнечная, д. 12, офис 12', DAILY],
  ['Санкт-Петербург', 'sankt-peterburg', 'пр. Белых Ночей, д. 24, помещение 3', DAILY],
  ['Екатеринбург', 'ekaterinburg', 'ул. Самоцветная, д. 7', WEEKDAYS],
  ['Новосибирск', 'novosibirsk', 'ул. Полуденная, д. 54, этаж 2', WEEKDAYS],
  ['Казань', 'kazan', 'ул. Чак-Чак, д. 16', WEEKDAYS],
  ['Нижний Новгород', 'nizhnij-novgorod', 'Закатная набережная, д. 9', WEEKDAYS],
  ['Самара', 'samara', 'ул. Волжского Ветра, д. 63, офис 101', WEEKDAYS],
  ['Ростов-на-Дону', 'rostov-na-donu', 'ул. Подсолнуховая, д. 61', WEEKDAYS],
  ['Краснодар', 'krasnodar', 'ул. Вишнёвых Садов, д. 23', WEEKDAYS],
  ['Воронеж', 'voronezh', 'ул. Чернозёмная, д. 31', WEEKDAYS],
  ['Пермь', 'perm', 'Камский бульвар, д. 18, вход с торца', WEEKDAYS],
  ['Тула', 'tula', 'ул. Пряничная, д. 5, вход со двора', 'Пн–Пт 9:00–19:00'],
];

const SALES_POINTS: [city: string, points: [name: string, address: string][]][] = [
  [
    'Москва',
    [
      ['Салон «Трубка» на Солнечной', 'ул. Солнечная, д. 14'],
      ['Павильон «Вторая жизнь»', 'ул. Зенитная, д. 3, павильон 18'],
      ['Мастерская «Пятый винт»', 'ул. Тёплая, д. 40'],
      ['Салон «Трубка» в «Полуденном»', 'Полуденный проезд, д. 1, этаж 1'],
    ],
  ],
  [
    'Санкт-Петербург',
    [
      ['Мастерская «Невский паяльник»', 'пр. Белых Ночей, д. 30'],
      ['Салон «Алло, Линия»', '12-я линия, д. 21'],
      ['Павильон «Разводной»', 'ул. Мостовая, д. 8'],
    ],
  ],
  [
    'Екатеринбург',
    [
      ['Салон «Малахит-связь»', 'ул. Самоцветная, д. 11'],
      ['Мастерская «Экран цел»', 'ул. Рудная, д. 2'],
      ['Павильон «Перезвон»', 'ул. Литейная, д. 77'],
    ],
  ],
  [
    'Казань',
    [
      ['Салон «Алтын-телефон»', 'ул. Чак-Чак, д. 20'],
      ['Мастерская «Чистый звук»', 'ул. Озёрная, д. 6'],
    ],
  ],
];

/** Where people meet the company: its offices, the shops that take phones, its pages in networks. */
export const places: DemoSet[] = [
  demoSet(
    officeRegion,
    OFFICES.map(([title, slug, address, hours]) => ({
      fields: { title, slug, address, hours, phone: PHONE },
    })),
  ),
  demoSet(
    salesPoint,
    SALES_POINTS.flatMap(([city, points]) =>
      points.map(([name, address]) => ({ fields: { name, city, address } })),
    ),
  ),
  demoSet(network, [
    { fields: { title: 'ВКонтакте', url: 'https://vk.polden.example', icon: 'vk' } },
    { fields: { title: 'Телеграм', url: 'https://telegram.polden.example', icon: 'telegram' } },
    { fields: { title: 'Одноклассники', url: 'https://ok.polden.example', icon: 'ok' } },
    { fields: { title: 'Дзен', url: 'https://dzen.polden.example', icon: 'dzen' } },
    { fields: { title: 'Рутуб', url: 'https://rutube.polden.example', icon: 'rutube' } },
  ]),
];
