/** A former or guessed address that redirects to a page of today. */
export interface FormerAddress {
  /** A path; with `/*` at its end also everything below it. */
  from: string;
  /** A path; with `*` at its end the tail of the address goes on in its place. */
  to: string;
  /** True when only what is below moves: the page itself is still there. */
  below?: boolean;
}

/** They last: a visitor's browser may keep each of these answers for ever. */
export const FORMER_ADDRESSES: readonly FormerAddress[] = [
  { from: '/zajmy-i-kredity/*', to: '/blog/*' },
  { from: '/o-kompanii/smi-o-nas/*', to: '/o-kompanii/nashi-novosti/*', below: true },
  { from: '/o-kompanii/raskrytie-informatsii/*', to: '/raskrytie-informatsii/*' },
  { from: '/o-kompanii/finansovaya-gramotnost/*', to: '/blog/*' },
  { from: '/o-kompanii/vakansii', to: '/kariera' },
  { from: '/map', to: '/karta-saita' },
  { from: '/lk', to: '/login' },
  { from: '/cabinet', to: '/login' },
  { from: '/mobile-app', to: '/mobilnoe-prilozhenie' },
  { from: '/expired-payment', to: '/pri-prosrochke' },
  { from: '/welcome/*', to: '/dengi-pod-zalog' },
  { from: '/partneram', to: '/monetiziruyte-online-trafik' },
  { from: '/partneram/agentam', to: '/stante-nashim-agentom-v-regione' },
  { from: '/dengi-pod-zalog/*', to: '/dengi-pod-zalog-*', below: true },
];
