import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
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
    await this.transport.sendMail({
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
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
