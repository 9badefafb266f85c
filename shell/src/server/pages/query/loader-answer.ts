import type { Outcome } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { expectDataLength } from '../size-limits.ts';

/** What the loaders, or the action, of a page have come to. */
export type LoaderAnswer = StaticHandlerContext | Response | LoaderFailure;

/** What kept a page from being queried; a render only where the page of a frame is rendered by the loader of the page around it. */
export type QueryOutcome = Extract<Outcome, 'loader' | 'timeout' | 'render'>;

/** The page in a frame does not come about; thrown by the loader of the page around it. */
export class FrameFault extends Error {
  readonly outcome: QueryOutcome;

  constructor(outcome: QueryOutcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/** Nothing that a visitor could be answered with. */
export class LoaderFailure {
  readonly outcome: QueryOutcome;
  readonly error: unknown;
  /** The error itself may stand on the page, where nothing can stand in place of its owner. */
  readonly context: StaticHandlerContext | null;

  constructor(outcome: QueryOutcome, error: unknown, context: StaticHandlerContext | null = null) {
    this.outcome = outcome;
    this.error = error;
    this.context = context;
  }
}

/** Statuses without a body; no page is one. */
const BODILESS = new Set([204, 205, 304]);

/**
 * The answer in a form that can be sent: a page with a status that pages may have, or a bare redirect to a web address. A
 * loader's answer belongs to its release, down to the getters that are read here.
 */
export function soundAnswer(answer: StaticHandlerContext | Response, url: string): LoaderAnswer {
  try {
    if (answer instanceof Response) return redirectOf(answer, url);
    const { errors, statusCode, loaderData, actionData } = answer;
    expectDataLength({ ...loaderData, actionData, errors });
    if (!isPageStatus(statusCode))
      return new LoaderFailure('loader', new Error(`${String(statusCode)} is no status of a page`));
    const error = unexpectedError(errors);
    if (error === null) return answer;
    return new LoaderFailure(error instanceof FrameFault ? error.outcome : 'loader', error, answer);
  } catch (error) {
    return new LoaderFailure('loader', error);
  }
}

function redirectOf({ status, headers }: Response, url: string): Response | LoaderFailure {
  const location = headers.get('location') ?? '';
  const to = parseUrl(location, url);
  return to !== null && ['http:', 'https:'].includes(to.protocol)
    ? new Response(null, { status, headers: { location } })
    : new LoaderFailure('loader', new Error(`a redirect to ${location}`));
}

function isPageStatus(status: number): boolean {
  const isRedirect = status >= 300 && status < 400;
  return Number.isInteger(status) && status >= 200 && status < 600 && !isRedirect && !BODILESS.has(status);
}

/** What a loader threw that is no answer to the visitor; null when there is no such thing. */
function unexpectedError(errors: StaticHandlerContext['errors']): unknown {
  if (errors === null) return null;
  const unexpected = Object.values(errors).filter(
    (error) => !isRouteErrorResponse(error) || !(error.status >= 400 && error.status < 500),
  );
  if (unexpected.length === 0) return null;
  const error: unknown = unexpected[0] ?? new Error('the loader threw nothing');
  return isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`.trim()) : error;
}
