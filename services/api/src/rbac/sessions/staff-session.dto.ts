import { ApiProperty } from '@nestjs/swagger';
import type { StaffSession } from '@polden/api-contract';
import { IsOptional } from 'class-validator';
import { Figures } from '../../core/dto/figures.ts';
import { IsRowId } from '../../core/dto/row-id.ts';

export class SessionsQuery {
  @ApiProperty({ required: false, description: 'Id of a user; without it the sessions of everybody' })
  @IsOptional()
  @Figures()
  @IsRowId('Номер сотрудника — целое число от 1')
  user?: number;
}

class SessionUserDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  login: string;

  @ApiProperty()
  name: string;
}

export class StaffSessionDto implements StaffSession {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: SessionUserDto })
  user: SessionUserDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'The last time that it was carried on' })
  refreshedAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ description: 'As the browser called itself' })
  userAgent: string;

  @ApiProperty({ description: 'The session of this call' })
  current: boolean;
}
