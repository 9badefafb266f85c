import { LEAD_STAGE_WORDS, type LeadStage } from '@polden/api-contract';
import { formatRubles } from '@polden/ru';

/** Heading of a stage; `sum`: whole roubles that were approved. */
export function stageTitle(stage: LeadStage, sum?: number): string {
  const { title, state } = LEAD_STAGE_WORDS[stage];
  if (sum === undefined) return title.includes('{sum}') ? `Заявка ${state.toLowerCase()}` : title;
  return title.replace('{sum}', formatRubles(sum));
}
