import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Place } from './place.ts';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** An answer that leaves its place when its head is written: how fast it is read is the client's affair. */
export class GuardedResponse extends ServerResponse {
  place: Place | undefined;
  /** Answers that there is no place for the request, past the framework. */
  refuse: (() => void) | undefined;

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (typeof reason === 'string') super.writeHead(status, reason, headers);
    else super.writeHead(status, reason ?? headers);
    this.place?.leave();
    return this;
  }
}
