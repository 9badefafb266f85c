import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { InboxMailer } from './inbox.mailer.ts';
import { Mailer } from './mailer.ts';

@Module({
  providers: [
    {
      provide: Mailer,
      inject: [ApiConfig, DataSource],
      useFactory: async ({ mail, brand }: ApiConfig, dataSource: DataSource): Promise<Mailer> => {
        if (mail.driver === 'inbox') return new InboxMailer(dataSource);
        if (mail.driver === 'none')
          return { send: () => Promise.reject(new AppError(503, 'Письма не настроены')) };
        const { SmtpMailer } = await import('./smtp.mailer.ts');
        return new SmtpMailer({ url: mail.url, from: { name: brand.name, address: mail.from } });
      },
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
