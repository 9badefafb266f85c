import { leadStageTitle, type LeadStage } from '@polden/api-contract';
import { formatRubles, tieShortWords } from '@polden/ru';

/** Heading of a stage; `sum`: whole roubles that were approved. */
export function stageTitle(stage: LeadStage, sum?: number): string {
  return tieShortWords(leadStageTitle(stage, sum === undefined ? undefined : formatRubles(sum)));
}
