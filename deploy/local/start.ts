import './node-24.ts';
import { startPlatform } from './platform/platform.ts';
import { runPlatform } from './platform/run-platform.ts';

/** `npm start` */
await runPlatform(startPlatform);
