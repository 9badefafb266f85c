import {
  FORM_MESSAGES,
  type VerificationConfirm,
  type VerificationConfirmResult,
  type VerificationRequest,
  type VerificationRequestResult,
  type VerificationReset,
  type VerificationResetResult,
  type VerificationState,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsLine, IsMobilePhone } from '../core/dto/validators.ts';

const PHONE = { description: 'Russian mobile, digits with or without +', example: '79161234567' };
const TOKEN_LENGTH = 4096;

export class VerificationRequestDto implements VerificationRequest {
  @ApiProperty(PHONE)
  @IsMobilePhone()
  phone: string;

  @ApiPropertyOptional({ description: 'Captcha version' })
  @IsOptional()
  @IsLine(32, 'Неизвестная версия проверки')
  version?: string;

  @ApiPropertyOptional({ description: 'Captcha token; without a solved one a smaller budget applies' })
  @IsOptional()
  @IsLine(TOKEN_LENGTH, 'Проверка не распознана')
  token?: string;

  @ApiPropertyOptional({ description: 'Client id' })
  @IsOptional()
  @IsLine(128, 'Неизвестный идентификатор клиента')
  pid?: string;
}

export class VerificationStateDto implements VerificationState {
  @ApiProperty({ description: 'Call reset, then repeat the request once' })
  need_reset: boolean;

  @ApiProperty({ description: 'Seconds until another code may be asked for' })
  resendAfter: number;

  @ApiProperty({ description: 'Seconds for which the code is valid' })
  expiresIn: number;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Confirmed by who asks, a moment ago: nothing was sent, and no code is needed',
  })
  verified?: true;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Nothing was sent: the last code of who asks is good, and the time of another has not come',
  })
  tooEarly?: true;
}

export class VerificationRequestResultDto implements VerificationRequestResult {
  @ApiProperty()
  verification: VerificationStateDto;
}

export class VerificationResetDto implements VerificationReset {
  @ApiProperty(PHONE)
  @IsMobilePhone()
  phone: string;
}

class ResetStateDto {
  @ApiProperty()
  success: boolean;
}

export class VerificationResetResultDto implements VerificationResetResult {
  @ApiProperty()
  verification_reset: ResetStateDto;
}

export class VerificationConfirmDto implements VerificationConfirm {
  @ApiProperty(PHONE)
  @IsMobilePhone()
  phone: string;

  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/u, { message: FORM_MESSAGES.code })
  code: string;
}

export class VerificationConfirmResultDto implements VerificationConfirmResult {
  @ApiProperty({ enum: [true] })
  verified: true;

  @ApiProperty({ description: 'For clients without cookies: send it as X-Phone-Verification' })
  verificationToken: string;
}
