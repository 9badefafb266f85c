import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { ShellConfig } from '../config/config.ts';
import { Probes } from './probes.ts';
import type { ServingProcess } from './serving-process.ts';
import { warn } from '../log-line.ts';
import { ANY_HOSTS } from './workers.ts';

/** Longer than a thread that is not held takes from one beat to the next. */
const BEATS_MS = 2_000;
/** Name of the port that all processes serve, among the probes. */
const SITE = 'site';

export interface DoorsOptions {
  /** Where all of them serve. */
  site: () => Pick<ShellConfig, 'host' | 'port'>;
  processes: ReadonlyMap<number, ServingProcess>;
  /** Each process answers and their common port does not: none of them is to be trusted with it. */
  renew: () => void;
}

/** The ports at which single processes are probed; one that answers no more is ended. */
export class Doors {
  readonly #options: DoorsOptions;
  /** By the number of the process. */
  readonly #ports = new Map<number, number>();
  readonly #probes = new Probes({
    targets: () => this.#targets(),
    onSilent: (name) => this.#silent(name),
  });
  #isStopped = false;

  constructor(options: DoorsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#probes.start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#probes.stop();
  }

  open(id: number, port: number): void {
    this.#ports.set(id, port);
  }

  close(id: number): void {
    this.#ports.delete(id);
  }

  /** The newest open process that passes the test. */
  newest(isMeant: (id: number) => boolean): number | undefined {
    return [...this.#ports.keys()].findLast(isMeant);
  }

  *#targets(): Iterable<{ name: string; host: string; port: number }> {
    for (const [id, port] of this.#ports) yield { name: String(id), host: '127.0.0.1', port };
    const { host, port } = this.#options.site();
    if (this.#ports.size > 0) yield { name: SITE, host: ANY_HOSTS.get(host) ?? host, port };
  }

  #silent(name: string): void {
    if (this.#isStopped) return;
    if (name !== SITE) return void this.#replace(name);
    warn('nobody answers on the port of the site: its processes are replaced');
    this.#options.renew();
  }

  async #replace(name: string): Promise<void> {
    const worker = cluster.workers?.[name];
    if (!worker) return;
    warn(`process ${worker.process.pid} does not answer and is replaced`);
    const serving = this.#options.processes.get(worker.id);
    const beat = serving?.beat;
    await delay(BEATS_MS);
    // Its thread comes back to its loop: nobody's code holds it.
    if (this.#options.processes.has(worker.id) && serving?.beat !== beat) serving?.blameNobody();
    worker.process.kill('SIGKILL');
  }
}
