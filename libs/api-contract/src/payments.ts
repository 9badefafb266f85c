export const PAYMENT_PATHS = {
  /** POST TransferRequest → TransferCode: what a bank's app needs to pay back a loan; nothing is kept. */
  transferCode: 'payment/transfer-code',
} as const;

export interface TransferRequest {
  /** Number of the contract as it is printed: «ПЛ-12-345678». */
  contract: string;
  /** Roubles as people write them: «12 500», «12500,50». */
  sum: string;
  /** Last name, first name and, if there is one, middle name. */
  payer: string;
}

export interface TransferCode {
  contract: string;
  /** Kopecks. */
  sum: number;
  payer: string;
  /** «Погашение займа по договору № …», for the field of that name. */
  purpose: string;
  /** ST00012 of GOST R 56042-2014: what the code below says. */
  payload: string;
  /** An SVG image, to be shown as a picture only. */
  svg: string;
  /** The same as a PNG image in base64: what apps of banks open from a file. */
  png: string;
}
