/** No `allow-same-origin`: the document in it is of no origin, so it reaches neither this page nor anything the site has stored. */
export const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');
