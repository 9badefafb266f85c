import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type {
  InvestorContractFile,
  InvestorContractGroup,
  InvestorContracts,
  InvestorContractTab,
} from '@polden/api-contract';
import { DocumentEntryDto } from '../documents/documents.dto.ts';

class InvestorContractFileDto extends DocumentEntryDto implements InvestorContractFile {
  @ApiProperty({ format: 'date', description: 'Since when it is on the site' })
  published_on: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Issue of bonds that it belongs to' })
  bond_id: number | null;
}

class InvestorContractGroupDto implements InvestorContractGroup {
  @ApiProperty({ description: `'' for those outside of any` })
  title: string;

  @ApiProperty({ type: [InvestorContractFileDto] })
  files: InvestorContractFileDto[];
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
