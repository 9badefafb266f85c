import { Injectable } from '@nestjs/common';
import { FILE_MAX_BYTES } from '@polden/api-contract';
import type { ContentOperation, ContentType, Field } from '@polden/content-model';
import { readNumber } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../core/errors/app-error.ts';
import { FilesService } from './media/files/files.service.ts';
import { Uploads } from './media/uploads/uploads.ts';
import type { StaffActor } from '../rbac/index.ts';
import type { GivenFields } from './content-editor.ts';
import { knownName } from './given-names.ts';

/** Whether an operation takes multipart/form-data as well: the texts of the item and its document in one call. */
export function takesForm(type: ContentType, operation: ContentOperation): boolean {
  return ['add', 'update'].includes(operation) && type.fields['file']?.kind === 'file';
}

/** Items that come with their file as forms send them. */
@Injectable()
export class ContentForms {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: FilesService,
  ) {}

  /** What the same call as JSON would carry. 413, 415 and 422 for a file as uploads give them. */
  async read(type: ContentType, request: FastifyRequest, actor: StaffActor): Promise<GivenFields> {
    const sent = await this.uploads.receiveForm(request, actor, {
      maxBytes: FILE_MAX_BYTES,
      keep: async ({ body, fileName }) => ({ fileId: (await this.files.add(body, fileName, actor)).id }),
    });
    return Object.fromEntries([...sent].map(([name, value]) => [name, asJson(type, name, value)]));
  }
}

/** A file is what has been made of it, and stays so. */
function asJson(type: ContentType, sent: string, value: unknown): unknown {
  const name = knownName(type, sent);
  if (typeof value !== 'string' || name === undefined) return value;
  if (name === 'publishedAt') return value || null;
  if (name === 'version' || name === 'place') return readNumber(value) ?? value;
  const field = type.fields[name];
  return field ? parsed(sent, field, value) : value;
}

/** Forms know texts only. */
function parsed(name: string, { kind }: Field, text: string): unknown {
  switch (kind) {
    case 'number':
    case 'reference':
      return text.trim() === '' ? null : (readNumber(text) ?? text);
    case 'boolean':
      return ['true', '1', 'on'].includes(text);
    case 'date':
      return text === '' ? null : text;
    case 'richText':
    case 'image':
    case 'file':
      return text === '' ? null : fromJson(name, text);
    default:
      return text;
  }
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(422, 'Это не JSON', { validation: { [name]: ['Это не JSON'] }, cause });
  }
}
