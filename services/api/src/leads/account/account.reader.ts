import { Injectable } from '@nestjs/common';
import type { Account, AccountPerson } from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import { type Client, ClientSessions } from '../../clients/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { SignatureRepository } from '../signature/signature.repository.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { AccountRequestsReader } from './account-requests.reader.ts';
import { maskedPerson } from './masked-person.ts';

/** What a client sees of his own. */
@Injectable()
export class AccountReader {
  constructor(
    private readonly requests: AccountRequestsReader,
    private readonly signatures: SignatureRepository,
    private readonly sessions: ClientSessions,
    private readonly vault: PersonalDataVault,
  ) {}

  async read(client: Client): Promise<Account> {
    const [leads, signatures, sessions] = await Promise.all([
      this.requests.leadsOf(client.phoneIndex),
      this.signatures.ofPhone(client.phoneIndex),
      this.sessions.list(client),
    ]);
    // What somebody else may have typed beside this phone is not shown as the client's own.
    const confirmed = leads.filter(({ kind, phoneVerified }) => kind === 'loan' && phoneVerified);
    const people = confirmed.map((lead) => maskedPerson(this.vault.open(lead)));
    return {
      phone: client.phone,
      owner: client.owner,
      maskedPhone: maskedPhone(client.phone),
      person: people.length > 0 ? lastTold(people) : null,
      requests: await this.requests.read(leads),
      signatures: signatures.map(({ id, leadId, signedAt, documents }) => ({
        id,
        leadId,
        signedAt: signedAt.toISOString(),
        documents: documents.map(({ id: documentId, title, size }) => ({ id: documentId, title, size })),
      })),
      sessions,
    };
  }

  /** The signed PDF; 404 for one of somebody else, as for one that was never there. */
  async document(
    { phoneIndex }: Client,
    signatureId: string,
    documentId: string,
  ): Promise<{ title: string; pdf: Buffer }> {
    const isOwn = (await this.signatures.phoneIndexOf(signatureId)) === phoneIndex;
    const file = isOwn ? await this.signatures.signedPdf(signatureId, documentId) : null;
    if (!file) throw new AppError(404, 'Такого документа в кабинете нет');
    return file;
  }
}

/** Each detail as it was told last; the newest of `people` comes first. */
function lastTold(people: readonly AccountPerson[]): AccountPerson {
  const last = (detail: keyof AccountPerson) => people.find((person) => person[detail])?.[detail] ?? null;
  return { name: last('name'), email: last('email'), passport: last('passport'), city: last('city') };
}
