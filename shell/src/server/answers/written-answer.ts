import { type IncomingMessage, ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from './keep-alive.ts';

/** What node:http makes of the headers itself: text that is sent before the first part of the body. */
interface WithHeadText {
  _header: string | null;
}

export interface WrittenAnswer {
  /** Default 200. */
  status?: number;
  /** Names and values in turn, as node:http takes them. */
  head: readonly string[];
  /** The same as text. */
  start: string;
  /** What is of this answer alone. */
  own: Readonly<Record<string, string>>;
  body: Buffer;
}

const KEPT_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;

/** Another Node might keep the text elsewhere: then heads are made in its way, which only costs more. */
const takesText =
  (new ServerResponse({ method: 'GET' } as IncomingMessage) as unknown as WithHeadText)._header === null;

let date = '';

/** The text with which an answer begins. `status`: with its words. */
export function answerStart(status: string, head: readonly string[]): string {
  let text = `HTTP/1.1 ${status}\r\n`;
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return text;
}

/**
 * Writes head and body in one piece. node:http checks and joins every header of every answer, which is a fifth of what a kept
 * page costs; here that has been done once. A connection that is to end is left to node:http.
 */
export function writeAnswer(
  response: ServerResponse,
  { status = 200, head, start, own, body }: WrittenAnswer,
): void {
  if (takesText && response.shouldKeepAlive) {
    let text = start;
    for (const name in own) text += `${name}: ${own[name]}\r\n`;
    response.statusCode = status;
    (response as unknown as WithHeadText)._header = `${text}Date: ${now()}\r\n${KEPT_ALIVE}`;
  } else response.writeHead(status, [...head, ...Object.entries(own).flat()]);
  response.end(body);
}

/** As it stands in a Date header; made once a second. */
function now(): string {
  if (date !== '') return date;
  const at = new Date();
  date = at.toUTCString();
  setTimeout(() => (date = ''), 1000 - at.getMilliseconds()).unref();
  return date;
}
