/** Of LOG_LEVEL: the least that is logged. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const USUAL_LOG_LEVEL = 'info';

/** For the log of a start that goes wrong: one that is unknown is complained about by the configuration. */
export function logLevelOf(given: string | undefined): string {
  return LOG_LEVELS.find((level) => level === given?.trim()) ?? USUAL_LOG_LEVEL;
}
