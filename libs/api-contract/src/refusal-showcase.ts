/** GET `?formSessionId=` (of LeadProgress) → RefusalShowcase; 404 for a session that is unknown or was not refused. */
export const REFUSAL_SHOWCASE_PATH = 'refusal-showcase';

/** Offers of partners to a refused borrower. Each is advertising and names its advertiser. */
export interface RefusalShowcase {
  items: RefusalOffer[];
}

export interface RefusalOffer {
  id: number;
  title: string;
  /** One sentence. */
  text: string;
  /** Whole roubles. */
  maxSum: number;
  /** «до 30 дней». */
  term: string;
  /** Range of the full cost of credit (ПСК), percent a year: stands before everything else. */
  fullCost: { min: number; max: number };
  url: string;
  /** Legal name and INN of the advertiser: «ООО МКК «…», ИНН …». */
  advertiser: string;
  /** Token of the register of advertising. */
  erid: string;
}
