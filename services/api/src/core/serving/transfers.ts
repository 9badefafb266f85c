import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../budgets/address-key.ts';
import type { RequestLimits } from '../config/limits/site-limits.ts';
import { AppError } from '../errors/app-error.ts';
import { hasBody } from './has-body.ts';
import { requestClass } from './request-class.ts';
import { whenOver } from './when-over.ts';

const RETRY_SECONDS = 30;

type TransferLimits = Pick<RequestLimits, 'transfers' | 'transfersOfAddress'>;

interface Transfer {
  socket: { destroy: () => void };
  end: () => void;
}

/** Bodies that are arriving and answers that are being read: they hold no place, but memory and files. */
export class Transfers {
  private readonly open = new Set<Transfer>();
  private readonly ofAddress = new Map<string, number>();

  constructor(private readonly limits: TransferLimits) {}

  areTooManyOf(address: string): boolean {
    return (this.ofAddress.get(addressKey(address)) ?? 0) >= this.limits.transfersOfAddress;
  }

  /** Where there are too many in all, the one that began first is closed. Returns how to end it; twice is as good as once. */
  begin(address: string, socket: Transfer['socket']): () => void {
    const key = addressKey(address);
    const transfer = {
      socket,
      end: () => {
        if (this.open.delete(transfer)) this.count(key, -1);
      },
    };
    this.open.add(transfer);
    this.count(key, 1);
    const [oldest] = this.open;
    if (oldest && this.open.size > this.limits.transfers) {
      oldest.end();
      oldest.socket.destroy();
    }
    return transfer.end;
  }

  private count(key: string, change: number): void {
    const present = (this.ofAddress.get(key) ?? 0) + change;
    if (present === 0) this.ofAddress.delete(key);
    else this.ofAddress.set(key, present);
  }
}

/** Bounds what clients send and read slowly: each address has so many transfers, and so has the process. */
export function limitTransfers(server: FastifyInstance, limits: TransferLimits): void {
  const transfers = new Transfers(limits);
  // A request with an abandoned body knows neither address nor socket.
  const senders = new WeakMap<IncomingMessage, { ip: string; socket: Socket }>();
  server.addHook('onRequest', async ({ ip, raw }, reply) => {
    senders.set(raw, { ip, socket: raw.socket });
    if (requestClass(raw.url) !== 'vital' && transfers.areTooManyOf(ip))
      throw AppError.tooMany('С этого адреса слишком много незавершённых запросов', RETRY_SECONDS);
    if (!hasBody(raw)) return;
    const end = transfers.begin(ip, raw.socket);
    raw.once('end', end);
    whenOver(raw, reply.raw, end);
  });
  server.addHook('onSend', async ({ raw }, reply) => {
    const sender = senders.get(raw);
    if (sender) whenOver(sender, reply.raw, transfers.begin(sender.ip, sender.socket));
  });
}
