/**
 * Search engines and what measures for them. Not a library of all that is no browser: that counts the browsers of our own
 * tests and monitors among robots, which must see what visitors see.
 */
const ROBOT = /bot\b|crawl|spider|slurp|yandex(?!.*yabrowser)|lighthouse/i;

export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ROBOT.test(userAgent);
}
