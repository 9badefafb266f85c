import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OwnErasure, OwnErasureRequest } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../../clients/index.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { OwnSignatures } from '../../leads/index.ts';
import { proofIndex } from '../erasure/subject.ts';
import { addRequest, answer, forgetPhone, lockAsked, requestsOf } from './erasure-requests.repository.ts';
import { RequestPhones } from './request-phones.ts';
import { toOwnRequest } from './request-shapes.ts';

/** The history knows that a client has asked, and not which one. */
const A_CLIENT = { id: 'client', name: 'Клиент' };

/** What clients ask for: that everything of them is erased. */
@Injectable()
export class ErasureRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly phones: RequestPhones,
    private readonly signatures: OwnSignatures,
    private readonly history: HistoryService,
  ) {}

  async of({ owner, phone, phoneIndex }: Client): Promise<OwnErasure> {
    const [request = null] = await this.all(phone);
    const signed = await this.signatures.of(phoneIndex);
    const signedDocuments = signed.reduce((sum, { documents }) => sum + documents.length, 0);
    return { owner, request, signedDocuments };
  }

  /** The newest first. */
  async all(phone: string): Promise<OwnErasureRequest[]> {
    return (await requestsOf(this.dataSource.manager, this.indexOf(phone))).map(toOwnRequest);
  }

  /** Again while one waits is that one. */
  async ask(client: Client): Promise<OwnErasure> {
    const id = randomUUID();
    const { phone } = client;
    await this.dataSource.transaction(async (manager) => {
      const request = { id, subjectIndex: this.indexOf(phone), phone: this.phones.seal(id, phone) };
      if (await addRequest(manager, request)) await this.record(manager, id, 'asked');
    });
    return this.of(client);
  }

  /** 409 when it was answered meanwhile. */
  async takeBack(client: Client): Promise<OwnErasure> {
    const [last] = await this.all(client.phone);
    await this.dataSource.transaction(async (manager) => {
      const asked = last && (await lockAsked(manager, last.id));
      if (!asked) throw new AppError(409, 'На эту просьбу уже ответили: обновите страницу');
      await answer(manager, asked.id, { state: 'taken-back', by: '' });
      await forgetPhone(manager, asked.id);
      await this.record(manager, asked.id, 'taken-back');
    });
    return this.of(client);
  }

  private indexOf(phone: string): string {
    return proofIndex(this.blindIndex, 'phone', phone);
  }

  private async record(manager: EntityManager, id: string, state: 'asked' | 'taken-back'): Promise<void> {
    await this.history.record(manager, {
      actor: A_CLIENT,
      action: state === 'asked' ? 'add' : 'update',
      entity: 'erasure-request',
      entityId: id,
      title: 'Просьба стереть данные',
      before: null,
      after: { state },
    });
  }
}
