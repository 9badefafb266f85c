/**
 * Loaded into each service by `--import`: ends it when the process that started it is gone,
 * which a kill -9 of that process would not do.
 */
const GRACE_MS = 3_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening must not by itself keep a service alive that has closed everything else.
process.channel?.unref();
