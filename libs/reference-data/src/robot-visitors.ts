/**
 * Search engines and what measures for them. Not a library of all that is no browser: that counts the browsers of our own
 * tests and monitors among robots, which must see what visitors see. A phone may be a CUBOT, its browser YandexSearch.
 */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|yandex(?!search(?:browser)?\/|.*yabrowser)|lighthouse/i;

export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ROBOT.test(userAgent);
}
