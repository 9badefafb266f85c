import { type FrontLogEntry, LOG_FRONT_PATH } from '@polden/api-contract';
import { http } from '@polden/http';
import { maskPhone } from '@polden/ru';
import { boot } from '../boot.ts';
import { remoteOfError } from './remote-of-error.ts';
import { type Report, sendReportsBy } from './reports.ts';

const REPORT_PATH = '/telemetry/error';
const MAX_MESSAGE = 300;
const MAX_STACK = 4_000;

/** From here on what goes wrong is told to the API's log, and to the service that collects errors where there is one. */
export function startReports(): void {
  sendReportsBy((entry) => void send(entry));
}

/** A page without failures has no need of their names. */
async function send(entry: Report): Promise<void> {
  const naming = import(/* webpackChunkName: "seldom" */ './named-report.ts');
  const report = await naming.then(
    ({ namedReport }) => namedReport(entry),
    () => entry,
  );
  log(report);
  if (boot.services.errorReports) collect(report);
}

function log({ level, message, phone }: Report): void {
  const entry: FrontLogEntry = {
    level,
    payload: {
      ...(phone === null ? {} : { phone: maskPhone(phone) }),
      url: window.location.origin + window.location.pathname,
      message: message.slice(0, MAX_MESSAGE),
    },
  };
  // A report that does not arrive is no news to anybody.
  http.post(LOG_FRONT_PATH, entry, { quiet: true }).catch(() => undefined);
}

/** Through the shell: pages reach nobody else. */
function collect({ level, message, error }: Report): void {
  const body = {
    level,
    message: message.slice(0, MAX_MESSAGE),
    stack: error instanceof Error ? (error.stack ?? '').slice(0, MAX_STACK) : '',
    remote: remoteOfError(error, ''),
    path: window.location.pathname,
  };
  const headers = { 'content-type': 'application/json' };
  fetch(REPORT_PATH, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}
