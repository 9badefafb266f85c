import { nodeProblem } from '@polden/api-contract';

// Nothing else is imported as a rule: an older Node could not load it, and would say so with a stack.
const problem = nodeProblem(process.versions.node);
if (problem === null) await import('./start-api.ts');
else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
