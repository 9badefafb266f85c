import { ApiProperty } from '@nestjs/swagger';
import type { Vacancy, VacancyCard } from '@polden/api-contract';

class EmploymentDto {
  @ApiProperty({ example: 'remote' })
  value: string;

  @ApiProperty({ example: 'Удалённо' })
  title: string;
}

export class VacancyCardDto implements VacancyCard {
  @ApiProperty()
  id: number;

  @ApiProperty()
  url: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
  department: string;

  @ApiProperty()
  salary: string;

  @ApiProperty({ type: EmploymentDto })
  employment: EmploymentDto;

  @ApiProperty()
  lead: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;

  @ApiProperty({ description: 'Place in the list, from 1' })
  order: number;
}

export class VacancyDto extends VacancyCardDto implements Vacancy {
  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}
