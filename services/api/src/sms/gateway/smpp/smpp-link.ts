import { backoff, inTime } from '@polden/ru';
import smpp, { type Pdu, type Session } from 'smpp';
import type { SmppConfig } from '../../../core/config/sms-config.ts';
import { NotTakenError } from '../sms-gateway.ts';

export interface SmppTiming {
  /** How long an answer may take before the connection counts as dead. */
  answerMs: number;
  /** Between two questions whether the other side is still there. */
  enquireMs: number;
  /** Before the first attempt to connect again; doubles up to `reconnectMaxMs`. */
  reconnectMs: number;
  reconnectMaxMs: number;
}

export interface SmppEvents {
  /** A message of the SMS centre; it is acknowledged when this is done, and sent again when it throws. */
  delivered: (pdu: Pdu) => Promise<void>;
  /** The connection was lost or refused. */
  lost: (reason: string) => void;
}

const ESME_RX_T_APPN = 0x64;

/** One connection to an SMS centre as a transceiver: kept alive, and made again whenever it is lost. */
export class SmppLink {
  private session: Session | null = null;
  private ready = Promise.withResolvers<Session>();
  private bound = false;
  private timer: NodeJS.Timeout | undefined;
  private enquiring: NodeJS.Timeout | undefined;
  private failures = 0;
  private stopped = false;

  constructor(
    private readonly config: SmppConfig,
    private readonly timing: SmppTiming,
    private readonly events: SmppEvents,
  ) {}

  /** Begins to connect and goes on until `stop`. */
  start(): void {
    const { host, port, tls } = this.config;
    const session = smpp.connect({ host, port, tls });
    this.session = session;
    const lost = (reason: string): void => this.lose(session, reason);
    session.on('error', (error: Error) => lost(error.message));
    session.on('close', () => lost('the connection was closed'));
    session.on(tls ? 'secureConnect' : 'connect', () => this.bind(session));
    session.on('deliver_sm', (pdu: Pdu) => void this.take(session, pdu));
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()));
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response());
      lost('the SMS centre has ended the session');
    });
    this.timer = setTimeout(() => lost('no connection in time'), this.timing.answerMs);
  }

  /**
   * Answers of the centre to the message. Waits for a connection as long as for an answer; throws NotTakenError without one,
   * and another error without the other.
   */
  async submit(message: object): Promise<Pdu> {
    const session = await inTime(this.ready.promise, this.timing.answerMs, () => {
      throw new NotTakenError('there is no connection to the SMS centre');
    });
    const { promise, resolve } = Promise.withResolvers<Pdu>();
    if (!session.submit_sm(message, resolve))
      throw new NotTakenError('the connection to the SMS centre is gone');
    return this.inTime(promise, 'the SMS centre does not answer');
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.enquiring);
    this.session?.unbind();
    this.session?.close();
    this.session = null;
  }

  private bind(session: Session): void {
    const { systemId, password } = this.config;
    session.bind_transceiver({ system_id: systemId, password }, ({ command_status: status }) => {
      if (status !== 0) return this.lose(session, `the SMS centre refuses the login (${status})`);
      if (this.session !== session) return;
      clearTimeout(this.timer);
      this.failures = 0;
      this.enquiring = setInterval(() => void this.enquire(session), this.timing.enquireMs);
      this.bound = true;
      this.ready.resolve(session);
    });
  }

  private async enquire(session: Session): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<Pdu>();
    session.enquire_link({}, resolve);
    await this.inTime(promise, '').catch(() => this.lose(session, 'the SMS centre does not answer'));
  }

  private async take(session: Session, pdu: Pdu): Promise<void> {
    try {
      await this.events.delivered(pdu);
      session.send(pdu.response());
    } catch {
      session.send(pdu.response({ command_status: ESME_RX_T_APPN }));
    }
  }

  /** Once for each connection; waiting calls wait for the next one. */
  private lose(session: Session, reason: string): void {
    if (this.session !== session || this.stopped) return;
    this.session = null;
    clearTimeout(this.timer);
    clearInterval(this.enquiring);
    session.destroy();
    if (this.bound) this.ready = Promise.withResolvers();
    this.bound = false;
    this.events.lost(reason);
    this.failures += 1;
    const { reconnectMs: first, reconnectMaxMs: longest } = this.timing;
    this.timer = setTimeout(() => this.start(), backoff(this.failures, { first, longest }));
  }

  private inTime<T>(work: Promise<T>, complaint: string): Promise<T> {
    return inTime(work, this.timing.answerMs, () => {
      throw new Error(complaint);
    });
  }
}
