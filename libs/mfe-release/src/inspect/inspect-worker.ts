import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { inspectFiles, type ReleaseFiles } from './inspect-files.ts';

/** What the thread is given. */
export interface InspectionJob {
  manifest: ReleaseManifest;
  /** Scripts and styles, of both halves. */
  files: ReleaseFiles;
  budgetBytes: number;
}

const { manifest, files, budgetBytes } = workerData as InspectionJob;
parentPort?.postMessage(inspectFiles(manifest, files, budgetBytes));
