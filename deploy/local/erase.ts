import './node-24.ts';
import { runOnDatabase } from './platform/database-command.ts';

/** `npm run erase -- --phone +79161234567` erases one person everywhere and prints the proof. */
await runOnDatabase('erase');
