import type { TestCrm } from './crm.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The API beside a CRM that is asked for its decision whenever somebody wants to know it. */
export async function startAskedCrmApp(crm: TestCrm): Promise<TestApp> {
  return startTestApp({
    env: { CRM_DRIVER: 'http', CRM_URL: await crm.start() },
    configure: (config) => ({
      ...config,
      limits: { ...config.limits, lead: { ...config.limits.lead, decisionMs: 0 } },
    }),
  });
}
