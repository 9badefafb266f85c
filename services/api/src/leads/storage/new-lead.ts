import type {
  AcceptedDocumentEdition,
  HasCar,
  LeadFormType,
  LeadKind,
  LeadType,
  ProductCode,
} from '@polden/api-contract';
import type { Questionnaire } from '@polden/loan-application';

/** Where a request came from: kept with it as evidence of consent. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

export interface AcceptedDocument extends AcceptedDocumentEdition {
  /** ISO 8601 in UTC: when a later step brought it; without one, the first step did. */
  at?: string;
}

/** What a loan request is about, checked against the product. */
export interface LoanTerms {
  product: ProductCode;
  /** Whole roubles. */
  requiredSum: number;
  monthCount: number | null;
  days: number | null;
  formName: string;
  leadType: LeadType;
  /** What the form was told of a car, by which an instalment loan has its terms. */
  hasCar?: HasCar | undefined;
}

/** What names a person, beside the evidence. */
export interface PersonalPart {
  fullName: string;
  city?: string;
  questionnaire?: Questionnaire;
  answers?: Record<string, string | number>;
}

export interface LeadFile {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}

/** A request with checked fields and filled gaps. */
export interface NewLead {
  kind: LeadKind;
  /** E.164. */
  phone: string;
  phoneVerified: boolean;
  loan: LoanTerms | null;
  formType: LeadFormType;
  leadGenCode: string | null;
  utmSource: string | null;
  source: Record<string, string>;
  documents: AcceptedDocument[];
  personal: PersonalPart;
  files: LeadFile[];
}

/** By what a repeated call is known. */
export interface LeadCall {
  /** Path of the endpoint. */
  endpoint: string;
  /** Of the client; when it has none, what makes two calls the same. */
  key: string | undefined;
  fingerprint: object;
  /** As it was sent. */
  body: object;
}

export interface StoredLead {
  id: string;
  /** ISO 8601 in UTC. */
  created: string;
}
