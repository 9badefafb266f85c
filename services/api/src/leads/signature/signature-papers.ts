import { createHash } from 'node:crypto';
import type { Brand } from '@polden/api-contract';
import { formatDate, formatPhone, keptPromise } from '@polden/ru';
import { LRUCache } from 'lru-cache';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import { ADVERTISING_CONSENT, addressOf, type ConsentDocument, filledIn } from '../../consents/index.ts';
import { leadDocuments } from '../documents/lead-documents.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { PersonalData } from '../storage/personal-data.ts';
import type { Paper, PaperSection } from '../../core/pdf/paper.ts';
import { printPaper } from '../../core/pdf/print-paper.ts';
import type { SignatureSheet } from '../../core/pdf/signature-sheet.ts';
import { applicationSections, type OfferTerms, signerName } from './application.ts';

/** A document of a lead as it is shown and signed. */
export interface SignaturePaper {
  id: string;
  title: string;
  isRequired: boolean;
  /** YYYY-MM-DD. */
  edition: string;
  paper: Paper;
}

export interface PrintedPaper extends SignaturePaper {
  pdf: Buffer;
  /** SHA-256 of `pdf`, hex. */
  hash: string;
}

const APPLICATION_EDITION = '2026-11-01';

/** What is signed beside the application. */
const PAPERS: readonly ConsentDocument[] = [...leadDocuments, ADVERTISING_CONSENT];

/** As it is called today; the id of one that is no longer offered. */
export function documentTitle(documentId: string): string {
  return PAPERS.find(({ id }) => id === documentId)?.title ?? documentId;
}

const ORDER = ['loan-application', ...PAPERS.map(({ id }) => id)];

/** Where the document stands in the list; one that is no longer offered comes last. */
export function placeOf(documentId: string): number {
  const place = ORDER.indexOf(documentId);
  return place < 0 ? ORDER.length : place;
}

/**
 * The same lead gives the same papers, to the byte, as long as neither it nor an edition nor `terms` change.
 */
export function signaturePapers(
  lead: LeadEntity,
  personal: PersonalData,
  brand: Brand,
  terms: OfferTerms,
): SignaturePaper[] {
  const paper = (title: string, edition: string, sections: PaperSection[]): Paper => ({
    title,
    subtitle: `Редакция от ${formatDate(edition, 'DD.MM.YYYY')}`,
    sections,
    closing: [
      `Кому: ${brand.legal.name}, ИНН ${brand.legal.inn}, ОГРН ${brand.legal.ogrn}`,
      `От кого: ${signerName(personal)}, телефон ${formatPhone(personal.phone)}`,
    ],
    footer: `${brand.legal.name}, ${addressOf(brand)}. ${brand.domain}`,
    author: brand.legal.name,
    date: lead.createdAt,
  });
  const text = (paragraphs: readonly string[]): PaperSection[] => [
    { title: 'Текст документа', points: filledIn(paragraphs, brand) },
  ];
  const application = 'Заявление о предоставлении займа';
  return [
    {
      id: 'loan-application',
      title: application,
      isRequired: true,
      edition: APPLICATION_EDITION,
      paper: paper(application, APPLICATION_EDITION, applicationSections(lead, personal, terms)),
    },
    ...PAPERS.map((document) => ({
      id: document.id,
      title: document.title,
      isRequired: document.isRequired,
      edition: document.edition,
      paper: paper(document.title, document.edition, text(document.text)),
    })),
  ];
}

/** Changes with every word of the paper. */
export function digestOf({ paper }: SignaturePaper): string {
  return createHash('sha256').update(canonicalJson(paper)).digest('hex');
}

/** A borrower reads the same papers several times before signing, and printing takes tenths of a second. */
const printed = new LRUCache<string, Promise<Buffer>>({ max: 500 });

export async function print(paper: SignaturePaper): Promise<PrintedPaper> {
  const pdf = await keptPromise(printed, digestOf(paper), () => printPaper(paper.paper));
  return { ...paper, pdf, hash: createHash('sha256').update(pdf).digest('hex') };
}

/** One after another, so that other requests are answered in between. */
export async function printAll(papers: readonly SignaturePaper[]): Promise<PrintedPaper[]> {
  const all: PrintedPaper[] = [];
  for (const paper of papers) all.push(await print(paper));
  return all;
}

export function printSigned({ paper }: SignaturePaper, signatureSheet: SignatureSheet): Promise<Buffer> {
  return printPaper({ ...paper, signatureSheet });
}
