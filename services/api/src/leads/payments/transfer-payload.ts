import type { Brand, BankRequisites } from '@polden/api-contract';

export interface Transfer {
  contract: string;
  /** Kopecks. */
  sum: number;
  payer: string;
}

const PERSON = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,5}$/u;
const COMPANY =
  /^(?:ООО|[ЗНОП]?АО|ИП|К?ФХ|АНО|НКО|[ГМ]УП|ФГУП|ТСЖ|ТСН|СНТ|КПК|общество|(?:\p{L}+ )?акционерное общество|индивидуальный предприниматель|товарищество|кооператив) /iu;

/** Whether the payer is a person, by the name alone: «Иванова Анна», not «ООО Ромашка» or «Завод № 5». */
export const isPerson = (payer: string): boolean => PERSON.test(payer) && !COMPANY.test(payer);

/** What banks read in the field «Назначение платежа»: at most 210 characters. */
export function purposeOf({ contract, payer }: Transfer): string {
  return `Погашение займа по договору № ${contract}. Плательщик: ${payer}. НДС не облагается`;
}

/**
 * The text of the code by GOST R 56042-2014: format ST, version 0001, encoding 2 (UTF-8), fields between `|`. The five
 * required fields come first in their order; the sum is in kopecks. No value may hold a `|`. Of the payer the standard has
 * the parts of a person's name only: a company stands in the purpose.
 */
export function transferPayload(transfer: Transfer, { legal }: Brand, bank: BankRequisites): string {
  const [lastName = '', firstName = '', ...middleNames] = isPerson(transfer.payer)
    ? transfer.payer.split(' ')
    : [];
  const fields: [name: string, value: string][] = [
    ['Name', legal.name],
    ['PersonalAcc', bank.account],
    ['BankName', bank.bankName],
    ['BIC', bank.bik],
    ['CorrespAcc', bank.correspondentAccount],
    ['Sum', String(transfer.sum)],
    ['Purpose', purposeOf(transfer)],
    ['PayeeINN', legal.inn],
    ['KPP', bank.kpp],
    ['LastName', lastName],
    ['FirstName', firstName],
    ['MiddleName', middleNames.join(' ')],
    ['Contract', transfer.contract],
  ];
  const given = fields.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return ['ST00012', ...given].join('|');
}
