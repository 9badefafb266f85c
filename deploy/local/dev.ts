import './node-24.ts';
import { startDevelopment } from './development/development.ts';
import { runPlatform } from './platform/run-platform.ts';

/** `npm run dev` */
await runPlatform(startDevelopment);
