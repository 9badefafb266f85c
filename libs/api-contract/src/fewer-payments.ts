/**
 * Why a loan over so many months has fewer payments, for «Платежей будет …»; null of one that has them all.
 * Source: 353-ФЗ ст. 5 ч. 24.
 */
export function fewerPayments(payments: number, months: number): string | null {
  if (payments >= months) return null;
  return `${payments}, а не ${months}: проценты дойдут до предела, который ставит закон, и долг закончится раньше`;
}
