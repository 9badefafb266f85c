import './node-24.ts';
import { startPlatform } from './platform/platform.ts';
import { runPlatform } from './platform/run-platform.ts';

/** `npm start`: who works on one remote is not kept from the others by it. */
await runPlatform((setting) => startPlatform({ ...setting, mayLackRemotes: true }));
