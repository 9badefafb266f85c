import { Injectable } from '@nestjs/common';
import { type ContentType, isPersonal, type PersonalKind } from '@polden/content-model';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { DataCipher, type Sealed } from '../../core/crypto/data-cipher.ts';
import { contactIndex } from '../../core/crypto/contact-index.ts';
import type { ContentRow } from '../content-row.ts';
import type { Columns } from '../fields/field-rules.ts';
import { columnOf, fieldsOf } from '../fields/values.ts';
import { searchText } from '../search-text.ts';
import { isShown } from './is-shown.ts';

/** Columns of a table with personal data: the sealed values, and one `…_index` for each of them. */
const KEY_ID = 'data_key_id';
const SEALED = 'personal_data';

/** Seals what content tells of people who are not of the staff; bound to the row. */
@Injectable()
export class ContentVault {
  constructor(
    private readonly cipher: DataCipher,
    private readonly blindIndex: BlindIndex,
  ) {}

  /**
   * The columns as they are stored. A name stands in its own column only while visitors see the item.
   * @param written what is about to be stored; all of the item, unless it is given
   */
  seal(type: ContentType, id: number, item: Columns, written: Columns = item): Columns {
    const personal = personalColumns(type);
    const values = Object.fromEntries(personal.map(([column]) => [column, textOf(item[column])]));
    const sealed = this.cipher.seal(JSON.stringify(values), contextOf(type, id));
    const columns: Columns = { ...written, [KEY_ID]: sealed.keyId, [SEALED]: sealed.data };
    const shown = isShown(type, item);
    for (const [column, kind] of personal) {
      const value = values[column] ?? '';
      columns[`${column}_index`] = value === '' ? null : contactIndex(this.blindIndex, kind, value);
      if (kind !== 'name') columns[column] = undefined;
      else columns[column] = shown ? value : '';
      if (column === columnOf(type, type.title)) columns['search_title'] = shown ? searchText(value) : '';
    }
    return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  }

  /** The row with its sealed values opened; unchanged for a type without personal data. */
  open(type: ContentType, row: ContentRow): ContentRow {
    if (!isPersonal(type)) return row;
    const { [KEY_ID]: keyId, [SEALED]: data, ...rest } = row;
    const personal = personalColumns(type);
    const opened = {
      ...rest,
      ...Object.fromEntries(personal.map(([column]) => [column, textOf(row[column])])),
    };
    for (const [column] of personal) delete (opened as Columns)[`${column}_index`];
    if (typeof keyId === 'string' && Buffer.isBuffer(data))
      Object.assign(opened, this.read({ keyId, data }, contextOf(type, row.id)));
    return opened;
  }

  /** What visitors get of a row that they see: names alone. */
  shown(type: ContentType, row: ContentRow): ContentRow {
    const hidden = personalColumns(type).filter(([, kind]) => kind !== 'name');
    return { ...row, ...Object.fromEntries(hidden.map(([column]) => [column, ''])) };
  }

  /** By which columns the text may find people, and with which values; without `contacts` by their names alone. */
  indexesOf(type: ContentType, text: string, contacts: boolean): Record<string, string> {
    const wanted = personalColumns(type).filter(([, kind]) => contacts || kind === 'name');
    return Object.fromEntries(
      wanted.map(([column, kind]) => [`${column}_index`, contactIndex(this.blindIndex, kind, text)]),
    );
  }

  /** What a revision keeps beside its facts. */
  sealFacts(type: ContentType, id: number, facts: Record<string, unknown>): Sealed {
    return this.cipher.seal(JSON.stringify(facts), `${contextOf(type, id)}:revision`);
  }

  openFacts(type: ContentType, id: number, sealed: Sealed): Record<string, unknown> {
    return this.read(sealed, `${contextOf(type, id)}:revision`);
  }

  private read(sealed: Sealed, context: string): Record<string, unknown> {
    return JSON.parse(this.cipher.open(sealed, context)) as Record<string, unknown>;
  }
}

export function personalColumns(type: ContentType): [column: string, kind: PersonalKind][] {
  return fieldsOf(type).flatMap(([name, { personal }]) =>
    personal ? [[columnOf(type, name), personal] as [string, PersonalKind]] : [],
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function contextOf(type: ContentType, id: number): string {
  return `${type.name}:${id}`;
}
