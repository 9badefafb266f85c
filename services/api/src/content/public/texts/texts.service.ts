import { Injectable } from '@nestjs/common';
import type { CityText, Texts, UpdatedText } from '@polden/api-contract';
import { cityText, description, type RichTextDocument, template } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ContentActor } from '../../content-actor.ts';
import { ContentEditor } from '../../content-editor.ts';
import { VisibleContent } from '../../visible-content.ts';
import type { UpdateTextDto } from './texts.dto.ts';
import { idOfText } from './texts.repository.ts';

type TextType = typeof template | typeof description;

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
    return Object.fromEntries(items.map(({ values, html }) => [values.identifier, html('content')]));
  }

  async ofCities(): Promise<CityText[]> {
    const items = await this.content.all(cityText);
    return items.map(({ values: { url, city, heading }, html }) => ({
      url,
      city,
      heading,
      content: html('content'),
    }));
  }

  /**
   * Changes the text of an identifier. Without a version the last write stays; with one 409 when it is not the present
   * one. 422 with what is wrong, by field; also for an identifier that no text has: new texts come from their editor.
   */
  async put(
    type: TextType,
    { identifier: given, content, version }: UpdateTextDto,
    actor: ContentActor,
  ): Promise<UpdatedText> {
    const identifier = given.trim();
    const id = await idOfText(this.dataSource.manager, type, identifier);
    if (id === undefined) {
      const message = `Текста «${identifier}» нет: новый добавляют в разделе «${type.titles.section}»`;
      throw AppError.invalid({ identifier: [message] });
    }
    const item = await (version === undefined
      ? this.editor.change(type, id, { content }, actor)
      : this.editor.update(type, id, { content, version }, actor));
    return { id, identifier, version: item.version, content: item['content'] as RichTextDocument };
  }
}
