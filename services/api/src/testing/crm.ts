import { createServer, type Server } from 'node:http';
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

/** A CRM as it should be: it accepts a key once, and says whatever the test wants. */
export class TestCrm {
  /** Every call that brought a lead. */
  received: Delivery[] = [];
  /** Ids of the leads that were asked about. */
  asked: string[] = [];
  /** Status of the answer to a delivery; it is accepted unless this is an error. `hang` accepts and never answers. */
  answerTo: (delivery: Delivery, attempt: number) => number | 'hang' | 'refuse connection' = () => 200;
  /** The answer to GET /in/v1/credit-limit/{id}. */
  decisionOn: (leadId: string) => { status: number; body: unknown } = () => ({
    status: 200,
    body: { status: 'progress' },
  });
  private readonly accepted = new Set<string>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = request.url ?? '';
      if (request.method === 'GET') {
        const id = path.split('/').at(-1) ?? '';
        this.asked.push(id);
        const { status, body } = this.decisionOn(id);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        return;
      }
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const key = String(request.headers['idempotency-key']);
        const lead = JSON.parse(text) as Record<string, unknown>;
        const delivery = { path, key, headers: request.headers, text, lead, first: !this.accepted.has(key) };
        this.received.push(delivery);
        const answer = this.answerTo(delivery, this.received.length);
        if (answer === 'refuse connection') return void response.socket?.destroy();
        if (answer === 'hang' || answer < 400) this.accepted.add(key);
        if (answer !== 'hang') response.writeHead(answer).end();
      });
    });
  }

  /** The address to give as CRM_URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Keys that were accepted, each as often as it was accepted anew. */
  acceptedKeys(): string[] {
    return [...this.accepted];
  }

  reset(): void {
    this.received = [];
    this.asked = [];
    this.accepted.clear();
    this.answerTo = () => 200;
    this.decisionOn = () => ({ status: 200, body: { status: 'progress' } });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
