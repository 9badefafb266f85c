import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { InvestorContractGroup, InvestorContracts, InvestorContractTab } from '@polden/api-contract';
import { DocumentEntryDto } from '../documents/documents.dto.ts';

class InvestorContractGroupDto implements InvestorContractGroup {
  @ApiProperty({ description: `'' for those outside of any` })
  title: string;

  @ApiProperty({ type: [DocumentEntryDto] })
  files: DocumentEntryDto[];
}

class InvestorContractTabDto implements InvestorContractTab {
  @ApiProperty()
  title: string;

  @ApiProperty({ type: [InvestorContractGroupDto] })
  subcategory: InvestorContractGroupDto[];
}

@ApiExtraModels(InvestorContractTabDto)
export class InvestorContractsDto implements InvestorContracts {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(InvestorContractTabDto) },
    description: 'By tab, in their order',
  })
  data: Record<string, InvestorContractTabDto>;
}
