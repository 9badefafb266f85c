import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignatureDocuments } from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { ApiConfig } from '../../core/config/api-config.ts';
import { changedAt } from '../documents/lead-signing.ts';
import { OwnLeads } from './own-leads.ts';
import { PendingSignings } from './pending-signing.ts';
import { SignatureFiles } from './signature-files.ts';
import { digestOf, printAll, type PrintedPaper } from './signature-papers.ts';
import { SignatureRepository } from './signature.repository.ts';

/** What a borrower is shown: the documents, the code that waits, the signature that was given. */
@Injectable()
export class SignatureDocumentsReader {
  constructor(
    private readonly config: ApiConfig,
    private readonly ownLeads: OwnLeads,
    private readonly pending: PendingSignings,
    private readonly files: SignatureFiles,
    private readonly signatures: SignatureRepository,
  ) {}

  /** Reading them again changes nothing: a code that waits still does, and what was signed stays signed. */
  async read(leadId: string, request: FastifyRequest): Promise<SignatureDocuments> {
    const own = await this.ownLeads.toShow(leadId, request);
    const printed = await printAll(own.papers);
    const signature = await this.signatures.lastSignature(leadId, changedAt(own.lead));
    const begun = signature ? null : await this.pending.of(own);
    return {
      product: own.lead.product,
      offer: own.offer,
      formSessionId: begun?.session.id ?? (await this.open(leadId, printed)),
      documents: printed.map((document) => this.files.unsigned(leadId, document)),
      waiting: begun && {
        signatureVerificationId: begun.verificationId,
        resendAfter: begun.code.resendAfter,
        expiresIn: begun.code.expiresIn,
        maskedPhone: maskedPhone(own.personal.phone),
        documents: begun.session.chosen,
      },
      signed: signature && this.files.answerOf(signature),
    };
  }

  private async open(leadId: string, printed: PrintedPaper[]): Promise<string> {
    const id = randomUUID();
    const documents = printed.map((paper) => ({
      id: paper.id,
      edition: paper.edition,
      hash: paper.hash,
      digest: digestOf(paper),
    }));
    const now = new Date();
    const { sessionSeconds } = this.config.limits.signature;
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    await this.signatures.addSession({ id, leadId, documents }, now, expiresAt);
    return id;
  }
}
