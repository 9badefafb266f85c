import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignatureDocuments, WaitingSignature } from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { ApiConfig } from '../../core/config/api-config.ts';
import { changedAt } from '../documents/lead-signing.ts';
import { OneTimeCodes } from '../../sms/index.ts';
import { type OwnLead, OwnLeads, targetOf } from './own-leads.ts';
import { SignatureFiles } from './signature-files.ts';
import { digestOf, printAll, type PrintedPaper } from './signature-papers.ts';
import { isUnchanged } from './signature-session.ts';
import { SignatureRepository } from './signature.repository.ts';

/** What a borrower is shown: the documents, the code that waits, the signature that was given. */
@Injectable()
export class SignatureDocumentsReader {
  constructor(
    private readonly config: ApiConfig,
    private readonly ownLeads: OwnLeads,
    private readonly codes: OneTimeCodes,
    private readonly files: SignatureFiles,
    private readonly signatures: SignatureRepository,
  ) {}

  /** Reading them again changes nothing: a code that waits still does, and what was signed stays signed. */
  async read(leadId: string, request: FastifyRequest): Promise<SignatureDocuments> {
    const own = await this.ownLeads.toShow(leadId, request);
    const printed = await printAll(own.papers);
    const signature = await this.signatures.lastSignature(leadId, changedAt(own.lead));
    const begun = signature ? null : await this.begun(own);
    return {
      product: own.lead.product,
      offer: own.offer,
      formSessionId: begun?.formSessionId ?? (await this.open(leadId, printed)),
      documents: printed.map((document) => this.files.unsigned(leadId, document)),
      waiting: begun?.waiting ?? null,
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

  /** The signing that lacks only its code, or another one; null when the code has expired or was for other documents. */
  private async begun(own: OwnLead): Promise<{ formSessionId: string; waiting: WaitingSignature } | null> {
    const session = await this.signatures.lastRequested(own.lead.id, new Date());
    if (!session?.verificationId || !session.requestedAt || session.signatureId !== null) return null;
    if (!isUnchanged(session, own.papers)) return null;
    const code = await this.codes.last(targetOf(own, session.verificationId));
    // A later code is for another lead of the same phone.
    if (!code || code.sentAt > session.requestedAt) return null;
    const waiting = {
      signatureVerificationId: session.verificationId,
      resendAfter: code.resendAfter,
      expiresIn: code.expiresIn,
      maskedPhone: maskedPhone(own.personal.phone),
      documents: session.chosen,
    };
    return { formSessionId: session.id, waiting };
  }
}
