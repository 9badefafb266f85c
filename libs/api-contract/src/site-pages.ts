import type { DescribedPicture } from './media.ts';

export const INVESTOR_PAGE_PATHS = {
  /** GET → InvestorPost[], in their order. */
  posts: 'investoram-page/posts',
} as const;

export const TERMS_PATHS = {
  /** GET → TermsPageCard[], the newest first. */
  index: 'uslovija-page/index',
  /** GET uslovija-page/post/{url} → TermsPage; a former url finds it too: redirect to the present one. */
  post: 'uslovija-page/post',
} as const;

export const LEGAL_PATHS = {
  /** GET legal-page/item/{url} → LegalPage. */
  item: 'legal-page/item',
} as const;

/** Where each long text is shown, by its url; one that is not named has no page. */
export const LEGAL_PAGES: Readonly<Record<string, string>> = {
  policy: '/policy',
  agreement: '/agreement',
  'aml-policy': '/aml-policy',
  'policy-platim-za-druzey': '/policy-platim-za-druzey',
  'information-security-recommendations': '/information-security-recommendations',
  usloviya: '/usloviya',
  standarts: '/standarts',
  'na-chto-obratit-vnimanie-kogda-beresh-zaim': '/na-chto-obratit-vnimanie-kogda-beresh-zaim',
  'app-privacy-policy': '/mobilnoe-prilozhenie/privacy-policy',
  'app-personal-data-consent': '/mobilnoe-prilozhenie/personal-data-consent',
  'sluzhba-bezopasnosti': '/kontakty/sluzhba-bezopasnosti',
};

/** The text that every form leads to: the site is never without it. */
export const POLICY_SLUG = 'policy';

/** A part of the page for investors. */
export interface InvestorPost {
  id: number;
  title: string;
  /** Sanitised HTML. */
  content: string;
  /** Address of a film; may be ''. */
  youtube: string;
  /** Its cover. */
  youtube_preview: DescribedPicture | null;
}

export interface TermsPageCard {
  id: number;
  /** Last part of its address. */
  url: string;
  title: string;
  lead: string;
  /** ISO 8601 in UTC. */
  public_at: string;
}

export interface TermsPage extends TermsPageCard {
  /** Sanitised HTML. */
  content: string;
}

/** A policy, an agreement or another long text at a fixed address. */
export interface LegalPage {
  id: number;
  url: string;
  title: string;
  lead: string;
  /** YYYY-MM-DD: from which day this edition is in force. */
  valid_from: string | null;
  /** Sanitised HTML. */
  content: string;
}
