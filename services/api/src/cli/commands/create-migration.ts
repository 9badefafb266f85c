import { readdir, readFile, writeFile } from 'node:fs/promises';
import { StartError } from '@polden/api-contract';
import { migrationNumber } from '../migration-number.ts';
import type { Print } from '../run-command.ts';

const FOLDER = new URL('../../../src/migrations/', import.meta.url);

export async function run(print: Print): Promise<void> {
  const name = process.argv[2] ?? '';
  if (!/^[a-z]+(-[a-z0-9]+)*$/u.test(name)) {
    throw new StartError('Name the migration in kebab-case: npm run db:migration add-reviews');
  }
  const timestamp = migrationNumber(await readdir(FOLDER), Date.now());
  const className = `${name.replace(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase())}${timestamp}`;
  const file = `${timestamp}-${name}.ts`;
  await writeFile(new URL(file, FOLDER), skeleton(className), { flag: 'wx' });
  const list = new URL('index.ts', FOLDER);
  await writeFile(list, withMigration(await readFile(list, 'utf8'), className, file));
  print(`services/api/src/migrations/${file}`);
}

function skeleton(className: string): string {
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }
}
`;
}

/** The list with the new migration imported after the last import and named at its end. */
function withMigration(list: string, className: string, file: string): string {
  const lastImport = list.lastIndexOf('\nimport ');
  const afterImports = list.indexOf('\n', lastImport + 1) + 1;
  const end = list.lastIndexOf('];');
  return [
    list.slice(0, afterImports),
    `import { ${className} } from './${file}';\n`,
    list.slice(afterImports, end),
    `  ${className},\n`,
    list.slice(end),
  ].join('');
}
