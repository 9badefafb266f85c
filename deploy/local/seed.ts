import './node-24.ts';
import { runOnDatabase } from './platform/database-command.ts';

/** `npm run seed` adds the demo content where it is missing, `npm run seed -- --articles 100000` as many news besides. */
await runOnDatabase('seed');
