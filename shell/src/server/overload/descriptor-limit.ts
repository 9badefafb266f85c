/** Of files, pipes, the connections to the API and what Node has open itself. */
const KEPT_BACK = 96;
/** A visitor's connection, and one to the API on his behalf. */
const FOR_EACH_VISITOR = 2;
const FEWEST = 16;
const MOST = 8_192;

/** How many connections of visitors a process may hold, so that it never runs out of descriptors. */
export function connectionsWithin(descriptors: number): number {
  const room = Math.floor((descriptors - KEPT_BACK) / FOR_EACH_VISITOR);
  return Math.max(FEWEST, Math.min(room, MOST));
}

let known: number | undefined;

/** How many descriptors this process may have open. */
export function descriptorLimit(): number {
  return (known ??= readLimit());
}

function readLimit(): number {
  // Names of hosts would be looked up for it.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: Record<string, { soft: unknown }> };
  const soft = Number(userLimits?.['open_files']?.soft);
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY;
}
