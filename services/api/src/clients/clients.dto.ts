import type { AccountLoggedIn, AccountLogin, ClientSession } from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsMobilePhone } from '../core/dto/validators.ts';

export class AccountLoginDto implements AccountLogin {
  @ApiProperty({ description: 'Russian mobile, digits with or without +', example: '79161234567' })
  @IsMobilePhone()
  phone: string;
}

export class AccountLoggedInDto implements AccountLoggedIn {
  @ApiProperty({ description: 'The last four digits' })
  maskedPhone: string;
}

export class ClientSessionDto implements ClientSession {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Browser and system in words' })
  device: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When it was used last, to a few minutes' })
  seenAt: string;

  @ApiProperty({ description: 'The session of this call' })
  current: boolean;
}
