import { Injectable } from '@nestjs/common';
import type { AcceptedDocumentEdition, LeadKind, LeadSource } from '@polden/api-contract';
import { personalDataConsent } from '../../consents/index.ts';
import type { FormCall } from '../intake/form-call.ts';
import { LeadIntake } from '../intake/lead-intake.ts';
import type { LeadFile } from '../storage/new-lead.ts';
import { sourceFacts } from '../intake/source.dto.ts';
import type { RequestAcceptedDto } from './requests.dto.ts';

export interface SentRequest {
  kind: LeadKind;
  /** Path of the endpoint. */
  endpoint: string;
  /** As it was sent, to tell a repetition. */
  body: LeadSource;
  /** E.164. */
  phone: string;
  phoneVerified?: boolean;
  name: string;
  /** Where the form asks for it; otherwise that of the visit. */
  city?: string | undefined;
  /** The rest of the form by field name, in its order; what was left empty is undefined. */
  answers: Record<string, string | number | undefined>;
  /** What the person has read beside the consent to personal data. */
  read?: AcceptedDocumentEdition;
  files?: LeadFile[];
  /** Of what the files hold, so that another file is another request. */
  fileHashes?: string[];
}

/** Requests that are not for a loan: stored, sealed and delivered as leads are. */
@Injectable()
export class RequestsService {
  constructor(private readonly intake: LeadIntake) {}

  /** Keeps the request, or answers what the same call was answered before. */
  async take(sent: SentRequest, { key, visitor }: FormCall): Promise<RequestAcceptedDto> {
    const { kind, endpoint, body, phone, name, city = body.city, files = [], read } = sent;
    const answers = Object.fromEntries(
      Object.entries(sent.answers).filter(
        (entry): entry is [string, string | number] => entry[1] !== undefined,
      ),
    );
    const content = { ...body, ...(sent.fileHashes && { files: sent.fileHashes }) };
    const { id, created } = await this.intake.take(
      {
        kind,
        phone,
        phoneVerified: sent.phoneVerified ?? false,
        loan: null,
        formType: 'first',
        leadGenCode: body.leadGenCode ?? null,
        utmSource: body.utmSource ?? null,
        source: sourceFacts(body),
        documents: [...personalDataConsent(), ...(read ? [{ id: read.id, edition: read.edition }] : [])],
        personal: { fullName: name, answers, ...(city !== undefined && { city }) },
        files,
      },
      { endpoint, key, body: content, fingerprint: content },
      visitor,
    );
    return { ok: true, id, created };
  }
}
