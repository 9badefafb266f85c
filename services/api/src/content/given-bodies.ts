import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@polden/api-contract';
import type { ContentOperation, ContentType } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import type { GivenFields } from './content-editor.ts';
import { ContentReader } from './content-reader.ts';
import { expectTaken, underKnownNames } from './given-names.ts';

/** What an item's answer has besides its fields and never takes: an edit that sends the whole item back may bring it. */
const MADE = ['id', 'createdAt', 'updatedAt', 'picture', 'document', 'documents', 'called', 'usage'];
/** Only an answer has it: who sends it has sent back the whole item that he read. */
const READ = 'updatedAt';
/** What changes without a new version: in a whole item it may be old, so it says nothing. */
const UNVERSIONED = ['highlight', 'place'];
/** What actions of their own change. */
const ACTED_ON = ['state', 'highlight', 'archived', 'archiveYear'];
/** Without an order there is none to be changed. */
const actedOn = ({ order }: ContentType): string[] => (order ? ACTED_ON : [...ACTED_ON, 'place']);

/** Bodies of the operations of staff. */
@Injectable()
export class GivenBodies {
  constructor(private readonly reader: ContentReader) {}

  /** Under the names that the services know; 422 for what the operation would not look at. */
  async read(
    type: ContentType,
    { name, id, taken }: { name: ContentOperation; id: number; taken: readonly string[] },
    sent: GivenFields,
  ): Promise<GivenFields> {
    if (name !== 'add' && name !== 'update') expectTaken(sent, taken);
    if (name === 'add') return this.fieldsIn(type, sent, newItem(type));
    return name === 'update' ? this.fieldsIn(type, sent, await this.present(type, id, sent)) : sent;
  }

  /** What the facts of an item may be sent back as; null where that is not asked. */
  private async present(type: ContentType, id: number, sent: GivenFields): Promise<GivenFields | null> {
    if (actedOn(type).every((name) => sent[name] === undefined)) return null;
    const present: GivenFields = { ...(await this.reader.item(type, id)) };
    // Of another version the conflict is told.
    return present['version'] === sent['version'] ? present : null;
  }

  /** Without what the client has only sent back as it was; 422 for what it means to change so. */
  private fieldsIn(type: ContentType, sent: GivenFields, present: GivenFields | null): GivenFields {
    const isWhole = sent[READ] !== undefined;
    const acted = actedOn(type);
    const changed = acted.filter(
      (name) => present && sent[name] !== undefined && !isAsRead(name, present, sent, isWhole),
    );
    const errors: FieldErrors = Object.fromEntries(
      changed.map((name) => [name, [`«${name}» меняет своё действие, а не правка записи`]]),
    );
    if (changed.length > 0) throw AppError.invalid(errors);
    const facts = [...MADE, ...acted, ...(isWhole ? UNVERSIONED : [])].filter(
      (name) => !(name in type.fields),
    );
    const fields = Object.entries(sent).filter(([name]) => !facts.includes(name));
    return underKnownNames(type, Object.fromEntries(fields));
  }
}

function isAsRead(name: string, present: GivenFields, sent: GivenFields, isWhole: boolean): boolean {
  if (isWhole && UNVERSIONED.includes(name)) return true;
  // It has come out by itself since.
  if (isWhole && name === 'state' && sent[name] === 'scheduled' && present[name] === 'published') return true;
  return isDeepStrictEqual(present[name], sent[name]);
}

function newItem({ drafts }: ContentType): GivenFields {
  const state = drafts ? 'draft' : 'published';
  return { state, highlight: null, archived: false, archiveYear: null, place: null };
}
