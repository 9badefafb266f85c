import { createCrm } from './crm.ts';

const { APP_ENV, PORT = '4202', CRM_DATA_FILE } = process.env;
if (APP_ENV !== 'local') {
  process.stderr.write('The demo CRM is for APP_ENV=local only\n');
  process.exit(1);
}

const crm = createCrm({ file: CRM_DATA_FILE });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void crm.close().then(() => process.exit(0)));
}
await crm.listen({ host: '127.0.0.1', port: Number(PORT) });
