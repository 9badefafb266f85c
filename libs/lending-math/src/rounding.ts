/** A payment of so many kopecks, in whole ones: what people and the CRM are told. */
export function roundPayment(kopecks: number): number {
  return Math.round(kopecks);
}

/** ПСК (full cost of credit): the three digits that the law asks for (353-ФЗ ст. 6 ч. 1). */
export function roundFullCost(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
