import { Injectable } from '@nestjs/common';
import type { Texts, UpdatedText } from '@polden/api-contract';
import { description, type RichTextDocument, template } from '@polden/content-model';
import { withYear } from '@polden/ru';
import { DataSource } from 'typeorm';
import { AppError } from '../../../errors/app-error.ts';
import type { HistoryActor } from '../../../history/history.service.ts';
import { ContentEditor } from '../../content-editor.service.ts';
import type { ContentItem } from '../../content-view.ts';
import { VisibleContent } from '../../visible-content.service.ts';
import { paragraphs } from './paragraphs.ts';
import type { UpdateTextDto } from './texts.dto.ts';

type TextType = typeof template | typeof description;

interface WantedText {
  identifier: string;
  content: object;
  version: number | undefined;
}

/** Somebody else may add or remove the same text between two steps; hardly ever more than once. */
const ATTEMPTS = 5;

/** Texts that stand in fixed places, by identifier. */
@Injectable()
export class TextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: VisibleContent,
    private readonly editor: ContentEditor,
  ) {}

  async all(type: TextType): Promise<Texts> {
    const items = await this.content.all<TextType>(type);
    return Object.fromEntries(
      items.map(({ values, html }) => [values.identifier, withYear(html('content'))]),
    );
  }

  /**
   * Changes the text of an identifier, or adds it. Without a version the last write stays; with one 409 when it is
   * not the present one. 422 with what is wrong, by field.
   */
  async put(
    type: TextType,
    { identifier: given, content, version }: UpdateTextDto,
    actor: HistoryActor,
  ): Promise<UpdatedText> {
    const identifier = given.trim();
    const document = typeof content === 'string' ? paragraphs(content) : content;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const item = await this.write(type, { identifier, content: document, version }, actor);
        return {
          id: item.id,
          identifier,
          version: item.version,
          content: item['content'] as RichTextDocument,
        };
      } catch (error) {
        const mayPass = version === undefined && attempt < ATTEMPTS;
        if (!mayPass || !isOvertaken(error)) throw error;
      }
    }
  }

  private async write(
    type: TextType,
    { identifier, content, version }: WantedText,
    actor: HistoryActor,
  ): Promise<ContentItem> {
    const id = await this.idOf(type, identifier);
    if (id === undefined) return this.editor.add(type, { identifier, content }, actor);
    if (version === undefined) return this.editor.change(type, id, { content }, actor);
    return this.editor.update(type, id, { content, version }, actor);
  }

  private async idOf(type: TextType, identifier: string): Promise<number | undefined> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM ${type.table} WHERE identifier = $1 AND trashed_at IS NULL`,
      [identifier],
    );
    return row?.id;
  }
}

/** The text was added, or removed, by somebody else after we looked. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.status === 404 || error.validation?.['identifier'] !== undefined;
}
