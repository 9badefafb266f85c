import type { FixedPlace } from '@polden/content-model';
import { LEGAL_PAGES } from './site-pages.ts';

/** Pages that know their texts by the one part of their addresses. */
const LOAN_PAGES = [
  'dengi-pod-zalog',
  'dengi-pod-zalog-pts',
  'dengi-pod-zalog-yuridicheskim-licam',
  'dengi-pod-zalog-gruzovyh-avtomobiley',
  'dengi-pod-zalog-spectehniki',
  'dengi-pod-zalog-pts-bez-otkaza',
  'dengi-pod-zalog-pts-online-na-kartu',
  'dengi-pod-zalog-pts-s-vyezdom-specialista',
  'dengi-pod-zalog-pts-bystro',
  'dengi-pod-zalog-pts-bez-spravok-o-dohodah',
  'dengi-pod-zalog-pts-pensioneram',
  'dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee',
  'zajm-onlajn-na-kartu',
  'zajm-onlajn-na-kartu-srochno-bez-otkaza',
  'zajm-po-pasportu',
  'bystryj-zajm-po-pasportu',
  'autozaem',
  'biznes-zaim',
  'dengi-na-pokupku-avto',
  'refinansirovaniye',
  'zaem-pod-zalog',
  'zaim-remont-do-100000',
  'dengi-za-chas-pod-zalog-pts',
  'partnerpts',
  'banksouz',
  'gazprombank',
  'otpbank',
  'psb',
  'lgotniy-period',
  'kreditnye-kanikuly-2',
  'pri-prosrochke',
  'tselevoe-ispolzovanie',
  'dostupny_servicy',
  'noselfstop',
  'stante-nashim-agentom-v-regione',
  'monetiziruyte-online-trafik',
  'prize',
  'money-for-seller',
];

/** Pages with texts of editors: what their identifiers begin with, and where each page stands; `{…}` is a place of the deployment. */
export const PAGES_WITH_TEXTS: ReadonlyMap<string, string> = new Map([
  ['home', '/'],
  ...LOAN_PAGES.map((page) => [page, `/${page}`] as const),
  ['brand-loan-1', '/{loanPage1}'],
  ['brand-loan-2', '/{loanPage2}'],
  ['brand-loan-3', '/{loanPage3}'],
]);

/** Paragraphs of the footer that have a place of their own; any other `footer-…` stands among the rest. */
const FOOTER: ReadonlyMap<string, string> = new Map([
  ['footer-copyright', 'подвал каждой страницы, строка об авторских правах'],
  ['footer-legal', 'подвал каждой страницы, сведения о компании'],
]);
const FOOTER_NOTE = /^footer-[a-z0-9-]+$/u;

const PARTS: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'свой текст страницы'],
  ['title', 'заголовок'],
  ['lead', 'текст под заголовком'],
]);
const BENEFIT = /^benefit-([1-9]\d?)$/u;

const SHOWN: Record<FixedPlace, (identifier: string) => string | null> = {
  'legal-page': (slug) => (Object.hasOwn(LEGAL_PAGES, slug) ? (LEGAL_PAGES[slug] ?? null) : null),
  footer: (identifier) =>
    FOOTER.get(identifier) ?? (FOOTER_NOTE.test(identifier) ? 'подвал каждой страницы, абзац' : null),
  'page-text': (identifier) => {
    const [key = '', part, ...rest] = identifier.split('.');
    const page = PAGES_WITH_TEXTS.get(key);
    const [, benefit] = BENEFIT.exec(part ?? '') ?? [];
    const what = benefit === undefined ? PARTS.get(part) : `преимущество № ${benefit}`;
    return page === undefined || what === undefined || rest.length > 0 ? null : `${page}, ${what}`;
  },
};

/** Russian: where an item with this identifier stands on the site; null for one that no page names. */
export function placeOnSite(place: FixedPlace, identifier: string): string | null {
  return SHOWN[place](identifier);
}
