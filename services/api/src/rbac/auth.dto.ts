import { ApiProperty } from '@nestjs/swagger';
import {
  type CheckToken,
  type LoginRequest,
  type LoginResult,
  type StaffRole,
  type StaffUser,
} from '@polden/api-contract';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_LOGIN = 100;
const MAX_PASSWORD = 200;

export class LoginDto implements LoginRequest {
  @ApiProperty({ example: 'manager' })
  @IsString({ message: 'Введите логин' })
  @IsNotEmpty({ message: 'Введите логин' })
  @MaxLength(MAX_LOGIN, { message: 'Логин слишком длинный' })
  login: string;

  @ApiProperty()
  @IsString({ message: 'Введите пароль' })
  @IsNotEmpty({ message: 'Введите пароль' })
  @MaxLength(MAX_PASSWORD, { message: 'Пароль слишком длинный' })
  password: string;

  @ApiProperty({ required: false, example: '123456' })
  @IsOptional()
  @IsString({ message: 'Введите шесть цифр из приложения для входа' })
  @MaxLength(10, { message: 'Введите шесть цифр из приложения для входа' })
  totp?: string;
}

export class StaffRoleDto implements StaffRole {
  @ApiProperty({ example: 'MANAGER' })
  code: string;

  @ApiProperty({ example: 'Менеджер' })
  title: string;
}

export class StaffUserDto implements StaffUser {
  @ApiProperty()
  id: number;

  @ApiProperty()
  login: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: [StaffRoleDto] })
  roles: StaffRoleDto[];

  @ApiProperty()
  isManager: boolean;

  @ApiProperty({ type: [String], example: ['blog.update'] })
  actions: string[];

  @ApiProperty({ description: 'Has no rights until the second factor is on' })
  mustEnrol: boolean;

  @ApiProperty({ type: StaffRoleDto, nullable: true, description: 'The role as which this session looks' })
  viewAs: StaffRoleDto | null;
}

/** Of the login and of the refresh. */
export class LoginResultDto implements LoginResult {
  @ApiProperty({ description: 'JWT for 15 minutes' })
  accessToken: string;

  @ApiProperty({ type: StaffUserDto })
  user: StaffUserDto;
}

export class CheckTokenDto implements CheckToken {
  @ApiProperty()
  valid: boolean;

  @ApiProperty({ type: StaffUserDto, nullable: true })
  user: StaffUserDto | null;

  @ApiProperty({ type: [String] })
  actions: string[];

  @ApiProperty({ type: String, nullable: true })
  accessToken: string | null;
}
