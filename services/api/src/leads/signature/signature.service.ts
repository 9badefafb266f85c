import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignatureVerification, SignedDocuments } from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { DomainEvents } from '../../core/events/domain-events.ts';
import { CodeChecks, OneTimeCodes, tooSoon } from '../../sms/index.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { signerName } from './application.ts';
import { type Evidence, sheetOf } from './evidence.ts';
import { type OwnLead, OwnLeads, targetOf } from './own-leads.ts';
import { PendingSignings } from './pending-signing.ts';
import { SignatureFiles } from './signature-files.ts';
import { print, printSigned, type SignaturePaper, signaturePapers } from './signature-papers.ts';
import { isUnchanged, type SignatureSession } from './signature-session.ts';
import type { RetrySignatureDto, SignDocumentsDto, VerifySignatureDto } from './signature.dto.ts';
import { SignatureRepository } from './signature.repository.ts';

const MAX_USER_AGENT = 300;

/** Signing by a code from an SMS. */
@Injectable()
export class SignatureService {
  constructor(
    private readonly config: ApiConfig,
    private readonly ownLeads: OwnLeads,
    private readonly codes: OneTimeCodes,
    private readonly checks: CodeChecks,
    private readonly files: SignatureFiles,
    private readonly signatures: SignatureRepository,
    private readonly pending: PendingSignings,
    private readonly offers: LeadOffers,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Sends the code for the ticked documents. While the resend timer runs, the code that waits for the same ones is the answer,
   * also in another tab, and 429 for others.
   */
  async sign(body: SignDocumentsDto, request: FastifyRequest): Promise<SignatureVerification> {
    const own = await this.ownLeads.toSign(body.leadId, request);
    const session = await this.signatures.session('id', body.formSessionId, new Date());
    if (session?.leadId !== body.leadId || session.signatureId !== null) throw expired();
    const chosen = chosenOf(this.shown(own, session), body.documents);
    const pending = await this.pending.of(own);
    const same = pending?.session.chosen.join() === chosen.join() ? pending : null;
    return this.sendCode(
      own,
      same?.session ?? session,
      { verificationId: same?.verificationId ?? randomUUID(), chosen, isNew: same === null },
      body.token,
      request,
    );
  }

  /** Another code for the same documents; 429 while the timer of the last one runs. */
  async retry(body: RetrySignatureDto, request: FastifyRequest): Promise<SignatureVerification> {
    const own = await this.ownLeads.toSign(body.leadId, request);
    const session = await this.waitingSession(body.signatureVerificationId);
    if (session.leadId !== body.leadId || session.signatureId !== null) throw expired();
    const { chosen } = session;
    const verificationId = body.signatureVerificationId;
    return this.sendCode(own, session, { verificationId, chosen, isNew: true }, body.token, request);
  }

  /** Signs with the right code; again answers the same signature. 422 on `code` otherwise. */
  async verify(body: VerifySignatureDto, request: FastifyRequest): Promise<SignedDocuments> {
    const { leadId } = await this.waitingSession(body.signatureVerificationId);
    const own = await this.ownLeads.of(leadId, request);
    // Read after the lead: one that was signed in between is known to be.
    const session = await this.waitingSession(body.signatureVerificationId);
    if (session.signatureId === null) {
      this.ownLeads.requireToSign(own);
      const papers = this.shown(own, session);
      await this.checks.check(targetOf(own, body.signatureVerificationId), body.code, request.ip);
      await this.keep(own, session, papers, request);
    }
    const signed = await this.signatures.session('id', session.id, new Date());
    const signature = signed?.signatureId ? await this.signatures.signature(signed.signatureId) : null;
    if (!signature) throw expired();
    return this.files.answerOf(signature);
  }

  private async sendCode(
    own: OwnLead,
    session: SignatureSession,
    { verificationId, chosen, isNew }: { verificationId: string; chosen: string[]; isNew: boolean },
    captchaToken: string | undefined,
    request: FastifyRequest,
  ): Promise<SignatureVerification> {
    const target = targetOf(own, verificationId);
    // A signature of the past does not stand in the way; timers and budgets stay.
    await this.codes.forgetFinish(target);
    const { brand } = this.config;
    const sentence = (code: string): string =>
      `${code} — код, чтобы подписать документы компании «${brand.name}». Введите его, только если прочитали их.`;
    const { sent, resendAfter, expiresIn } = await this.codes.send({
      ...target,
      ip: request.ip,
      captchaToken,
      isProved: true,
      sentence,
    });
    // The code that is on its way is for other documents.
    if (!sent && isNew) throw tooSoon(resendAfter);
    if (sent) await this.signatures.requested(session.id, { verificationId, chosen, at: new Date() });
    const shownPhone = maskedPhone(own.personal.phone);
    return {
      signatureVerificationId: verificationId,
      resendAfter,
      expiresIn,
      maskedPhone: shownPhone,
    };
  }

  private async keep(
    own: OwnLead,
    session: SignatureSession,
    papers: SignaturePaper[],
    request: FastifyRequest,
  ): Promise<void> {
    const { lead, personal, offer, isFree } = own;
    const signedAt = new Date();
    const evidence: Evidence = {
      signatureId: randomUUID(),
      signer: signerName(personal),
      phone: personal.phone,
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '',
      requestedAt: session.requestedAt ?? signedAt,
      signedAt,
    };
    const chosen = papers.filter(({ id }) => session.chosen.includes(id));
    const documents = await Promise.all(
      chosen.map(async (paper) => {
        const printed = await print(paper);
        if (!session.documents.some(({ hash }) => hash === printed.hash)) throw changed();
        return { printed, signed: await printSigned(paper, sheetOf(evidence, printed)) };
      }),
    );
    await this.signatures.sign(session, lead.phoneIndex, evidence, documents, async (manager) => {
      if (!(await this.ownLeads.requireStillToSign(manager, own))) throw changed();
      if (!(await this.offers.sign(manager, lead, { offer, isFree, at: signedAt }))) throw noLongerFree();
      await this.events.tell(manager, [{ kind: 'lead.signed', data: { id: lead.id, status: lead.status } }]);
    });
  }

  /** The documents as they were shown; 422 when the lead, its interest or an edition has changed since. */
  private shown({ lead, personal, papers }: OwnLead, session: SignatureSession): SignaturePaper[] {
    if (isUnchanged(session, papers)) return papers;
    const whenFree = signaturePapers(lead, personal, this.config.brand, { isFree: true, payments: null });
    throw isUnchanged(session, whenFree) ? noLongerFree() : changed();
  }

  private async waitingSession(verificationId: string): Promise<SignatureSession> {
    const session = await this.signatures.session('verification_id', verificationId, new Date());
    if (!session) throw expired();
    return session;
  }
}

/** The ticked ids in the order of the list; 422 when a required one is missing or one is unknown. */
function chosenOf(documents: SignaturePaper[], ticked: string[]): string[] {
  const missing = documents.filter(({ id, isRequired }) => isRequired && !ticked.includes(id));
  const unknown = ticked.some((id) => !documents.some((document) => document.id === id));
  const messages = [
    ...missing.map(({ title }) => `Отметьте документ «${title}»`),
    ...(unknown ? ['Неизвестный документ: обновите страницу'] : []),
  ];
  if (messages.length > 0) throw AppError.invalid({ documents: messages });
  return documents.map(({ id }) => id).filter((id) => ticked.includes(id));
}

function changed(): AppError {
  return AppError.invalid({ documents: ['Документы обновились: прочитайте их ещё раз'] });
}

function noLongerFree(): AppError {
  return AppError.invalid({
    documents: [
      'У этого займа теперь есть проценты: посмотрите условия на странице заявки и прочитайте документы ещё раз',
    ],
  });
}

function expired(): AppError {
  return AppError.invalid({ formSessionId: ['Время подписания вышло: откройте документы ещё раз'] });
}
