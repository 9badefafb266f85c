import type { MessageEvent } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { ReleaseMapService } from './release-map.service.ts';

const MAP_HEARTBEAT_MS = 15_000;

/**
 * The sequence of the map now and after each change, and again from time to time, so that a cut stream is noticed.
 * Throws 503 while no map is loaded.
 */
export function mapEvents(maps: ReleaseMapService, environment: string): Observable<MessageEvent> {
  // Before the answer begins.
  maps.current(environment);
  return new Observable<MessageEvent>((subscriber) => {
    const send = (type: string, sequence: number) =>
      subscriber.next({ type, id: String(sequence), data: { sequence } });
    const subscription = maps.changes.subscribe({
      next: (change) => change.environment === environment && send('map', change.sequence),
      complete: () => subscriber.complete(),
    });
    const { sequence } = maps.current(environment);
    send('map', sequence);
    const timer = setInterval(
      () => send('heartbeat', maps.current(environment).sequence),
      MAP_HEARTBEAT_MS,
    ).unref();
    return () => {
      clearInterval(timer);
      subscription.unsubscribe();
    };
  });
}
