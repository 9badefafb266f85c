import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertSamePage } from './same-page.ts';

const PAGES: Record<string, string> = {
  '/plain': '<html><header class="a">Займы</header><main>1</main><footer>2026</footer></html>',
  '/framework':
    '<div><!--$--><header class="b_1">Займы</header><!-- --><main>1</main><footer>2026</footer></div><script>x</script>',
  '/other': '<html><header class="a">Займы</header><main>2</main><footer>2026</footer></html>',
  '/empty': '<html></html>',
};

describe('the page that the bench measures', () => {
  let server: Server;
  const page = (path: string) => ({
    title: path,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
  });

  beforeAll(async () => {
    server = createServer((request, response) => response.end(PAGES[request.url ?? '']));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  it('is the same whatever its classes are named and whatever stands around it', async () => {
    await assertSamePage([page('/plain'), page('/framework')]);
  });

  it('is refused where its text differs, or is not there at all', async () => {
    await expect(assertSamePage([page('/plain'), page('/framework'), page('/other')])).rejects.toThrow(
      '/other and /plain do not send the same page',
    );
    await expect(assertSamePage([page('/plain'), page('/empty')])).rejects.toThrow('/empty');
    await expect(assertSamePage([page('/empty'), page('/empty')])).rejects.toThrow('do not send');
  });
});
