import {
  photobankLogo,
  photobankLogoCategory,
  photobankPhoto,
  photobankPhotoCategory,
} from '@polden/content-model';
import type { PictureName } from '../blog/pictures/pictures.ts';
import type { LogoName } from '../logos.ts';
import { type DemoSet, demoSet } from './demo-content.ts';

const COLOUR = 'Знак в цвете';
const ONE_COLOUR = 'Знак в один цвет';

const LOGOS: [
  category: string,
  title: string,
  colour: 'light' | 'dark' | 'yellow',
  logo: LogoName,
  alt: string,
][] = [
  [
    COLOUR,
    'Основной знак',
    'light',
    'signOnLight',
    'Зелёная буква «П» с жёлтым солнцем вместо перекладины на светлом',
  ],
  [COLOUR, 'Светлый знак', 'dark', 'signOnDark', 'Белая буква «П» с жёлтым солнцем на тёмно-зелёном'],
  [COLOUR, 'Тёмный знак', 'yellow', 'signOnYellow', 'Тёмная буква «П» с белым солнцем на жёлтом'],
  [ONE_COLOUR, 'Чёрный знак', 'light', 'signInInk', 'Тёмный знак в один цвет на белом'],
  [ONE_COLOUR, 'Белый знак', 'dark', 'signInverted', 'Белый знак в один цвет на тёмном'],
];

const ALBUMS: Record<string, [title: string, picture: PictureName, alt: string][]> = {
  'Дорога и машины': [
    ['Машина на загородной дороге', 'carOnRoad', 'Легковая машина едет мимо верстового столба'],
    ['Осмотр перед покупкой', 'carInspection', 'Машина под лупой'],
    ['Грузовик', 'truck', 'Грузовик на дороге среди деревьев'],
    ['Зимняя дорога', 'winterRoad', 'Дорога между сугробами'],
    ['Развилка', 'signpost', 'Указатель на развилке дорог'],
  ],
  'Дом и дело': [
    ['Ремонт', 'renovation', 'Комната, в которой идёт ремонт'],
    ['Мастерская', 'workshop', 'Рабочий стол мастерской'],
    ['Склад', 'warehouse', 'Полки склада с коробками'],
    ['Мост', 'bridge', 'Мост над рекой'],
  ],
  'Деньги и планы': [
    ['Конверты бюджета', 'envelopes', 'Четыре конверта разной высоты, как дома на улице'],
    ['Росток', 'seedling', 'Росток в горшке рядом со стопками монет'],
    ['Поле монет', 'coinsField', 'Стопки монет, между которыми растут колосья'],
    ['Календарь платежей', 'calendar', 'Календарь с отмеченным днём'],
  ],
};

/** Logos and pictures that newspapers may take. */
export const photobank: DemoSet[] = [
  demoSet(
    photobankLogoCategory,
    [COLOUR, ONE_COLOUR].map((title) => ({ fields: { title } })),
  ),
  demoSet(
    photobankLogo,
    LOGOS.map(([category, title, colour, logo, alt]) => ({
      fields: { title, category, colour, image: { logo, alt }, file: { logo } },
    })),
  ),
  demoSet(
    photobankPhotoCategory,
    Object.keys(ALBUMS).map((title) => ({ fields: { title } })),
  ),
  demoSet(
    photobankPhoto,
    Object.entries(ALBUMS).flatMap(([category, photos]) =>
      photos.map(([title, picture, alt]) => ({ fields: { title, category, image: { picture, alt } } })),
    ),
  ),
];
