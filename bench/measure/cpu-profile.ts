import { readFileSync } from 'node:fs';

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
}

interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** Where code lies → what people call it; the first that fits. */
const PARTS: [RegExp, string][] = [
  [/react-dom/, 'react-dom/server'],
  [/react-router/, 'react-router'],
  [/node_modules\/react\//, 'react'],
  [/node_modules\/(fastify|find-my-way|@fastify|light-my-request|avvio)/, 'fastify'],
  [/^\/mfe\/|landing/, 'page components'],
  [/main\.mjs/, 'shell (or page) code'],
  [/undici|webidl/, 'node: fetch classes (Request, Headers)'],
  [/abort_controller|event_target/, 'node: abort signals, event targets'],
  [/node:internal\/(url|encoding|querystring)/, 'node: URL'],
  [/node:(_http|internal\/http|http)/, 'node: http'],
  [/node:.*stream/, 'node: streams'],
  [/node:(buffer|internal\/buffer)/, 'node: buffers'],
  [/node:(net|internal\/(net|stream_base))/, 'node: sockets'],
  [/node:.*crypto/, 'node: crypto'],
  [/node:.*(timers|task_queues|async)/, 'node: timers, tasks, async context'],
  [/^node:/, 'node: other'],
];

export interface ProfileShares {
  /** Part → milliseconds of its own. */
  parts: Map<string, number>;
  /** Function → milliseconds of its own. */
  functions: Map<string, number>;
}

/** Self time of a .cpuprofile by part and by function; idle time is left out. */
export function readProfile(file: string): ProfileShares {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const parts = new Map<string, number>();
  const functions = new Map<string, number>();
  samples.forEach((id, index) => {
    const frame = byId.get(id);
    if (!frame || frame.functionName === '(idle)') return;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    add(parts, partOf(frame), ms);
    add(functions, nameOf(frame), ms);
  });
  return { parts, functions };
}

function partOf({ functionName, url }: ProfileNode['callFrame']): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  if (url === '') return 'native code without a script';
  return PARTS.find(([pattern]) => pattern.test(url))?.[1] ?? 'other';
}

function nameOf({ functionName, url, lineNumber }: ProfileNode['callFrame']): string {
  const file = url.split('/').slice(-2).join('/');
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
