import { useShellData } from '@polden/ui';

/** Pages that the shell's own words lead to, and those of remotes that ask. Other remotes bring them, and perhaps not yet. */
export const OWN_LINKS = {
  policy: '/policy',
  payments: '/pogasit-zajm',
  app: '/mobilnoe-prilozhenie',
  news: '/o-kompanii/nashi-novosti',
  company: '/o-kompanii',
  faq: '/voprosy-i-otvety',
  friendRules: '/policy-platim-za-druzey',
  titleLoan: '/dengi-pod-zalog',
  cardLoan: '/zajm-onlajn-na-kartu',
  hardship: '/pri-prosrochke',
  blog: '/blog',
  documents: '/documenty',
  disclosure: '/raskrytie-informatsii',
} as const;

type OwnLink = (typeof OWN_LINKS)[keyof typeof OWN_LINKS];

/** Tells whether a live release brings the page: a link to another one is left out, as menus do. */
export function useIsThere(): (path: OwnLink) => boolean {
  const { missing = [] } = useShellData();
  return (path) => !missing.includes(path);
}
