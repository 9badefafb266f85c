import { ApiProperty } from '@nestjs/swagger';
import type { CaptchaChallenge } from '@polden/api-contract';

export class CaptchaChallengeDto implements CaptchaChallenge {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'As ALTCHA, version 2, reads them: algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt, data',
  })
  parameters: CaptchaChallenge['parameters'];

  @ApiProperty({ description: 'Hex HMAC of the parameters' })
  signature: string;
}
