import { parentPort, workerData } from 'node:worker_threads';
import { textOfPdf } from './pdf-text.ts';

parentPort?.postMessage(await textOfPdf(workerData as Uint8Array));
