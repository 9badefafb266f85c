import { ApiProperty } from '@nestjs/swagger';
import type { RbacAction, RbacRole, StaffAccount } from '@polden/api-contract';
import { StaffRoleDto } from '../auth.dto.ts';

export class RbacActionDto implements RbacAction {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'blog.update' })
  name: string;

  @ApiProperty({ example: 'Блог: править' })
  title: string;

  @ApiProperty({ description: 'Can neither be renamed nor removed' })
  builtIn: boolean;
}

export class RbacRoleDto implements RbacRole {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'MANAGER' })
  code: string;

  @ApiProperty({ example: 'Менеджер' })
  title: string;

  @ApiProperty({ description: 'Can neither be removed nor get another code' })
  builtIn: boolean;

  @ApiProperty({ type: [String], example: ['blog.update'] })
  actions: string[];

  @ApiProperty({ description: 'Whoever has it signs in with a code as well' })
  secondFactor: boolean;

  @ApiProperty({ description: 'How many people have it' })
  users: number;
}

export class StaffAccountDto implements StaffAccount {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'svetlova' })
  login: string;

  @ApiProperty({ example: 'Мария Светлова' })
  name: string;

  @ApiProperty()
  isManager: boolean;

  @ApiProperty()
  active: boolean;

  @ApiProperty({ type: [StaffRoleDto] })
  roles: StaffRoleDto[];

  @ApiProperty()
  secondFactor: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
