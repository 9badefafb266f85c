import type { DataSource, EntityManager } from 'typeorm';

/** Role without a login; a login that is its member runs the API, the owner of the tables runs the migrations. */
export const APPLICATION_ROLE = 'polden_app';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Another database of the cluster made it at the same moment: roles belong to all of them. */
const MADE_MEANWHILE = ['42710', '23505'];

/**
 * Gives the application's role what the API needs: rows of every table, but of the history only to read and to add.
 * To be run after each migration, by the owner of the tables. False when this login may not make or grant it.
 */
export async function grantToApplication(dataSource: DataSource, role = APPLICATION_ROLE): Promise<boolean> {
  try {
    await provideRole(dataSource, role);
    await dataSource.transaction(async (manager) => {
      await grantRows(manager, role);
      await narrowHistory(manager, role);
      await narrowEvidence(manager, role);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

/** Whether this login could rewrite the history: it owns its tables, or may do whatever their owner may. */
export async function ownsHistory(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ owns: boolean }[]>(
    `SELECT pg_has_role(relowner, 'USAGE') AS owns FROM pg_class WHERE oid = to_regclass('history_document')`,
  );
  return row?.owns === true;
}

async function provideRole(dataSource: DataSource, role: string): Promise<void> {
  const [found] = await dataSource.query<unknown[]>('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (found) return;
  await dataSource.query(`CREATE ROLE ${role} NOLOGIN`).catch((error: unknown) => {
    if (!MADE_MEANWHILE.includes(codeOf(error))) throw error;
  });
}

async function grantRows(manager: EntityManager, role: string): Promise<void> {
  for (const schema of ['public', 'drafts', 'pgboss']) {
    await manager.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await manager.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
    await manager.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
  }
}

/** Neither the time nor the digest of a record is the application's to say. */
async function narrowHistory(manager: EntityManager, role: string): Promise<void> {
  const tables = 'history_document, history_digest, history_seal';
  await manager.query(`REVOKE ALL ON ${tables} FROM ${role}`);
  await manager.query(`GRANT SELECT ON ${tables} TO ${role}`);
  await manager.query(`
    GRANT INSERT (actor_id, actor_name, action, entity, entity_id, title, before, after)
    ON history_document TO ${role}`);
  await manager.query(`
    GRANT EXECUTE ON FUNCTION seal_history(integer), erase_history_payloads(timestamptz, integer),
      erase_history_records(uuid, bigint[]), erase_evidence(uuid[], bigint[])
    TO ${role}`);
}

/** What was agreed to and signed, and who has looked at people, is added and read. */
async function narrowEvidence(manager: EntityManager, role: string): Promise<void> {
  await manager.query(
    `REVOKE UPDATE, DELETE ON subscriber_event, signature, signature_document, personal_access FROM ${role}`,
  );
  await manager.query(`REVOKE ALL ON personal_erasure FROM ${role}`);
  await manager.query(`
    GRANT SELECT, INSERT (id, actor_id, actor_name, reason, subject_index), UPDATE (counts, digest)
    ON personal_erasure TO ${role}`);
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
