import './expect-node.ts';
import { misspeltInWords, misspeltVariables, SHELL_VARIABLES } from '@polden/api-contract';
import { messageOf } from '@polden/mfe-release';
import { readStart } from './config/config.ts';
import { ProcessFaults } from './faults/process-faults.ts';
import { warn } from './log-line.ts';
import { drain } from './overload/drain.ts';
import { Draining } from './overload/draining.ts';
import { sendKillCache } from './pages/cache/kill-cache.ts';
import { serve } from './serve.ts';
import { takeSettings } from './supervisor/environment.ts';
import { RedirectUses } from './redirects/redirect-uses.ts';
import { Barred } from './releases/barred.ts';
import { ObservationsSender } from './supervisor/observations.ts';
import { Pictures } from './supervisor/pictures.ts';
import { Preflights } from './supervisor/preflights.ts';
import { Supervisor } from './supervisor/supervisor.ts';
import { hourKeys, PageViewSigner } from './telemetry/page-view-keys.ts';

const CLOSE_MS = 10_000;

/** Starts the shell: a supervisor and the processes that serve, or one process for everything. */
try {
  for (const variable of misspeltVariables(process.env, SHELL_VARIABLES)) warn(misspeltInWords(variable));
  const { config, supervision: told } = readStart(process.env);
  const { workers, telemetrySecret, purgeSecret, purgePeers, ...supervision } = told;
  const settings = takeSettings(process.env);
  if (config.purgeHash !== null) settings['CACHE_PURGE_HASH'] = config.purgeHash;
  if (telemetrySecret === null)
    warn('TELEMETRY_SECRET is not set, so nothing is reported and no canary is judged');
  if (workers === 0 && !config.local)
    warn('SHELL_WORKERS is 0, so code of remotes is confined by nothing (docs/confinement.md)');
  const stop = workers === 0 ? await serveAlone() : await supervise();
  // What the shells before this one keep may be of before its release.
  void sendKillCache(purgePeers, purgeSecret);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }

  async function supervise(): Promise<() => Promise<void>> {
    const supervisor = new Supervisor({ config, settings, secret: telemetrySecret, ...supervision });
    await supervisor.start(workers);
    process.on('SIGHUP', () => void supervisor.renew());
    return () => supervisor.stop();
  }

  /** For profiling and development: nothing replaces the process when code of a remote blocks it. */
  async function serveAlone(): Promise<() => Promise<void>> {
    const { apiOrigin, environment } = config;
    const faults = new ProcessFaults();
    const signer = new PageViewSigner(environment);
    const redirectUses = new RedirectUses();
    if (telemetrySecret) {
      const secret = telemetrySecret;
      const setKeys = () => signer.setKeys(hourKeys(secret, Math.floor(Date.now() / 1000)));
      setKeys();
      setInterval(setKeys, 600_000).unref();
      const observations = new ObservationsSender({
        apiOrigin,
        environment,
        secret,
        onProblem: warn,
      });
      setInterval(() => {
        observations.counts.merge(faults.counts.take());
        observations.tellFailing(process.pid, faults.failing);
        observations.redirectUses.merge(redirectUses.take());
      }, 500).unref();
      observations.start();
    }
    const draining = new Draining();
    const preflights = new Preflights();
    const pictures = new Pictures();
    const app = await serve(config, {
      faults,
      signer,
      redirectUses,
      draining,
      evaluation: { preflight: preflights.try, barred: new Barred() },
      draw: async (words) => Buffer.from(await pictures.draw(words), 'base64'),
    });
    return () => {
      preflights.stop();
      pictures.stop();
      return drain(app, { draining, forMs: config.drainMs, closeMs: CLOSE_MS });
    };
  }
} catch (error) {
  console.error(`shell: ${messageOf(error)}`);
  process.exit(1);
}
