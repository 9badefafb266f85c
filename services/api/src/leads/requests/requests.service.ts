import { Injectable } from '@nestjs/common';
import {
  type AcceptedDocumentEdition,
  type LeadKind,
  type LeadSource,
  REQUEST_PARTS,
} from '@polden/api-contract';
import { personalDataConsent } from '../../consents/index.ts';
import type { FormCall } from '../intake/form-call.ts';
import { LeadIntake } from '../intake/lead-intake.ts';
import type { LeadFile } from '../storage/new-lead.ts';
import { sourceFacts } from '../intake/source.dto.ts';
import type { RequestAcceptedDto } from './requests.dto.ts';

export interface SentRequest {
  kind: Exclude<LeadKind, 'loan'>;
  /** Path of the endpoint. */
  endpoint: string;
  /** As it was sent: what REQUEST_PARTS names is read from it, and a repetition is told by it. */
  body: LeadSource;
  phoneVerified?: boolean;
  /** In words, what the body has as ids. */
  chosen?: Readonly<Record<string, string | undefined>>;
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
    const { kind, endpoint, body, files = [], read } = sent;
    const { name, phone, answers } = readRequest(sent);
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
        personal: { fullName: name, answers, ...(body.city !== undefined && { city: body.city }) },
        files,
      },
      { endpoint, key, body: content, fingerprint: content },
      visitor,
    );
    return { ok: true, id, created };
  }
}

/** Who sends a request and what it says, under the names of its parts; what was left empty is not there. */
function readRequest({ kind, body, chosen }: SentRequest) {
  const parts = REQUEST_PARTS[kind];
  const given = new Map<string, unknown>(Object.entries({ ...body, ...chosen }));
  const fields = Object.entries(parts.fields);
  const sender = (as: 'name' | 'phone') =>
    String(given.get(fields.find(([, field]) => field.as === as)?.[0] ?? ''));
  const answered = [
    ...Object.keys(parts.chosen ?? {}),
    ...fields.flatMap(([name, field]) => (field.as || field.kind === 'city' ? [] : [name])),
  ];
  const answers = answered.flatMap((name): [string, string | number][] => {
    const value = given.get(name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return { name: sender('name'), phone: sender('phone'), answers: Object.fromEntries(answers) };
}
