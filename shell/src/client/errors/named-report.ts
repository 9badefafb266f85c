import { failedCallName } from '@polden/api-contract';
import type { Report } from './reports.ts';

/** The report of a call that nobody expected to fail, with its name in the error catalogue in front; the console has it, too. */
export function namedReport(report: Report): Report {
  const { level, message, call } = report;
  const name = call && level === 'error' ? failedCallName(call.method, call.path) : null;
  if (name === null) return report;
  console.error(name);
  return { ...report, message: `${name} (${message})` };
}
