import { parentPort, workerData } from 'node:worker_threads';
import { comparedTexts } from './compared-texts.ts';

const [old, present] = workerData as [string, string];
parentPort?.postMessage(comparedTexts(old, present));
