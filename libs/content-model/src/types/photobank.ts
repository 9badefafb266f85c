import { defineContentType } from '../content-type.ts';
import { titledCategory } from './categories.ts';
import { choice, document, image, line, reference } from './common-fields.ts';

function categoryRoutes(base: string) {
  const names = { update: 'edit-category', moveUp: 'move-up-category', moveDown: 'move-down-category' };
  return { base, suffix: 'category', names };
}

function itemRoutes(base: string) {
  return { base, names: { add: 'add-item', update: 'edit-item', remove: 'remove-item' } };
}

export const photobankLogoCategory = titledCategory({
  name: 'photobank-logo-category',
  table: 'photobank_logo_category',
  routes: categoryRoutes('photobank-logo'),
  titles: { section: 'Фотобанк: группы логотипов', accusative: 'группу' },
});

export const photobankLogo = defineContentType({
  name: 'photobank-logo',
  table: 'photobank_logo',
  routes: itemRoutes('photobank-logo'),
  titles: { section: 'Фотобанк: логотипы', accusative: 'логотип' },
  title: 'title',
  drafts: false,
  order: { within: ['category'] },
  fields: {
    title: line('Название', 120),
    category: reference('Группа', 'photobank-logo-category'),
    colour: choice('На каком фоне', 'light', { light: 'На светлом', dark: 'На тёмном', yellow: 'На жёлтом' }),
    image: { ...image('Как выглядит', 16 / 9, 'always'), ask: 'Добавьте картинку логотипа' },
    file: { ...document('Файл для печати', 'never'), extensions: ['svg', 'pdf', 'zip'] },
  },
});

export const photobankPhotoCategory = titledCategory({
  name: 'photobank-photo-category',
  table: 'photobank_photo_category',
  routes: categoryRoutes('photobank-photo'),
  titles: { section: 'Фотобанк: альбомы', accusative: 'альбом' },
});

export const photobankPhoto = defineContentType({
  name: 'photobank-photo',
  table: 'photobank_photo',
  routes: itemRoutes('photobank-photo'),
  titles: { section: 'Фотобанк: фотографии', accusative: 'фотографию' },
  title: 'title',
  drafts: false,
  order: { within: ['category'] },
  fields: {
    title: line('Подпись', 160),
    category: reference('Альбом', 'photobank-photo-category'),
    image: { ...image('Фотография', 3 / 2, 'always'), ask: 'Добавьте фотографию' },
  },
});
