import { ApiProperty } from '@nestjs/swagger';
import {
  ACCESS_SUBJECTS,
  type AccessLog,
  type AccessLogItem,
  type AccessSubject,
} from '@polden/api-contract';
import { IsIn, IsOptional } from 'class-validator';
import { QueryPage } from '../../core/dto/query-page.ts';
import { Sought } from '../../core/dto/sought.ts';

const SUBJECTS = Object.keys(ACCESS_SUBJECTS) as AccessSubject[];

export class AccessLogQueryDto {
  @QueryPage()
  page: number = 1;

  @Sought()
  person: string = '';

  @ApiProperty({ required: false, enum: SUBJECTS })
  @IsOptional()
  @IsIn(SUBJECTS, { message: 'Такого вида нет' })
  subject?: AccessSubject;
}

class AccessLogItemDto implements AccessLogItem {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  actor: string;

  @ApiProperty({ enum: SUBJECTS })
  subject: AccessSubject;

  @ApiProperty()
  subjectId: string;
}

export class AccessLogDto implements AccessLog {
  @ApiProperty({ type: [AccessLogItemDto] })
  items: AccessLogItemDto[];

  @ApiProperty({ type: 'integer' })
  pageCount: number;
}
