import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes so that a reader, or a process killed meanwhile, sees the old file or the new one, never a part. */
export async function writeFileAtomically(file: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await write(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    // Whoever tries again fills no disk.
    await rm(temporary, { force: true });
    throw error;
  }
}

async function write(temporary: string, content: Uint8Array | string): Promise<void> {
  await writeFile(temporary, content).catch(async (error: unknown) => {
    // A process that may write the file need not be allowed to make its folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(temporary), { recursive: true });
    await writeFile(temporary, content);
  });
}
