import { nodeProblem } from '@polden/api-contract';

/** Imported first: an older Node starts the supervisor, and knows none of the flags that confine the serving processes. */
const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  console.error(`shell: ${problem}`);
  process.exit(1);
}
