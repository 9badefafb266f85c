import { formatDate, formatPhone } from '@polden/ru';
import type { SignatureSheet } from '../../core/pdf/signature-sheet.ts';
import type { PrintedPaper } from './signature-papers.ts';

/** Who signed, from where and how; kept sealed for ever. */
export interface Evidence {
  signatureId: string;
  signer: string;
  /** E.164. */
  phone: string;
  ip: string;
  userAgent: string;
  requestedAt: Date;
  signedAt: Date;
}

/** The sheet that is added to the document: everything by which the signature can be checked. */
export function sheetOf(evidence: Evidence, { title, hash }: PrintedPaper): SignatureSheet {
  return {
    title: 'Документ подписан простой электронной подписью',
    rows: [
      ['Документ', title],
      // In two lines: no line of the sheet holds it whole.
      ['SHA-256 документа', `${hash.slice(0, hash.length / 2)}\n${hash.slice(hash.length / 2)}`],
      ['Подписал', evidence.signer],
      ['Телефон', formatPhone(evidence.phone)],
      ['Код отправлен', moscow(evidence.requestedAt)],
      ['Подписано', moscow(evidence.signedAt)],
      ['IP-адрес', evidence.ip],
      ['Браузер', evidence.userAgent || 'не указан'],
      ['Номер подписи', evidence.signatureId],
    ],
    note: 'Подпись поставлена одноразовым кодом из SMS, который отправлен на указанный телефон и введён верно. По соглашению об электронном взаимодействии такой документ равен бумажному с собственноручной подписью. SHA-256 посчитан по файлу без этого листа.',
  };
}

function moscow(moment: Date): string {
  return `${formatDate(moment, 'DD.MM.YYYY')} в ${formatDate(moment, 'HH:mm:ss')} по Москве`;
}
