import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { GiveUpError } from '../jobs/give-up-error.ts';
import type { Letter, Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  /** `smtp://login:password@host:587`, or `smtps://…` over TLS from the first byte. */
  url: string;
  from: { name: string; address: string };
}

/** Hands letters to a mail server over a few connections that are kept. */
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(private readonly options: SmtpOptions) {
    const { url } = options;
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    this.transport = createTransport({ url, pool: true, disableFileAccess: true, ...timeouts });
  }

  async send({ to, subject, text, html, unsubscribeUrl }: Letter): Promise<void> {
    const message = {
      from: this.options.from,
      // As an object: a comma in the address makes no second recipient.
      to: { name: '', address: to },
      subject,
      text,
      html,
      disableUrlAccess: true,
      ...(unsubscribeUrl !== undefined && {
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    };
    await this.transport.sendMail(message).catch((error: unknown) => {
      throw refusalOf(error);
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** The words of the server name the recipient, and jobs keep what is thrown: only its code goes on. */
function refusalOf(error: unknown): Error {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new Error(`The mail server was not reached: ${code ?? 'unknown'}`);
  const message = `The mail server answered ${responseCode}`;
  // A refused login is ours to mend and may be retried; a refused letter stays refused.
  const ofLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return ofLetter && responseCode >= 500 ? new GiveUpError(message) : new Error(message);
}
