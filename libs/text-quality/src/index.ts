export { blocksOf, blocksOfPlain } from './blocks-of.ts';
export { type BlockContext, checkBlock } from './check-block.ts';
export { checkDemanded } from './loan-law.ts';
export type { ProductFacts } from './product-claims.ts';
export { type BlockCounts, countBlock, type Readability, readability } from './readability.ts';
export { checkSearchWords, SHOWN_DESCRIPTION, SHOWN_TITLE } from './search-words.ts';
export { checkSpelling } from './spelling/check-spelling.ts';
export { Dictionary } from './spelling/dictionary.ts';
export { OWN_WORDS } from './spelling/own-words.data.ts';
export { checkStructure } from './structure.ts';
export {
  applyEdits,
  type BlockFinding,
  type Edit,
  type Finding,
  FINDING_GROUPS,
  type FindingGroup,
  type Severity,
  type TextBlock,
  type TextContent,
} from './text.ts';
export { typesetDocument } from './typeset-document.ts';
export { typesetLine } from './typography.ts';
