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
