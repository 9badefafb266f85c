import { requestIdHeader } from '../../core/logging/request-context.ts';
import { isNotConnected } from '../../core/outgoing/is-not-connected.ts';
import { isUntold } from '../../core/outgoing/is-untold.ts';
import { NotJsonError, readJson } from '../../core/outgoing/read-json.ts';
import { RefusedError, retryAfterOf } from '../../core/outgoing/refused.error.ts';

/** What a CRM answers when it has taken a delivery. */
export interface Acknowledgement {
  /** Under which the CRM keeps the lead. */
  crmId: string;
}

/** Which delivery is meant. */
export interface DeliveryRef {
  leadId: string;
  /** Idempotency key of the delivery. */
  key: string;
}

/** The lead never left: the connection was not made. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** The CRM may have taken the lead and may not: it did not say so in the agreed form. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  readonly isTimeout: boolean;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.isTimeout = options?.cause instanceof Error && options.cause.name === 'TimeoutError';
  }
}

const CONFLICT = 409;
const NOT_FOUND = 404;
/**
 * Sends a delivery. Resolves only with a complete acknowledgement: 2xx, or 409 for a known lead, with JSON that names the
 * lead and the CRM's id. Throws RefusedError or NotSentError when the CRM has not taken it, and UnknownOutcomeError when
 * nobody can say.
 */
export async function sendDelivery(
  url: string,
  init: { headers: Record<string, string>; body: string; timeoutMs: number },
  ref: DeliveryRef,
): Promise<Acknowledgement> {
  const { body, timeoutMs } = init;
  const headers = { ...init.headers, ...requestIdHeader() };
  return inTime(async (signal) => {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (answer.ok || answer.status === CONFLICT) return readAcknowledgement(await readJson(answer), ref);
    await answer.body?.cancel();
    if (isUntold(answer.status)) throw new UnknownOutcomeError(`CRM: ответ ${answer.status}`);
    throw new RefusedError(answer.status, retryAfterOf(answer));
  }, timeoutMs);
}

/**
 * Asks what became of a delivery; null when the CRM says that it does not have it: JSON `{id, state: "absent"}`.
 * Throws when it does not say.
 */
export async function askDelivery(
  url: string,
  init: { headers: Record<string, string>; timeoutMs: number },
  ref: DeliveryRef,
): Promise<Acknowledgement | null> {
  return inTime(async (signal) => {
    const answer = await fetch(url, {
      headers: { ...init.headers, ...requestIdHeader() },
      redirect: 'manual',
      signal,
    });
    if (!answer.ok && answer.status !== NOT_FOUND) {
      await answer.body?.cancel();
      throw new RefusedError(answer.status, retryAfterOf(answer));
    }
    const said = await readJson(answer);
    return isAbsent(said, ref) ? null : readAcknowledgement(said, ref);
  }, init.timeoutMs);
}

function isAbsent(said: unknown, { leadId }: DeliveryRef): boolean {
  const { id, state } = Object(said) as Record<string, unknown>;
  return id === leadId && state === 'absent';
}

const CRM_ID = /^[^\p{Cc}]{1,100}$/u;

/** `{id, crmId, key?}`: the lead's own id, the CRM's, and where it is said, the key of this very delivery. */
function readAcknowledgement(said: unknown, { leadId, key }: DeliveryRef): Acknowledgement {
  const fields = Object(said) as Record<string, unknown>;
  const isOurs = fields['id'] === leadId && (fields['key'] ?? key) === key;
  const crmId = typeof fields['crmId'] === 'number' ? String(fields['crmId']) : fields['crmId'];
  if (!isOurs || typeof crmId !== 'string' || !CRM_ID.test(crmId))
    throw new NotJsonError('The answer is no acknowledgement of this lead');
  return { crmId };
}

/** What the connection throws, as the one of our errors that it means. */
async function inTime<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await call(signal);
  } catch (error) {
    if (error instanceof RefusedError || error instanceof UnknownOutcomeError) throw error;
    if (signal.aborted) throw new UnknownOutcomeError('CRM не ответила вовремя', { cause: signal.reason });
    if (isNotConnected(error)) throw new NotSentError('Нет связи с CRM', { cause: error });
    const isAnswered = error instanceof NotJsonError;
    throw new UnknownOutcomeError(
      isAnswered
        ? 'CRM ответила, но не подтвердила, что приняла заявку'
        : 'Связь с CRM оборвалась до подтверждения',
      { cause: error },
    );
  }
}
