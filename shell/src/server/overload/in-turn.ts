import type { FastifyReply } from 'fastify';
import type { Leave, RenderGate } from './render-gate.ts';

export interface Turn {
  gate: Pick<RenderGate, 'enter'>;
  reply: FastifyReply;
  isForm: boolean;
  /** Ends what is done for the visitor; aborted when he goes before he is answered. */
  abort: AbortController;
}

/** Answers a visitor when it is his turn; for one who has gone meanwhile nothing is done. Throws OverloadedError. */
export async function inTurn(
  { gate, reply, isForm, abort }: Turn,
  answer: (leave: Leave) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  const response = reply.raw;
  response.once('close', () => response.writableFinished || abort.abort());
  const leave = await gate.enter({ signal: abort.signal, isForm }).catch((error: unknown) => {
    if (abort.signal.aborted) return null;
    throw error;
  });
  if (leave === null) return reply.hijack();
  try {
    return await answer(leave);
  } finally {
    leave();
  }
}
