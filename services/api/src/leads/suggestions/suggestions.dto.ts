import type {
  PlaceOfIssueQuery,
  PlaceOfIssueSuggestion,
  PlaceOfIssueSuggestions,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsLine } from '../../core/dto/validators.ts';

export class PlaceOfIssueQueryDto implements PlaceOfIssueQuery {
  @ApiProperty({ example: '770-001', maxLength: 300 })
  @IsLine(300, 'Слишком длинный запрос')
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
