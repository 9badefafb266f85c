import { test } from 'playwright/test';
import { expectOneVersionAPage, startFlowRemote } from '../support/flow-remote.ts';

const PUBLISHES = 20;
const PAGE_LOADS = 200;

test(`${PAGE_LOADS} page loads during ${PUBLISHES} publishes: each page is of one version, whole and clean`, async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  const remote = await startFlowRemote();
  const versions = await expectOneVersionAPage(page, remote, { publishes: PUBLISHES, pageLoads: PAGE_LOADS });
  console.log(JSON.stringify({ pageLoads: PAGE_LOADS, publishes: PUBLISHES, versionsSeen: versions }));
});
