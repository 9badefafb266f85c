import type {
  PlaceOfIssueQuery,
  PlaceOfIssueSuggestion,
  PlaceOfIssueSuggestions,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

const LONGEST = 300;

export class PlaceOfIssueQueryDto implements PlaceOfIssueQuery {
  @ApiProperty({ example: '770-001', maxLength: LONGEST })
  @MaxLength(LONGEST, { message: `Слишком длинный запрос: до ${LONGEST} знаков` })
  @Matches(/^\P{Cc}*$/u, { message: 'Напишите запрос одной строкой' })
  @IsString({ message: 'Напишите код подразделения или его название' })
  placeOfIssue: string;
}

class IssueDepartmentDto {
  @ApiProperty({ example: '770-001' })
  code: string;

  @ApiProperty()
  name: string;
}

export class PlaceOfIssueSuggestionDto implements PlaceOfIssueSuggestion {
  @ApiProperty({ example: 'ГУ МВД РОССИИ ПО Г. МОСКВЕ' })
  value: string;

  @ApiProperty({ type: IssueDepartmentDto })
  data: IssueDepartmentDto;
}

export class PlaceOfIssueSuggestionsDto implements PlaceOfIssueSuggestions {
  @ApiProperty({ type: [PlaceOfIssueSuggestionDto] })
  suggestions: PlaceOfIssueSuggestionDto[];
}
