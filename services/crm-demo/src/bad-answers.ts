import type { FastifyReply } from 'fastify';
import type { Mode } from './behaviour.ts';

/** True when the mode refuses everything, and that was answered. */
export async function refused(mode: Mode, reply: FastifyReply): Promise<boolean> {
  switch (mode) {
    case 'down':
      await reply.code(503).send({ message: 'Демо-CRM лежит: так ей велели' });
      return true;
    case 'busy':
      await reply.code(429).header('Retry-After', '2').send({ message: 'Демо-CRM просит подождать' });
      return true;
    case 'html':
      await reply.type('text/html; charset=utf-8').send('<!doctype html><title>Вход</title><h1>Вход</h1>');
      return true;
    default:
      return false;
  }
}

/** True when the mode spoils the answer to what was accepted. */
export function misanswered(mode: Mode, reply: FastifyReply, answer: object): boolean {
  if (mode !== 'lost' && mode !== 'truncated' && mode !== 'hang') return false;
  reply.hijack();
  const { raw } = reply;
  if (mode === 'lost') {
    raw.socket?.destroy();
    return true;
  }
  const text = JSON.stringify(answer);
  raw.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length });
  raw.write(text.slice(0, text.length / 2), () => {
    if (mode === 'truncated') raw.socket?.destroy();
  });
  return true;
}
