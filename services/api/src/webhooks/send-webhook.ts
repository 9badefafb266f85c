import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AddressRefusedError, problemOfUrl, publicLookup } from './webhook-address.ts';

export interface SentWebhook {
  url: string;
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
  /** For development: http, and addresses of this machine. */
  allowLocal: boolean;
}

/**
 * Sends one message; returns the status of the answer and ignores its text. Follows no redirect. Throws AddressRefusedError,
 * or what the connection or the time does.
 */
export function sendWebhook({ url, body, headers, timeoutMs, allowLocal }: SentWebhook): Promise<number> {
  const problem = problemOfUrl(url, allowLocal);
  if (problem !== null) return Promise.reject(new AddressRefusedError(problem));
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'polden-webhooks/1',
        },
        // One connection for one message: none waits that was looked at long ago.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowLocal && { lookup: publicLookup }),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.destroy();
        resolve(statusCode);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
