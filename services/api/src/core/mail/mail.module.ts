import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { InboxMailer } from './inbox.mailer.ts';
import { Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp.mailer.ts';

@Module({
  providers: [
    {
      provide: Mailer,
      inject: [ApiConfig, DataSource],
      useFactory: ({ mail, brand }: ApiConfig, dataSource: DataSource): Mailer => {
        if (mail.driver === 'inbox') return new InboxMailer(dataSource);
        if (mail.driver === 'none')
          return { send: () => Promise.reject(new AppError(503, 'Письма не настроены')) };
        return new SmtpMailer({ url: mail.url, from: { name: brand.name, address: mail.from } });
      },
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
