import { ApiProperty } from '@nestjs/swagger';
import { NETWORK_ICONS, type SocialNetwork } from '@polden/api-contract';

export class SocialNetworkDto implements SocialNetwork {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ enum: NETWORK_ICONS })
  icon: SocialNetwork['icon'];
}
