import { defineContentType } from '../content-type.ts';
import { documentSection } from './categories.ts';
import { choice, day, document, line, reference } from './common-fields.ts';

/** When a document came into force, and when it was no more: the register of documents keeps both. */
const inForce = {
  validFrom: day('Действует с'),
  endsOn: {
    ...day('Утратил силу с'),
    hint: 'Пока документ действует, оставьте пустым. Без этой даты документ теряет силу в день, когда уходит в архив.',
  },
} as const;
const RANGES = [{ from: 'validFrom', to: 'endsOn' }] as const;

export const disclosureCategory = documentSection({
  name: 'disclosure-category',
  table: 'disclosure_category',
  titles: { section: 'Раскрытие информации: разделы', accusative: 'раздел' },
});

export const disclosureItem = defineContentType({
  name: 'disclosure-item',
  table: 'disclosure_item',
  titles: { section: 'Раскрытие информации', accusative: 'документ' },
  title: 'title',
  order: { within: ['category'] },
  archive: { byYear: false },
  ranges: RANGES,
  fields: {
    title: line('Название', 300),
    category: reference('Раздел', 'disclosure-category'),
    ...inForce,
    file: document(),
  },
});

export const documentCategory = documentSection({
  name: 'document-category',
  table: 'document_category',
  titles: { section: 'Документы: разделы', accusative: 'раздел' },
  // The documents of loans stand there together, without a section of the editors.
  reserved: ['dokumenty-zajma'],
});

export const documentFile = defineContentType({
  name: 'document-file',
  table: 'document_file',
  titles: { section: 'Документы', accusative: 'документ' },
  title: 'title',
  order: { within: ['category'] },
  archive: { byYear: false },
  ranges: RANGES,
  fields: {
    title: line('Название', 300),
    category: reference('Раздел', 'document-category'),
    ...inForce,
    file: document(),
  },
});

export const loanDocument = defineContentType({
  name: 'loan-document',
  table: 'loan_document',
  titles: { section: 'Документы займа', accusative: 'документ' },
  title: 'title',
  order: {},
  archive: { byYear: true, since: 'validFrom' },
  ranges: RANGES,
  fields: { title: line('Название', 300), ...inForce, file: document() },
});

/** Called by its name, which is unique. */
export const companyDoc = defineContentType({
  name: 'company-docs',
  table: 'company_doc',
  titles: { section: 'Документы компании', accusative: 'файл' },
  title: 'name',
  drafts: false,
  removers: 'ADMIN',
  fields: { name: { ...line('Имя файла', 200), unique: true }, file: document('Файл', 'always') },
});

export const investorContract = defineContentType({
  name: 'investor-contract',
  table: 'investor_contract',
  titles: { section: 'Договоры инвесторов', accusative: 'договор' },
  title: 'title',
  order: { within: ['tab'] },
  fields: {
    title: line('Название', 300),
    tab: choice('Вкладка', 'natural', {
      natural: 'Физическим лицам',
      legal: 'Юридическим лицам',
      bonds: 'Облигации',
    }),
    subcategory: line('Подраздел', 160, 'never'),
    bond: { ...reference('Выпуск облигаций', 'bond', 'never'), hint: 'Документ встанет и у этого выпуска' },
    validFrom: day('Действует с'),
    file: document(),
  },
});
