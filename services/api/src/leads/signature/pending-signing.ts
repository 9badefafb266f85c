import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { OneTimeCodes } from '../../sms/index.ts';
import { type OwnLead, targetOf } from './own-leads.ts';
import { isUnchanged, type SignatureSession } from './signature-session.ts';
import { SignatureRepository } from './signature.repository.ts';

interface PendingSigning {
  session: SignatureSession;
  verificationId: string;
  code: VerificationState;
}

/** What lacks only its code, in whichever tab it was begun. */
@Injectable()
export class PendingSignings {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly signatures: SignatureRepository,
  ) {}

  /** Null when the code has expired, or was for other documents than those of now. */
  async of(own: OwnLead): Promise<PendingSigning | null> {
    const session = await this.signatures.lastRequested(own.lead.id, new Date());
    if (!session?.verificationId || !session.requestedAt || session.signatureId !== null) return null;
    if (!isUnchanged(session, own.papers)) return null;
    const code = await this.codes.last(targetOf(own, session.verificationId));
    // A later code is for another lead of the same phone.
    if (!code || code.sentAt > session.requestedAt) return null;
    return { session, verificationId: session.verificationId, code };
  }
}
