import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** How long a turn of the event loop takes, by Node's own count. */
export class LoopPace {
  private loops = loopCount();
  private utilization: EventLoopUtilization = performance.eventLoopUtilization();

  /** Milliseconds of work in a turn on average, since the last call. */
  takeTurnMs(): number {
    const loops = loopCount();
    const utilization = performance.eventLoopUtilization();
    const { active } = performance.eventLoopUtilization(utilization, this.utilization);
    const turns = loops - this.loops;
    this.loops = loops;
    this.utilization = utilization;
    return turns === 0 ? 0 : active / turns;
  }
}

function loopCount(): number {
  return performance.nodeTiming.uvMetricsInfo.loopCount;
}
