/** The account of a client (`/login`) under any name; the lookahead leaves out accounts elsewhere. */
const ACCOUNT = /кабинет(?!\S* (?:налогов|каждого кредитора|уполномоченн|на его сайте))/iu;

/** What it has: requests with their questionnaires, the offer and the way to refuse it, what was signed, consents, letters, own data, logins, the QR code of a payment. */
const THERE =
  /заявк|анкет|решени|услови|паспорт|подпис|соглас|реклам|от(?:зы|оз)ва|QR|номеру телефона|вход|войти|войдите|вошли|полную стоимость|отказаться от предложения/iu;

/** What it has not: nothing of a running contract, nothing to upload, no payment by card; nor have partners one of their own. */
const NOT_THERE =
  /остат|остал|график|досрочн|справк|перенос|перенес|передви|сдви|продл|фото|снимк|снято|кадр|отказ(?!аться от предложения)|карт(?:а|ой)(?!\p{L})|чек(?!\p{L}*н)|долг|погас|переплат|истори|платёж (?:не )?(?:появ|вид)|каникул|СБП|быстрых платежей|обмен сообщениями|срок договора|кабинет\S* (?:партн|агент|инвестор)/iu;

const SENTENCE_END = /(?<=[.!?…])\s+|\n/u;

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END);
}

/**
 * Sentences of a text that send its reader to the account for what is not there (docs/account.md): they name something
 * it has not, or nothing that it has. For tests of texts: every promise is either kept by the site or not made.
 */
export function untrueOfAccount(text: string): string[] {
  return sentencesOf(text).filter(
    (sentence) => ACCOUNT.test(sentence) && (NOT_THERE.test(sentence) || !THERE.test(sentence)),
  );
}

/** Every text inside of plain data; the cells of a row and the parts of a paragraph are read together. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  if (!Array.isArray(data)) return Object.values(data).flatMap(textsIn);
  if (data.every((item) => typeof item === 'string')) return [data.join(' — ')];
  const parts = data.map((item: unknown) => inlineText(item));
  return parts.every((part) => part !== null) ? [parts.join('')] : data.flatMap(textsIn);
}

/** Of a part of a paragraph of rich text; null of anything else. */
function inlineText(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('text' in node) || !('type' in node)) return null;
  return node.type === 'text' && typeof node.text === 'string' ? node.text : null;
}
