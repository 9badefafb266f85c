import { rightsFor } from './rights-for.ts';

/** The staff area as another role has it: for this session alone, and never with more rights than one's own. */
export const VIEW_AS_PATHS = {
  /** GET → StaffRole[]: those with no more rights than one's own. */
  roles: 'admin/view-as/roles',
  /** POST ViewAs → StaffUser. */
  start: 'admin/view-as/start',
} as const;

export const VIEW_AS_RIGHTS = rightsFor('view-as', VIEW_AS_PATHS);

/** POST → StaffUser: one's own rights again. Needs only a session: the other role may lack the right. */
export const VIEW_AS_STOP = 'admin/view-as/stop';

export interface ViewAs {
  /** Code of the role. */
  role: string;
}
