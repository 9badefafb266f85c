/**
 * The classes behind objects, up to what all objects inherit, and behind what these keep in themselves: a symbol of Node is no
 * secret to whoever has the object.
 */
export function classesBehind(samples: Iterable<unknown>): Set<object> {
  const classes = new Set<object>();
  const seen = new Set<object>();
  const queue: unknown[] = [...samples];
  for (let at = 0; at < queue.length; at += 1) {
    const value = queue[at];
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (let up = Reflect.getPrototypeOf(value); up !== null; up = Reflect.getPrototypeOf(up))
      classes.add(up);
    for (const key of Reflect.ownKeys(value)) queue.push(Object.getOwnPropertyDescriptor(value, key)?.value);
  }
  for (const prototype of [...classes]) {
    const made: unknown = Reflect.get(prototype, 'constructor');
    if (typeof made === 'function') classes.add(made);
  }
  return classes;
}

/** As a release may call it. */
function called(target: object, method: string, ...args: unknown[]): unknown {
  return Reflect.apply(Reflect.get(target, method) as (...args: unknown[]) => unknown, target, args);
}

/** Objects like those that a release comes by, made as it would make them. */
export function samples(): unknown[] {
  const made: unknown[] = [];
  const keep = <T>(value: T): T => {
    made.push(value);
    return value;
  };
  const failed = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      keep(error);
    }
  };
  const parameters = keep(new URLSearchParams('a=1'));
  const form = keep(new FormData());
  const headers = keep(new Headers({ a: '1' }));
  for (const list of [parameters, form, headers]) keep(list.entries());
  keep(called(parameters.entries(), 'map', String));
  keep(called(Reflect.get(globalThis, 'Iterator') as object, 'from', { next: () => ({ done: true }) }));
  const signal = keep(AbortSignal.any([AbortSignal.abort()]));
  signal.addEventListener('abort', () => undefined);
  keep(new Event('a'));
  keep(new Request('http://a.ru/', { method: 'POST', body: parameters }));
  keep(new Response('{}').body);
  // Where they come by with time only, or by what Node does with a stream that is sent away.
  for (const later of [MessagePort, ReadableStreamBYOBRequest]) keep(Object.create(later.prototype));

  keep(new File(['a'], 'a'));
  const blob = keep(new Blob(['a']));
  for (const key of Object.getOwnPropertySymbols(blob)) {
    const handle = Reflect.get(blob, key) as { getReader?: () => unknown } | null;
    if (typeof handle?.getReader === 'function') keep(handle.getReader());
  }
  const stream = keep(new ReadableStream({ start: keep }));
  keep(stream.values());
  const bytes = keep(
    new ReadableStream({
      type: 'bytes',
      autoAllocateChunkSize: 1,
      start: (controller) => void keep(controller),
    }),
  );
  keep(bytes.getReader());
  keep(new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' }));

  failed(() => called(parameters, 'append'));
  failed(() => called(parameters, 'forEach'));
  failed(() => called(Object.create(parameters) as object, 'get', 'a'));
  failed(() => new URL('no address'));
  failed(() => bytes.getReader());
  failed(() => structuredClone(() => undefined));
  return made;
}
