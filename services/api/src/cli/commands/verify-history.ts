import 'reflect-metadata';
import { EnvReader, StartError } from '@polden/api-contract';
import { readDatabaseUrl } from '../../core/config/database-config.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { readNotedSeal, verifyHistory } from '../../history/index.ts';
import type { Print } from '../run-command.ts';

export async function run(print: Print): Promise<void> {
  const noted = readNotedSeal(process.argv[2]);
  const env = new EnvReader(process.env);
  const url = readDatabaseUrl(env);
  env.finish();
  const dataSource = await openDataSource(dataSourceOptions(url));
  try {
    const { records, erased, erasedOnRequest, unsealed, seals, head, problems } = await verifyHistory(
      dataSource,
      noted,
    );
    print(
      `records: ${records}, of them erased after their time: ${erased}, with a person: ${erasedOnRequest}`,
    );
    print(`seals: ${seals}, records not sealed yet: ${unsealed}`);
    if (head) print(`newest seal: ${head.sequence}:${head.digest}`);
    for (const problem of problems) print(`NOT AS RECORDED: ${problem}`);
    if (problems.length > 0) throw new StartError('the history was changed');
    print('the history is as it was recorded');
  } finally {
    await dataSource.destroy();
  }
}
