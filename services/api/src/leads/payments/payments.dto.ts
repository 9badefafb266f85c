import type { TransferCode, TransferRequest } from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { contractNumber, type FieldKind } from '@polden/field-kinds';
import { readKopecks } from '@polden/ru';
import { Field } from '../../core/dto/field.ts';

const SUM: FieldKind = {
  check: (text) =>
    readKopecks(text) === null ? 'Сумма — рубли и, если есть, копейки: например, 12 500,50' : null,
  privacy: 'open',
  example: '12 500,50',
};
const PAYER = 'Укажите, кто платит: фамилию и имя или название организации, например ООО «Ромашка»';
/** At least two words, with letters: a person or a company. What parts the fields of the code («|») is in neither. */
const PAYERS =
  /^(?=.{3,90}$)(?=.*\p{L}{2})[\p{L}\d«"„“][\p{L}\d«»"„“”'’.,№&+()/-]*(?: [\p{L}\d«»"„“”'’.,№&+()/-]+)+$/u;

/** Spaces of any kind become one plain one, and none at the ends. */
const Tidy = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : value,
  );

export class TransferRequestDto implements TransferRequest {
  @Field(contractNumber, { required: true })
  contract: string;

  @Field(SUM, { required: true })
  sum: string;

  @ApiProperty({ example: 'Иванова Анна Петровна' })
  @Tidy()
  @IsString({ message: PAYER })
  @Matches(PAYERS, { message: PAYER })
  payer: string;
}

export class TransferCodeDto implements TransferCode {
  @ApiProperty()
  contract: string;

  @ApiProperty({ type: 'integer', description: 'Kopecks' })
  sum: number;

  @ApiProperty()
  payer: string;

  @ApiProperty()
  purpose: string;

  @ApiProperty({ description: 'ST00012 of GOST R 56042-2014' })
  payload: string;

  @ApiProperty({ description: 'An SVG image' })
  svg: string;

  @ApiProperty({ format: 'byte', description: 'The same as a PNG image' })
  png: string;
}
