import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import type { Check } from '../doctor/check.ts';
import { checkNode, checkRegistry } from '../doctor/check-registry.ts';
import { checkRelease } from '../doctor/check-release.ts';
import { checkKey, checkRemotes, checkToken, readTeam } from '../doctor/check-team.ts';
import { UnhealthyError } from '../failure.ts';
import { withExamples } from '../help.ts';

export function addDoctor(program: Command, context: CommandContext): void {
  const command = program
    .command('doctor')
    .description('look whether this machine can release, and say how to mend what is missing')
    .argument('[dir]', 'folder of the remote', '.')
    .action(async (dir: string) => {
      const checks = await examine(dir, context);
      const ok = checks.every((check) => check.ok !== false);
      context.print({ ok, checks }, checks.map(describe).join('\n'));
      if (ok) return;
      const isAway = checks.some((check) => check.name === 'registry' && check.ok === false);
      throw new UnhealthyError('Something is missing', isAway && process.env['RELEASE_REGISTRY'] ? 3 : 1);
    });
  withExamples(command, 'doctor', 'doctor mfe-lending --json');
}

async function examine(dir: string, { registry }: CommandContext): Promise<Check[]> {
  const reached = await checkRegistry();
  const online = reached.every(({ name, ok }) => name !== 'registry' || ok === true);
  const { facts, check: token } = online ? await readTeam(registry) : { facts: null, check: checkToken() };
  return [
    checkNode(),
    ...reached,
    token,
    ...(facts ? [checkRemotes(facts)] : []),
    await checkKey(facts),
    ...(await checkRelease(dir, facts ? registry() : null)),
  ];
}

function describe({ name, ok, found, mend }: Check): string {
  const mark = ok === null ? '·' : ok ? '✓' : '✗';
  return `${mark} ${name.padEnd(9)}${found}${mend === null ? '' : `\n  ${' '.repeat(9)}${mend}`}`;
}
