import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came to a CRM. */
export interface Delivery {
  path: string;
  key: string;
  headers: Record<string, unknown>;
  /** As it came. */
  text: string;
  lead: Record<string, unknown>;
  /** False for a repetition of what was accepted before. */
  first: boolean;
}

/**
 * How a delivery is answered. A status is accepted unless it is an error. These accept it and do not say so:
 * `hang`, `hang after headers`, `lost` (the connection breaks), `truncated` (half of the acknowledgement), `wrong id`.
 * These do not take it: `refuse connection`, `html` (a page with 200), `stall` (no answer), `busy` (429 with
 * Retry-After), `busy for days`.
 */
export type CrmAnswer =
  | number
  | 'hang'
  | 'hang after headers'
  | 'lost'
  | 'truncated'
  | 'wrong id'
  | 'refuse connection'
  | 'html'
  | 'stall'
  | 'busy'
  | 'busy for days';

const NOT_TAKEN: readonly CrmAnswer[] = ['refuse connection', 'html', 'stall', 'busy', 'busy for days'];
const ERROR = 400;
const CONFLICT = 409;
const BUSY = 429;
const DAYS_MS = 5 * 24 * 3600 * 1000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** A correct CRM: it accepts a key once, and answers as the test wants. */
export class TestCrm {
  /** Every call that brought a lead. */
  received: Delivery[] = [];
  /** Ids of the leads that were asked about. */
  asked: string[] = [];
  /** Keys of deliveries that were asked for their outcome. */
  outcomesAsked: string[] = [];
  answerTo: (delivery: Delivery, attempt: number) => CrmAnswer = () => 200;
  /** How long it works before it answers. */
  workMs = 0;
  /** Whether it says what became of a delivery. */
  tellsOutcomes = true;
  /** The answer to GET /in/v1/credit-limit/{id}. */
  decisionOn: (leadId: string) => { status: number; body: unknown } = () => ({
    status: 200,
    body: { status: 'progress' },
  });
  private readonly accepted = new Map<string, string>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      if (request.method === 'GET') return this.say(request, response);
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => this.take(request, text, response));
    });
  }

  /** The address to give as CRM_URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Keys that were accepted, each once. */
  acceptedKeys(): string[] {
    return [...this.accepted.keys()];
  }

  reset(): void {
    this.received = [];
    this.asked = [];
    this.outcomesAsked = [];
    this.accepted.clear();
    this.answerTo = () => 200;
    this.tellsOutcomes = true;
    this.workMs = 0;
    this.decisionOn = () => ({ status: 200, body: { status: 'progress' } });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private say({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://crm');
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const key = searchParams.get('key') ?? (pathname.includes('/leads/') ? last : null);
    if (key !== null) return this.sayOutcome(key, response);
    this.asked.push(last);
    const { status, body } = this.decisionOn(last);
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
  }

  private sayOutcome(key: string, response: ServerResponse): void {
    this.outcomesAsked.push(key);
    if (!this.tellsOutcomes) return void response.writeHead(503).end();
    if (this.accepted.has(key)) return void response.writeHead(200, JSON_TYPE).end(this.acknowledgement(key));
    const [id] = key.split(':');
    response.writeHead(404, JSON_TYPE).end(JSON.stringify({ id, state: 'absent' }));
  }

  private take(request: IncomingMessage, text: string, response: ServerResponse): void {
    const { headers, url: path = '' } = request;
    const key = String(headers['idempotency-key']);
    const lead = JSON.parse(text) as Record<string, unknown>;
    const delivery = { path, key, headers, text, lead, first: !this.accepted.has(key) };
    this.received.push(delivery);
    const answer = this.answerTo(delivery, this.received.length);
    const isError = typeof answer === 'number' && answer >= ERROR && answer !== CONFLICT;
    if (!isError && !NOT_TAKEN.includes(answer) && delivery.first)
      this.accepted.set(key, `crm-${this.accepted.size + 1}`);
    if (this.workMs === 0) this.answer(answer, key, response);
    else setTimeout(() => this.answer(answer, key, response), this.workMs);
  }

  private answer(answer: CrmAnswer, key: string, response: ServerResponse): void {
    if (typeof answer === 'number') {
      const isTaken = answer < ERROR || answer === CONFLICT;
      return void response.writeHead(answer, JSON_TYPE).end(isTaken ? this.acknowledgement(key) : '');
    }
    switch (answer) {
      case 'hang':
      case 'stall':
        return;
      case 'lost':
      case 'refuse connection':
        return void response.socket?.destroy();
      case 'hang after headers':
        return void response.writeHead(200, JSON_TYPE).write('{');
      case 'truncated': {
        const whole = this.acknowledgement(key);
        response.writeHead(200, { ...JSON_TYPE, 'content-length': whole.length });
        response.write(whole.slice(0, whole.length / 2), () => response.socket?.destroy());
        return;
      }
      case 'wrong id':
        return void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ id: 'another', crmId: 'crm-0' }));
      case 'html':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Вход</title>');
      case 'busy':
        return void response.writeHead(BUSY, { 'retry-after': '1' }).end();
      case 'busy for days': {
        const until = new Date(Date.now() + DAYS_MS).toUTCString();
        return void response.writeHead(BUSY, { 'retry-after': until }).end();
      }
    }
  }

  private acknowledgement(key: string): string {
    return JSON.stringify({ id: key.split(':')[0], key, crmId: this.accepted.get(key) });
  }
}
