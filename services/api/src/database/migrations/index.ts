import type { MigrationInterface } from 'typeorm';
import { CreateSite1795200001000 } from './1795200001000-create-site.ts';
import { CreateProducts1795200002000 } from './1795200002000-create-products.ts';
import { CreatePhoneVerification1795200003000 } from './1795200003000-create-phone-verification.ts';
import { CreateLead1795200004000 } from './1795200004000-create-lead.ts';
import { CreateReleases1795200005000 } from './1795200005000-create-releases.ts';
import { CreateStaff1795300001000 } from './1795300001000-create-staff.ts';
import { CreateContent1795300002000 } from './1795300002000-create-content.ts';
import { CreateHistory1795300003000 } from './1795300003000-create-history.ts';

/** In the order in which they run; `npm run db:migration <name>` writes a new one and adds it here. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateSite1795200001000,
  CreateProducts1795200002000,
  CreatePhoneVerification1795200003000,
  CreateLead1795200004000,
  CreateReleases1795200005000,
  CreateStaff1795300001000,
  CreateContent1795300002000,
  CreateHistory1795300003000,
];
