import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ACTION_NAME,
  MIN_PASSWORD_LENGTH,
  type NewRbacAction,
  type NewRbacRole,
  type NewStaffAccount,
  type RbacActionChange,
  type RbacRoleChange,
  ROLE_CODE,
  STAFF_LOGIN,
  type StaffAccountChange,
} from '@polden/api-contract';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';
import { IsLine, MayBeAbsent } from '../../core/dto/validators.ts';
import { normalizeLogin } from '../staff-users.ts';

const MAX_TITLE = 120;
const MAX_PASSWORD = 200;
const MAX_ROLES = 50;
const MAX_ACTIONS = 2000;

const BAD_NAME = 'Имя права: область и действие латиницей через точку, например report.read';
const BAD_TITLE = 'Введите название, не длиннее 120 знаков';
const BAD_CODE = 'Код роли: от 2 до 40 заглавных латинских букв, цифр и знаков подчёркивания, первой буква';
const BAD_ACTIONS = 'Права роли — это список их имён';
const BAD_LOGIN = 'Логин: от 2 до 100 латинских букв, цифр, точек, дефисов, знаков _ и @';
const BAD_PERSON = 'Введите имя и фамилию, не длиннее 120 знаков';
const BAD_PASSWORD = `Пароль — не короче ${MIN_PASSWORD_LENGTH} знаков`;
const BAD_ROLES = 'Роли сотрудника — это список их кодов';

/** Order and repetitions mean nothing. */
const unique = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) ? [...new Set<unknown>(value)] : value;

/** Names without order and repetitions. */
const AreNames = (max: number, message: string): PropertyDecorator =>
  applyDecorators(
    Transform(unique),
    IsArray({ message }),
    ArrayMaxSize(max, { message }),
    IsString({ each: true, message }),
  );

export class NewRbacActionDto implements NewRbacAction {
  @ApiProperty({ example: 'report.read' })
  @IsString({ message: BAD_NAME })
  @Matches(ACTION_NAME, { message: BAD_NAME })
  name: string;

  @ApiProperty({ example: 'Отчёты: смотреть' })
  @IsLine(MAX_TITLE, BAD_TITLE)
  @IsNotEmpty({ message: BAD_TITLE })
  title: string;
}

export class RbacActionChangeDto
  extends PartialType(NewRbacActionDto, { skipNullProperties: false })
  implements RbacActionChange {}

export class NewRbacRoleDto implements NewRbacRole {
  @ApiProperty({ example: 'EDITOR' })
  @IsString({ message: BAD_CODE })
  @Matches(ROLE_CODE, { message: BAD_CODE })
  code: string;

  @ApiProperty({ example: 'Редактор' })
  @IsLine(MAX_TITLE, BAD_TITLE)
  @IsNotEmpty({ message: BAD_TITLE })
  title: string;

  @ApiProperty({ type: [String], example: ['blog.list', 'blog.update'] })
  @AreNames(MAX_ACTIONS, BAD_ACTIONS)
  actions: string[];

  @ApiProperty({ required: false, default: false })
  @MayBeAbsent()
  @IsBoolean({ message: 'Код при входе: обязателен или нет' })
  secondFactor?: boolean;
}

export class RbacRoleChangeDto
  extends PartialType(NewRbacRoleDto, { skipNullProperties: false })
  implements RbacRoleChange
{
  @ApiPropertyOptional({ type: [String], example: ['blog.update'] })
  @MayBeAbsent()
  @AreNames(MAX_ACTIONS, BAD_ACTIONS)
  giveActions?: string[];

  @ApiPropertyOptional({ type: [String], example: ['blog.list'] })
  @MayBeAbsent()
  @AreNames(MAX_ACTIONS, BAD_ACTIONS)
  takeActions?: string[];
}

export class NewStaffAccountDto implements NewStaffAccount {
  @ApiProperty({ example: 'svetlova' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeLogin(value) : value))
  @IsString({ message: BAD_LOGIN })
  @Matches(STAFF_LOGIN, { message: BAD_LOGIN })
  login: string;

  @ApiProperty({ example: 'Мария Светлова' })
  @IsLine(MAX_TITLE, BAD_PERSON)
  @IsNotEmpty({ message: BAD_PERSON })
  name: string;

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD })
  @IsString({ message: BAD_PASSWORD })
  @MinLength(MIN_PASSWORD_LENGTH, { message: BAD_PASSWORD })
  @MaxLength(MAX_PASSWORD, { message: `Пароль — не длиннее ${MAX_PASSWORD} знаков` })
  password: string;

  @ApiProperty()
  @IsBoolean({ message: 'Менеджер: да или нет' })
  isManager: boolean;

  @ApiProperty()
  @IsBoolean({ message: 'Доступ: открыт или закрыт' })
  active: boolean;

  @ApiProperty({ type: [String], example: ['MANAGER'] })
  @AreNames(MAX_ROLES, BAD_ROLES)
  roles: string[];
}

export class StaffAccountChangeDto
  extends PartialType(NewStaffAccountDto, { skipNullProperties: false })
  implements StaffAccountChange
{
  @ApiPropertyOptional({ type: [String], example: ['MANAGER'] })
  @MayBeAbsent()
  @AreNames(MAX_ROLES, BAD_ROLES)
  giveRoles?: string[];

  @ApiPropertyOptional({ type: [String], example: ['USER'] })
  @MayBeAbsent()
  @AreNames(MAX_ROLES, BAD_ROLES)
  takeRoles?: string[];
}
