import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { VACANCY_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { VacancyCardDto, VacancyDto } from './vacancies.dto.ts';
import { VacanciesService } from './vacancies.service.ts';

@ApiTags('vacancy')
@Public()
@Controller()
export class VacanciesController {
  constructor(private readonly vacancies: VacanciesService) {}

  @Get(VACANCY_PATHS.items)
  @Revalidated()
  @ApiOkResponse({ type: [VacancyCardDto] })
  items(): Promise<VacancyCardDto[]> {
    return this.vacancies.items();
  }

  @Get(`${VACANCY_PATHS.item}/:vacancy`)
  @Revalidated()
  @ApiOkResponse({ type: VacancyDto })
  @ApiNotFoundResponse()
  item(@Param('vacancy') idOrUrl: string): Promise<VacancyDto> {
    return this.vacancies.item(idOrUrl);
  }
}
