import type { EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.ts';

/** Null of one that is unknown or was deleted by retention. */
export function leadById(manager: EntityManager, id: string): Promise<LeadEntity | null> {
  return manager.findOneBy(LeadEntity, { id });
}

/** So many of a phone, either those that were sent with it confirmed or those that were not; the last one first. */
export function leadsOfPhone(
  manager: EntityManager,
  { phoneIndex, phoneVerified }: Pick<LeadEntity, 'phoneIndex' | 'phoneVerified'>,
  most: number,
): Promise<LeadEntity[]> {
  return manager.find(LeadEntity, {
    where: { phoneIndex, phoneVerified },
    order: { createdAt: 'DESC', id: 'ASC' },
    take: most,
  });
}

/** Whether the request whose form this was is refused. */
export function isRefused(manager: EntityManager, formSessionId: string): Promise<boolean> {
  return manager.existsBy(LeadEntity, { formSessionId, status: 'refused' });
}
