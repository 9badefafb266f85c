import { ApiProperty } from '@nestjs/swagger';
import type { HealthPoint, RemoteHealth } from '@polden/api-contract';

const STATES = ['collecting', 'healthy', 'worse', 'void', 'inconclusive'] as const;
const PERCENTILE = { type: Number, nullable: true, description: '75th percentile; null of too few values' };

class HealthPointDto implements HealthPoint {
  @ApiProperty({ format: 'date-time', description: 'Start of the hour' })
  at: string;

  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Page views seen by the shells' })
  pages: number;

  @ApiProperty({ description: 'Page views that the server saw fail' })
  failures: number;

  @ApiProperty({ description: 'Page views that a browser reported on' })
  views: number;

  @ApiProperty({ description: 'Of those, with a problem' })
  errors: number;

  @ApiProperty(PERCENTILE)
  lcp: number | null;

  @ApiProperty(PERCENTILE)
  inp: number | null;

  @ApiProperty(PERCENTILE)
  cls: number | null;

  @ApiProperty(PERCENTILE)
  load: number | null;
}

class ReportedProblemDto {
  @ApiProperty()
  version: string;

  @ApiProperty()
  kind: string;

  @ApiProperty()
  message: string;

  @ApiProperty()
  count: number;

  @ApiProperty({ format: 'date-time' })
  lastAt: string;
}

class CanaryVerdictDto {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'The stable version that it is compared with' })
  control: string;

  @ApiProperty({ enum: STATES })
  state: (typeof STATES)[number];

  @ApiProperty({ description: 'A sentence with the figures' })
  reason: string;
}

export class RemoteHealthDto implements RemoteHealth {
  @ApiProperty()
  remote: string;

  @ApiProperty({ type: [HealthPointDto] })
  points: HealthPointDto[];

  @ApiProperty({ type: [ReportedProblemDto], description: 'Newest first' })
  problems: ReportedProblemDto[];

  @ApiProperty({ type: CanaryVerdictDto, nullable: true })
  verdict: CanaryVerdictDto | null;
}
