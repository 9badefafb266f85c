import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls `act` once, when an answer has ended or nobody is there for it any more: one that stands behind another on a
 * lost connection does not close with it. Returns how to have it called at once.
 */
export function whenOver(
  { socket }: Pick<IncomingMessage, 'socket'>,
  response: ServerResponse,
  act: () => void,
): () => void {
  let isOver = false;
  const end = () => {
    // Both may close in one turn, in which a listener that has been taken off is still called.
    if (isOver) return;
    isOver = true;
    response.off('close', end);
    socket.off('close', end);
    act();
  };
  response.once('close', end);
  socket.once('close', end);
  // It has closed before, and does so only once.
  if (response.destroyed || socket.destroyed) end();
  return end;
}
