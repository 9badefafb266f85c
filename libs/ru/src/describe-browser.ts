/** Those that call themselves like others as well come first. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/YaBrowser\//u, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/Linux/u, 'Linux'],
];

/** A browser in words: «Chrome, Windows»; as it calls itself when that is not known. */
export function describeBrowser(userAgent: string): string {
  const name = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const known = [name(BROWSERS), name(SYSTEMS)].filter(Boolean).join(', ');
  return known || userAgent || 'браузер не назвался';
}
