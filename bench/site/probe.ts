/**
 * Loaded into each measured server by `--import`, so that the server itself stays unchanged: tells its CPU time and ends it
 * when the bench is gone.
 */
import cluster from 'node:cluster';

// Processes that the server starts are given the same arguments, and are its own business.
if (cluster.isPrimary) {
  process.on('message', (question) => {
    if (question === 'cpu') process.send?.(process.cpuUsage());
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
