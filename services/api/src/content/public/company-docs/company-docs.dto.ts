import { ApiProperty } from '@nestjs/swagger';
import type { CompanyDoc, DeleteCompanyDoc } from '@polden/api-contract';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { DocumentEntryDto } from '../documents/documents.dto.ts';

const IS_NAME = 'Укажите имя файла';

export class CompanyDocDto extends DocumentEntryDto implements CompanyDoc {
  @ApiProperty()
  name: string;
}

export class DeleteCompanyDocDto implements DeleteCompanyDoc {
  @ApiProperty()
  @IsString({ message: IS_NAME })
  @MinLength(1, { message: IS_NAME })
  @MaxLength(200, { message: 'Такого файла нет' })
  name: string;
}
