import { Injectable } from '@nestjs/common';
import {
  API_BASE_PATH,
  SIGNATURE_PATHS,
  type SignatureDocument,
  type SignedDocuments,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ClientSessions } from '../../clients/index.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { SignedLinks } from '../../core/crypto/signed-links.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { LeftPhones } from '../../sms/index.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { offerTermsOf } from './application.ts';
import { placeOf, print, type PrintedPaper, signaturePapers } from './signature-papers.ts';
import { SignatureRepository, type StoredSignature } from './signature.repository.ts';

const PURPOSE = 'signature-file';

export interface SignatureFile {
  title: string;
  pdf: Buffer;
}

interface LinkedFile {
  /** Of the borrower. */
  phoneIndex: string;
  file: SignatureFile;
}

/** The PDFs behind the expiring links. */
@Injectable()
export class SignatureFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly links: SignedLinks,
    private readonly vault: PersonalDataVault,
    private readonly signatures: SignatureRepository,
    private readonly offers: LeadOffers,
    private readonly left: LeftPhones,
    private readonly sessions: ClientSessions,
  ) {}

  /** A document to read before it is signed; the link opens this very text and no later one. */
  unsigned(leadId: string, { id, title, isRequired, hash, pdf }: PrintedPaper): SignatureDocument {
    const link = this.link({ lead: leadId, document: id, hash });
    return { id, title, link, isRequired, hash, size: pdf.length };
  }

  /** What was signed, with fresh links. */
  answerOf({ id: signatureId, signedAt, documents }: StoredSignature): SignedDocuments {
    return {
      signed: true,
      signedAt: signedAt.toISOString(),
      documents: documents
        .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
        .map((document) => ({
          ...document,
          link: this.link({ signed: signatureId, document: document.id }),
        })),
    };
  }

  /**
   * 404 for a link that was changed or has expired, for one from before its owner has left everywhere, unless his own session asks,
   * and for a text that is no longer the one that was linked.
   */
  async open(query: string, request: FastifyRequest): Promise<SignatureFile> {
    const fields = this.links.open(PURPOSE, query);
    const linked = fields && (await this.linked(fields));
    const madeAt = (Number(fields?.['expires']) - this.config.limits.signature.linkSeconds) * 1000;
    if (!linked || (await this.isShut(linked.phoneIndex, new Date(madeAt), request)))
      throw new AppError(404, 'Ссылка на документ устарела: откройте его ещё раз со страницы заявки');
    return linked.file;
  }

  /** To all but the session of its own phone: whoever closes another device reads on in the page that he has open. */
  private async isShut(phoneIndex: string, madeAt: Date, request: FastifyRequest): Promise<boolean> {
    if (!(await this.left.isLeftSince(phoneIndex, madeAt))) return false;
    return (await this.sessions.of(request))?.phoneIndex !== phoneIndex;
  }

  private async linked(fields: Record<string, string>): Promise<LinkedFile | null> {
    const { lead, signed, document = '', hash } = fields;
    if (signed === undefined) return this.draft(lead, document, hash);
    const phoneIndex = await this.signatures.phoneIndexOf(signed);
    const file = await this.signatures.signedPdf(signed, document);
    return phoneIndex !== null && file ? { phoneIndex, file } : null;
  }

  private async draft(
    leadId: string | undefined,
    documentId: string,
    hash: string | undefined,
  ): Promise<LinkedFile | null> {
    const lead = leadId === undefined ? null : await leadById(this.dataSource.manager, leadId);
    if (!lead) return null;
    const terms = offerTermsOf(await this.offers.of(lead));
    const papers = signaturePapers(lead, this.vault.open(lead), this.config.brand, terms);
    const paper = papers.find(({ id }) => id === documentId);
    const printed = paper ? await print(paper) : null;
    return printed && printed.hash === hash ? { phoneIndex: lead.phoneIndex, file: printed } : null;
  }

  private link(fields: Record<string, string>): string {
    const query = this.links.sign(PURPOSE, fields, this.config.limits.signature.linkSeconds);
    return `${API_BASE_PATH}${SIGNATURE_PATHS.file}?${query}`;
  }
}
