export { addDemoUsers } from './demo-logins.ts';
export { createAdmin } from './first-admin/create-admin.ts';
export { ADMIN_USAGE, readNewAdmin } from './first-admin/read-new-admin.ts';
export { StaffLetters } from './profile/staff-letters.ts';
export { RbacModule } from './rbac.module.ts';
export { CurrentStaff, StaffActor } from './staff-actor.ts';
export { StaffStandings } from './staff-standing.ts';
export { StaffUsers } from './staff-users.ts';
