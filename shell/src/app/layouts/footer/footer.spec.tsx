import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openSite } from '../../../testing/open-site.tsx';
import { SITE } from '../../../testing/site.ts';

afterEach(cleanup);

it('the address in the footer does not part a house from its number', async () => {
  const { brand } = SITE;
  const address = { ...brand.address, street: 'ул. Ясная, д. 12, оф. 3' };
  await openSite('/default', { brand: { ...brand, address } });
  expect(screen.getByRole('contentinfo').textContent).toContain('ул. Ясная, д.\u00a012, оф.\u00a03');
});
