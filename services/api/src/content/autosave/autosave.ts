import { Injectable } from '@nestjs/common';
import {
  AUTOSAVE_MAX_BYTES,
  type Autosave,
  type AutosavedWork,
  type AutosaveKey,
} from '@polden/api-contract';
import { actionsOf, isPersonal } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { typeOf } from '../link-check/link-list.ts';
import { type AutosaveOwner, autosaveOf, dropAutosave, putAutosave } from './autosave.repository.ts';
import { OutdatedWork } from './outdated-work.ts';

/** NUL, which a text may be sent with, and no column takes. */
const NUL = /\\u0000/u;

/** Unsaved text of a staff member: only its author reads it, on any machine. */
@Injectable()
export class Autosaves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outdated: OutdatedWork,
  ) {}

  /** Null also when its author has saved since what it holds: that is forgotten. */
  async read(key: AutosaveKey, actor: StaffActor): Promise<Autosave | null> {
    const owner = ownerOf(key, actor);
    const row = await autosaveOf(this.dataSource.manager, owner);
    if (!row) return null;
    if (await this.outdated.isOutdated(owner, row, actor)) {
      await dropAutosave(this.dataSource.manager, owner);
      return null;
    }
    const { version, base, present, saved_at } = row;
    return { version, base, values: present, savedAt: saved_at.toISOString() };
  }

  async save(key: AutosaveKey, { version, base, values }: AutosavedWork, actor: StaffActor): Promise<Date> {
    const owner = ownerOf(key, actor);
    const text = JSON.stringify([base, values]);
    if (Buffer.byteLength(text) > AUTOSAVE_MAX_BYTES || NUL.test(text))
      throw AppError.invalid({ values: ['Столько сразу не сохранить: сохраните запись целиком'] });
    const saved_at = new Date();
    await putAutosave(this.dataSource.manager, owner, { version, base, present: values, saved_at });
    return saved_at;
  }

  async drop(key: AutosaveKey, actor: StaffActor): Promise<void> {
    await dropAutosave(this.dataSource.manager, ownerOf(key, actor));
  }
}

/** 403 without the right to change such items; 422 for items about people: personal data lies in the vault alone. */
function ownerOf({ contentType, itemId }: AutosaveKey, actor: StaffActor): AutosaveOwner {
  const type = typeOf(contentType);
  const actions = actionsOf(type);
  if (!actor.may(itemId === null ? actions.add : actions.update))
    throw new AppError(403, 'Недостаточно прав');
  if (isPersonal(type)) throw AppError.invalid({ contentType: ['Записи о людях до сохранения не хранятся'] });
  return { userId: actor.user.id, contentType, itemId: itemId ?? 0 };
}
