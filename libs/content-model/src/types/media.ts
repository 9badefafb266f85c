import { defineContentType } from '../content-type.ts';
import { FIXED_WORDS } from '../highlight-words.ts';
import { captions, film, image, lines, line, link, reference, richText, slug } from './common-fields.ts';

const LEAD = 'Вступление';

/** Company news; visitors know the slug as `identifier`, as they do that of press articles, at the same address. */
export const mediaOur = defineContentType({
  name: 'media-our',
  table: 'media_our',
  titles: { section: 'Новости', accusative: 'новость' },
  title: 'title',
  page: '/o-kompanii/nashi-novosti/:slug',
  highlights: { max: 4 },
  fields: {
    title: line('Заголовок', 160),
    slug: { ...slug(), sharedWith: ['media-other'] },
    lead: lines(LEAD, 320, 'toPublish'),
    image: image(),
    body: richText(),
  },
});

/** Newspapers and sites that write about the company. */
export const mediaSource = defineContentType({
  name: 'media-source',
  table: 'media_source',
  titles: { section: 'Издания', accusative: 'издание' },
  title: 'title',
  drafts: false,
  removed: { active: 0 },
  fields: { title: line('Название', 120), site: link('Сайт'), logo: image('Логотип', 3) },
});

/** What others write about the company. */
export const mediaOther = defineContentType({
  name: 'media-other',
  table: 'media_other',
  titles: { section: 'СМИ о нас', accusative: 'публикацию' },
  title: 'title',
  page: '/o-kompanii/nashi-novosti/:slug',
  fields: {
    title: line('Заголовок', 200),
    slug: { ...slug(), sharedWith: ['media-our'] },
    source: reference('Издание', 'media-source', 'toPublish'),
    link: link('Публикация на сайте издания'),
    lead: lines(LEAD, 320, 'toPublish'),
    image: image(),
    body: richText('Текст', 'never'),
  },
});

/** Videos; the fixed ones stand first, in an order of their own. */
export const mediaVideo = defineContentType({
  name: 'media-video',
  table: 'media_video',
  routes: {
    base: 'media-video',
    names: {
      highlights: 'fixed',
      highlightAdd: 'fix',
      highlightRemove: 'unfix',
      highlightUp: 'move-up-fixed',
      highlightDown: 'move-down-fixed',
    },
  },
  titles: { section: 'Видео', accusative: 'видео' },
  title: 'title',
  highlights: { max: 12, words: FIXED_WORDS },
  needsOneOf: [['clip', 'video']],
  fields: {
    title: line('Название', 160),
    clip: { ...film('Файл ролика'), hint: 'WebM или MP4. Такой ролик идёт прямо на странице.' },
    captions: {
      ...captions('Субтитры'),
      hint: 'Файл WebVTT (.vtt) на русском: для тех, кто смотрит без звука.',
    },
    video: {
      ...link('Адрес ролика'),
      hint: 'Если файла нет. Ролик с RuTube, ВК Видео или YouTube включится на странице, с других сайтов — откроется там.',
    },
    duration: { ...line('Длительность, например 3:40', 8, 'never'), form: 'duration' },
    image: image('Обложка'),
    lead: lines('О чём ролик', 500),
  },
});
