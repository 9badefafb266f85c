import { parentPort, workerData } from 'node:worker_threads';
import { faultOfPdf } from './pdf-fault.ts';

parentPort?.postMessage(await faultOfPdf(workerData as Uint8Array));
