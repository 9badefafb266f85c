export interface LinkItem {
  text: string;
  href: string;
}

export interface FooterContent {
  cols: { title: string; links: LinkItem[] }[];
  legal: string;
}

/** menu.json */
export interface MenuData {
  brand: string;
  menu: LinkItem[];
  footer: FooterContent;
}

/** Words and limits of the calculator: sums in whole roubles, terms in days, the rate in percent a day. */
export interface CalculatorContent {
  title: string;
  sumLabel: string;
  termLabel: string;
  min: number;
  max: number;
  step: number;
  sum: number;
  minDays: number;
  maxDays: number;
  days: number;
  rate: number;
  resultLabel: string;
  overLabel: string;
  rateLabel: string;
  button: string;
}

export interface BenefitsContent {
  title: string;
  items: { title: string; text: string }[];
}

export interface TermsContent {
  title: string;
  head: string[];
  rows: string[][];
}

/** products.json */
export interface ProductsData {
  hero: { title: string; text: string };
  calc: CalculatorContent;
  benefits: BenefitsContent;
  terms: TermsContent;
}

/** faq.json */
export interface FaqData {
  title: string;
  items: { q: string; a: string }[];
}

export interface LandingData {
  menu: MenuData;
  products: ProductsData;
  faq: FaqData;
}
