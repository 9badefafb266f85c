import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { AcceptedLeads, type Lead } from './accepted-leads.ts';
import { misanswered, refused } from './bad-answers.ts';
import { changed, MODES, USUAL } from './behaviour.ts';
import { decide } from './decide.ts';
import { leadsPage } from './leads-page.ts';

export interface CrmOptions {
  /** Where accepted leads are kept; in memory alone when undefined. */
  file?: string | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** How late the answers of the mode `slow` are. */
  slowMs?: number;
}

const SLOW_MS = 5000;

/** The CRM, ready for `listen` or `inject`. */
export function createCrm({ file, now = Date.now, slowMs = SLOW_MS }: CrmOptions = {}): FastifyInstance {
  const crm = fastify({ bodyLimit: 256 * 1024 });
  const leads = new AcceptedLeads(file);
  let behaviour = USUAL;

  /** True when the answer was given here, or will never come. */
  const misbehaves = async (reply: FastifyReply): Promise<boolean> => {
    if (behaviour.mode === 'slow') await pause(slowMs);
    return refused(behaviour.mode, reply);
  };

  crm.post('/in/v1/leads', async (request, reply) => {
    if (await misbehaves(reply)) return reply;
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !isLead(request.body))
      return reply.code(400).send({ message: 'Это не заявка' });
    const { id } = request.body;
    const accepted = leads.accept(key, request.body, now());
    const acknowledgement = { id, key, crmId: crmIdOf(id), accepted };
    return misanswered(behaviour.mode, reply, acknowledgement) ? reply : reply.send(acknowledgement);
  });

  crm.get<{ Params: { key: string } }>('/in/v1/leads/:key', async (request, reply) => {
    if (await misbehaves(reply)) return reply;
    const { key } = request.params;
    const [id = ''] = key.split(':');
    return leads.has(key)
      ? reply.send({ id, key, crmId: crmIdOf(id) })
      : reply.code(404).send({ id, key, state: 'absent' });
  });

  crm.get<{ Params: { id: string } }>('/in/v1/credit-limit/:id', async (request, reply) => {
    if (await misbehaves(reply)) return reply;
    const accepted = leads.find(request.params.id);
    if (!accepted) return reply.code(404).send({ message: 'Такой заявки нет' });
    return decide(accepted, now(), behaviour.delaySeconds);
  });

  crm.put('/behaviour', async (request, reply) => {
    const next = changed(behaviour, request.body);
    if (!next)
      return reply.code(400).send({ message: `mode: ${MODES.join(', ')}; delaySeconds: от 0 до 3600` });
    behaviour = next;
    return behaviour;
  });
  crm.get('/behaviour', () => behaviour);

  crm.get('/leads', () =>
    leads
      .all()
      .map(({ lead, at, keys, deliveries }) => ({ lead, at: new Date(at).toISOString(), keys, deliveries })),
  );
  crm.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(leadsPage(leads.all(), behaviour, now())),
  );
  return crm;
}

function isLead(body: unknown): body is Lead {
  const { id, revision, phone } = Object(body) as Partial<Lead>;
  return typeof id === 'string' && typeof revision === 'number' && typeof phone === 'string';
}

/** Under which this CRM keeps a lead. */
function crmIdOf(leadId: string): string {
  return `demo-${leadId}`;
}
