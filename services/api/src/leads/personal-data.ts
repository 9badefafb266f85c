import { Injectable } from '@nestjs/common';
import { DataCipher, type Sealed } from '../crypto/data-cipher.ts';
import type { LeadEntity } from './lead.entity.ts';

/** What of a lead names a person, and the evidence of their consent. */
export interface PersonalData {
  /** E.164. */
  phone: string;
  fullName: string;
  ip: string;
  userAgent: string;
}

/** Seals and opens the personal part of a lead; bound to the lead's id. */
@Injectable()
export class PersonalDataVault {
  constructor(private readonly cipher: DataCipher) {}

  seal(leadId: string, data: PersonalData): Sealed {
    return this.cipher.seal(JSON.stringify(data), contextOf(leadId));
  }

  open({ id, dataKeyId, personalData }: Pick<LeadEntity, 'id' | 'dataKeyId' | 'personalData'>): PersonalData {
    return JSON.parse(
      this.cipher.open({ keyId: dataKeyId, data: personalData }, contextOf(id)),
    ) as PersonalData;
  }
}

function contextOf(leadId: string): string {
  return `lead:${leadId}`;
}
