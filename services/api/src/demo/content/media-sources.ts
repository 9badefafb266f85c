import { mediaSource } from '@polden/content-model';
import { demoSet } from './demo-content.ts';

/** Newspapers and sites that do not exist, with marks drawn for them. */
export const mediaSources = demoSet(mediaSource, [
  {
    fields: {
      title: 'Волжский счетовод',
      site: 'https://volzhsky-schetovod.example',
      logo: { mark: 'wavesAndBeads', alt: 'Костяшки счётов над волнами' },
    },
  },
  {
    fields: {
      title: 'Колесо и кошелёк',
      site: 'https://koleso-i-koshelek.example',
      logo: { mark: 'wheelAndClasp', alt: 'Колесо с застёжкой кошелька' },
    },
  },
  {
    fields: {
      title: 'Деньги к завтраку',
      site: 'https://dengi-k-zavtraku.example',
      logo: { mark: 'eggAndCoin', alt: 'Яичница с монетой вместо желтка' },
    },
  },
  {
    fields: {
      title: 'Московский полустанок',
      site: 'https://polustanok.example',
      logo: { mark: 'signal', alt: 'Семафор у рельсов' },
    },
  },
  {
    fields: {
      title: 'Уральский дебет',
      site: 'https://uralsky-debet.example',
      logo: { mark: 'mountains', alt: 'Горы над чертой' },
    },
  },
  {
    fields: {
      title: 'Два пятака',
      site: 'https://dva-pyataka.example',
      logo: { mark: 'twoCoins', alt: 'Две монеты, одна за другой' },
    },
  },
  {
    fields: {
      title: 'Книга прихода',
      site: 'https://kniga-prihoda.example',
      logo: { mark: 'book', alt: 'Раскрытая книга' },
    },
  },
  {
    fields: {
      title: 'Третья рубрика',
      site: 'https://tretya-rubrika.example',
      logo: { mark: 'thirdColumn', alt: 'Три колонки, третья жирнее' },
    },
  },
]);
