import { ApiProperty } from '@nestjs/swagger';
import { type CityText, TEXT_IDENTIFIER_MAX, type UpdatedText, type UpdateText } from '@polden/api-contract';
import type { RichTextDocument } from '@polden/content-model';
import { IsDefined, IsNotEmpty, IsOptional } from 'class-validator';
import { IsRowId } from '../../../core/dto/row-id.ts';
import { IsLine } from '../../../core/dto/validators.ts';

export class CityTextDto implements CityText {
  @ApiProperty({ description: 'Path of the page' })
  url: string;

  @ApiProperty({ description: 'Subdomain' })
  city: string;

  @ApiProperty()
  heading: string;

  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}

export class UpdateTextDto implements UpdateText {
  @ApiProperty({ maxLength: TEXT_IDENTIFIER_MAX })
  @IsNotEmpty({ message: 'Укажите, где стоит текст' })
  @IsLine(TEXT_IDENTIFIER_MAX, `Место — строка не длиннее ${TEXT_IDENTIFIER_MAX} знаков`)
  identifier: string;

  @ApiProperty({
    description:
      'TipTap JSON, HTML as visitors get it, or a text without markup: an empty line ends a paragraph',
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }],
  })
  @IsDefined({ message: 'Нужен текст' })
  content: object | string;

  @ApiProperty({ required: false, description: 'That was edited; 409 when it is not the present one' })
  @IsOptional()
  @IsRowId('Версия — целое число от 1')
  version?: number;
}

export class UpdatedTextDto implements UpdatedText {
  @ApiProperty()
  id: number;

  @ApiProperty()
  identifier: string;

  @ApiProperty()
  version: number;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'TipTap JSON' })
  content: RichTextDocument;
}
