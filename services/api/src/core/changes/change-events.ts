import type { MessageEvent } from '@nestjs/common';
import type { ContentChange } from '@polden/api-contract';
import { Observable } from 'rxjs';
import type { ContentChangesService } from './content-changes.service.ts';

/**
 * The changes after `since` and then every new one, each once and in order, with a heartbeat in between.
 * Subscribes before it reads, so that nothing falls into the gap.
 */
export function changeEvents(
  changes: ContentChangesService,
  since: number | undefined,
  heartbeatMs: number,
): Observable<MessageEvent> {
  return new Observable<MessageEvent>((subscriber) => {
    let sent = -1;
    let waiting: ContentChange[] | null = [];
    const send = (change: ContentChange) => {
      if (change.sequence <= sent) return;
      sent = change.sequence;
      subscriber.next({ type: 'change', id: String(change.sequence), data: change });
    };
    const subscription = changes.stream.subscribe({
      next: (change) => (waiting ? waiting.push(change) : send(change)),
      complete: () => subscriber.complete(),
    });
    // Nest numbers events that have no id, and a browser would come back with that number.
    const beat = () => subscriber.next({ type: 'heartbeat', id: String(sent), data: { sequence: sent } });
    changes.since(since).then(
      ({ sequence, changes: missed, reset }) => {
        if (reset) subscriber.next({ type: 'reset', id: String(sequence), data: { sequence } });
        missed.forEach(send);
        sent = Math.max(sent, sequence);
        waiting?.forEach(send);
        waiting = null;
        beat();
      },
      (error: unknown) => subscriber.error(error),
    );
    const timer = setInterval(() => !waiting && beat(), heartbeatMs);
    return () => {
      clearInterval(timer);
      subscription.unsubscribe();
    };
  });
}
