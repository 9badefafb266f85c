import './node-24.ts';
import { startPlatform } from './platform/platform.ts';
import { runPlatform } from './platform/run-platform.ts';
import { StartError } from './start-error.ts';

/** `npm start`: who works on one remote is not kept from the others by it. */
await runPlatform((setting) => {
  if (process.argv.length > 2)
    throw new StartError(
      'У npm start нет аргументов: порты и базу задают переменные PORT, API_PORT, CRM_PORT и DATABASE_URL, остальное в README.md',
    );
  return startPlatform({ ...setting, mayLackRemotes: true });
});
