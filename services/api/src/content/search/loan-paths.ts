/** How the addresses of pages begin on which a loan is chosen. */
const BEGINNINGS = [
  '/autozaem',
  '/biznes-zaim',
  '/bystryj-zajm',
  '/dengi-',
  '/lgotniy-period',
  '/refinansirovaniye',
  '/zaem-',
  '/zaim-',
  '/zajm-',
];

/** Whether the page of this address is about a loan that can be taken there. */
export function isLoanPath(path: string): boolean {
  return BEGINNINGS.some((beginning) => path.startsWith(beginning));
}
