import { formatDate } from '@polden/ru';
import type { DocumentText } from '../documents/document-text.ts';
import { type DocumentName, documentTexts } from '../documents/document-texts.ts';

/** What the items of all document lists have in common; of several editions each is called by its day. */
export function documentFields(name: DocumentName) {
  const { title, validFrom, edition }: DocumentText = documentTexts[name];
  return {
    title: edition ? `${title}, редакция от ${formatDate(validFrom, 'long')} года` : title,
    validFrom,
    file: { document: name },
  };
}

/** A document, or what was in force one after the other, the oldest first. */
export type DemoDocument = DocumentName | DocumentName[];

/** An item with its earlier versions: all are called by the title alone. */
export function documentItem(document: DemoDocument) {
  if (typeof document === 'string') return { fields: documentFields(document) };
  const versions = document.map((name) => ({ ...documentFields(name), title: documentTexts[name].title }));
  const [fields] = versions.slice(-1);
  if (!fields) throw new Error('A document has at least one version');
  return { fields, earlier: versions.slice(0, -1) };
}

/** A document of the archive, and the day from which it is not in force. */
export type WithdrawnDocument = [name: DocumentName, endsOn: string];

export function withdrawnItem([name, endsOn]: WithdrawnDocument) {
  return { fields: { ...documentFields(name), endsOn } };
}

type Item = ReturnType<typeof documentItem>;

/** The item in a category, and with it every version. */
export function inCategory(category: string, { fields, earlier = [] }: Item) {
  return {
    fields: { category, ...fields },
    earlier: earlier.map((version) => ({ category, ...version })),
  };
}
