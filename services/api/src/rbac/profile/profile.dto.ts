import { ApiProperty } from '@nestjs/swagger';
import {
  type LettersChoice,
  MIN_PASSWORD_LENGTH,
  type PasswordChange,
  type SecondFactorCode,
  type SecondFactorOff,
  type SecondFactorSetup,
  type SecondFactorStart,
  type StaffProfile,
} from '@polden/api-contract';
import { email } from '@polden/field-kinds';
import { IsBoolean, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Field } from '../../core/dto/field.ts';
import { StaffRoleDto } from '../auth.dto.ts';

const MAX_PASSWORD = 200;
const MAX_SETUP = 500;
const BAD_OLD = 'Введите пароль, с которым вы входите сейчас';
const BAD_NEW = `Новый пароль — от ${MIN_PASSWORD_LENGTH} до ${MAX_PASSWORD} знаков`;
const BAD_CODE = 'Введите шесть цифр из приложения для входа';
const BAD_SETUP = 'Начните подключение заново';

export class StaffProfileDto implements StaffProfile {
  @ApiProperty()
  login: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: [StaffRoleDto] })
  roles: StaffRoleDto[];

  @ApiProperty()
  secondFactor: boolean;

  @ApiProperty({ description: 'Where one is written to; empty: nowhere' })
  mail: string;

  @ApiProperty()
  mentionLetters: boolean;
}

export class LettersChoiceDto implements LettersChoice {
  @Field(email)
  mail?: string;

  @ApiProperty()
  @IsBoolean({ message: 'Присылать письма: да или нет' })
  mentionLetters: boolean;
}

export class PasswordChangeDto implements PasswordChange {
  @ApiProperty()
  @IsString({ message: BAD_OLD })
  @MinLength(1, { message: BAD_OLD })
  @MaxLength(MAX_PASSWORD, { message: BAD_OLD })
  oldPassword: string;

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH })
  @IsString({ message: BAD_NEW })
  @MinLength(MIN_PASSWORD_LENGTH, { message: BAD_NEW })
  @MaxLength(MAX_PASSWORD, { message: BAD_NEW })
  newPassword: string;
}

export class SecondFactorStartDto implements SecondFactorStart {
  @ApiProperty()
  @IsString({ message: BAD_OLD })
  @MinLength(1, { message: BAD_OLD })
  @MaxLength(MAX_PASSWORD, { message: BAD_OLD })
  password: string;
}

class QrDto {
  @ApiProperty()
  size: number;

  @ApiProperty({ example: 'M4 4h7v1h-7z' })
  path: string;
}

export class SecondFactorSetupDto implements SecondFactorSetup {
  @ApiProperty()
  setup: string;

  @ApiProperty({ example: 'JBSW Y3DP EHPK 3PXP' })
  secret: string;

  @ApiProperty()
  qr: QrDto;
}

export class SecondFactorCodeDto implements SecondFactorCode {
  @ApiProperty()
  @IsString({ message: BAD_SETUP })
  @MaxLength(MAX_SETUP, { message: BAD_SETUP })
  setup: string;

  @ApiProperty({ example: '123456' })
  @IsString({ message: BAD_CODE })
  @Matches(/^\d{6}$/u, { message: BAD_CODE })
  code: string;
}

export class SecondFactorOffDto extends SecondFactorStartDto implements SecondFactorOff {
  @ApiProperty({ example: '123456' })
  @IsString({ message: BAD_CODE })
  @Matches(/^\d{6}$/u, { message: BAD_CODE })
  code: string;
}
