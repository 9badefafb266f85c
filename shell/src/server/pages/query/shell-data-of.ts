import type { ShellData } from '@polden/mfe-contract';
import type { StaticHandlerContext } from 'react-router-dom';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';

/** The answer of the loaders with other data in the layouts; as it was where the shell's own loader has not run. */
export function changeShellData(
  context: StaticHandlerContext,
  change: (data: ShellData) => ShellData,
): StaticHandlerContext {
  const data = context.loaderData as Record<string, ShellData | undefined>;
  const shell = data[SHELL_ROUTE_ID];
  if (!shell) return context;
  return { ...context, loaderData: { ...data, [SHELL_ROUTE_ID]: change(shell) } };
}
