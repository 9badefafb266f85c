import { parentPort, workerData } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';

parentPort?.postMessage(cleanSvg(workerData as string));
