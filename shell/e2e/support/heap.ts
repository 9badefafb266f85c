interface Answer {
  id: number;
  result: { usedSize: number };
}

/** Bytes of the heap after a collection, by the inspector of the process on the port. */
export async function heapAfterCollection(inspectorPort: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  try {
    await ask(socket, 1, 'HeapProfiler.enable');
    // What the first collection finalises is gone with the second.
    await ask(socket, 2, 'HeapProfiler.collectGarbage');
    await ask(socket, 3, 'HeapProfiler.collectGarbage');
    return (await ask(socket, 4, 'Runtime.getHeapUsage')).result.usedSize;
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<Answer> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(answer);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method }));
  });
}
