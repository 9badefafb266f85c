import { ApiProperty } from '@nestjs/swagger';
import type { InvestorPost, LegalPage, TermsPage, TermsPageCard } from '@polden/api-contract';
import { DescribedPictureDto } from '../../media/media.dto.ts';

export class InvestorPostDto implements InvestorPost {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;

  @ApiProperty()
  youtube: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  youtube_preview: DescribedPictureDto | null;
}

export class TermsPageCardDto implements TermsPageCard {
  @ApiProperty()
  id: number;

  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;
}

export class TermsPageDto extends TermsPageCardDto implements TermsPage {
  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}

export class LegalPageDto implements LegalPage {
  @ApiProperty()
  id: number;

  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  valid_from: string | null;

  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}
