import { Injectable } from '@nestjs/common';
import { DataCipher, type Sealed } from '../../core/crypto/data-cipher.ts';
import type { BegunAnswers } from '@polden/api-contract';
import type { Questionnaire } from '@polden/loan-application';
import type { LoanTerms, Visitor } from './new-lead.ts';

/** As far as it was filled in, with the loan that it would ask for. */
export interface BegunQuestionnaire {
  answers: BegunAnswers;
  loan?: Pick<LoanTerms, 'requiredSum' | 'monthCount' | 'days' | 'hasCar'>;
  city?: string;
}

/** What of a request names a person, and the evidence of their consent. */
export interface PersonalData {
  /** E.164. */
  phone: string;
  fullName: string;
  /** Of the last step. */
  ip: string;
  userAgent: string;
  /** Of the first step, where a second has followed: evidence of the documents that the first brought. */
  firstStep?: Visitor;
  city?: string;
  questionnaire?: Questionnaire;
  /** Of a questionnaire that is not sent yet. */
  begun?: BegunQuestionnaire | undefined;
  /** What the forms of other kinds ask for, by field name. */
  answers?: Record<string, string | number>;
}

/** Seals and opens the personal part of a lead; bound to the lead's id. */
@Injectable()
export class PersonalDataVault {
  constructor(private readonly cipher: DataCipher) {}

  seal(leadId: string, data: PersonalData): Sealed {
    return this.cipher.seal(JSON.stringify(data), contextOf(leadId));
  }

  open({
    id,
    dataKeyId,
    personalData,
  }: {
    id: string;
    dataKeyId: string;
    personalData: Buffer;
  }): PersonalData {
    return JSON.parse(
      this.cipher.open({ keyId: dataKeyId, data: personalData }, contextOf(id)),
    ) as PersonalData;
  }

  /** Bytes of a file that came with the request. */
  sealFile(leadId: string, bytes: Buffer): Sealed {
    return this.cipher.seal(bytes.toString('base64'), `${contextOf(leadId)}:file`);
  }

  openFile(leadId: string, sealed: Sealed): Buffer {
    return Buffer.from(this.cipher.open(sealed, `${contextOf(leadId)}:file`), 'base64');
  }
}

function contextOf(leadId: string): string {
  return `lead:${leadId}`;
}
