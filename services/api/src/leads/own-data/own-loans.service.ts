import { Injectable } from '@nestjs/common';
import type { LoanPaymentRequest, OwnLoan, OwnLoans, TransferCode } from '@polden/api-contract';
import { maskedName } from '@polden/ru';
import type { Client } from '../../clients/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { OwnRequestsRepository } from './own-requests.repository.ts';

/** Loans of one phone, and what paying them back takes. */
@Injectable()
export class OwnLoansService {
  constructor(
    private readonly repository: OwnRequestsRepository,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
    private readonly vault: PersonalDataVault,
    private readonly payments: PaymentsService,
  ) {}

  async of(client: Client): Promise<OwnLoans> {
    const items: OwnLoan[] = [];
    for (const lead of await this.signed(client)) {
      items.push({
        leadId: lead.id,
        sum: agreedTerms(lead.decision, lead).sum,
        created: lead.createdAt.toISOString(),
        offer: await this.offers.of(lead),
        payer: maskedName(this.payerOf(lead)),
      });
    }
    return { items };
  }

  /** The code for a transfer in the name of the signer; 422 on `leadId` for another client's loan. */
  async payment(client: Client, { leadId, contract, sum }: LoanPaymentRequest): Promise<TransferCode> {
    const lead = (await this.signed(client)).find(({ id }) => id === leadId);
    if (!lead) throw AppError.invalid({ leadId: ['Такого займа в кабинете нет: обновите страницу'] });
    return this.payments.transferCode({ contract, sum, payer: this.payerOf(lead) });
  }

  private async signed({ phoneIndex }: Client): Promise<LeadEntity[]> {
    const loans = (await this.repository.leads(phoneIndex)).filter(({ kind }) => kind === 'loan');
    const states = await this.signing.statesOf(loans);
    return loans.filter(({ id }) => states.get(id) === 'signed');
  }

  private payerOf(lead: LeadEntity): string {
    return borrowerName(this.vault.open(lead)) ?? '';
  }
}
