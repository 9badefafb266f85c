/** What is asked for by a title. */
interface SentPage {
  title: string;
  url: string;
}

/** Throws when one of the pages differs from the first: the figures would be of different work. */
export async function assertSamePage(pages: readonly SentPage[]): Promise<void> {
  const read = async ({ url }: SentPage) => visiblePage(await (await fetch(url)).text());
  const [first = '', ...others] = await Promise.all(pages.map(read));
  const other = others.findIndex((page) => page !== first);
  if (first === '' || other >= 0)
    throw new Error(
      `${pages[other + 1]?.title ?? ''} and ${pages[0]?.title ?? ''} do not send the same page`,
    );
}

/** From the header to the footer, without the names that each compiler gives to classes and the marks of React. */
function visiblePage(html: string): string {
  const page = html.slice(html.indexOf('<header'), html.lastIndexOf('</footer>'));
  return page.replaceAll(/ class="[^"]*"|<!--.*?-->/gu, '');
}
