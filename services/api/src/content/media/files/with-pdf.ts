import { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF for `read` and gives back what it takes. Throws for what no reader understands. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  read: (pdf: Pdf) => Promise<Result>,
): Promise<Result> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    return await read(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}
