import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_FOLDER } from '../read/demo-file.ts';
import { captionsOf, FILMS_FOLDER, type FilmScript, LINE_SECONDS, readFilmScripts } from './film-scripts.ts';

/**
 * Makes the films of the demo anew, after a change of their scripts: `npm run films -w @polden/api`. It takes ffmpeg,
 * which nothing else needs: what it makes is committed.
 */
const FRAMES_A_SECOND = 10;
const SIZE = { width: 640, height: 360 };
/** The sun of a picture: its glow and its disc. */
const SUN = /(<circle class="(?:none|amber)"(?: style="[^"]*")? )cx="[^"]*" cy="[^"]*"( r="(?:122|84)"\/>)/gu;

for (const [name, script] of readFilmScripts()) {
  await render(join(FILMS_FOLDER, `${name}.webm`), script);
  await writeFile(join(FILMS_FOLDER, `${name}.vtt`), captionsOf(script));
}

async function render(path: string, script: FilmScript): Promise<void> {
  const picture = await readFile(join(DEMO_FOLDER, 'pictures', `${script.picture}.svg`), 'utf8');
  const frames = script.lines.length * LINE_SECONDS * FRAMES_A_SECOND;
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-'];
  const output = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '38',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    path,
  ];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < frames; frame += 1) {
    const line = script.lines[Math.floor(frame / (LINE_SECONDS * FRAMES_A_SECOND))];
    const svg = frameOf(picture, frame / frames, line?.words ?? '');
    const png = await sharp(Buffer.from(svg)).resize(SIZE).png({ compressionLevel: 1 }).toBuffer();
    if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = (await once(encoder, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** The sun goes over the picture in the course of the film. */
function frameOf(picture: string, share: number, words: string): string {
  const hour = 0.12 + share * 0.76;
  const x = -40 + hour * 1680;
  const y = 720 - 4 * hour * (1 - hour) * 580;
  const label =
    `<rect x="56" y="752" width="${110 + words.length * 37}" height="112" rx="18" ` +
    `style="fill:#fffdf8;stroke:#14261f;stroke-width:4"/>` +
    `<text x="108" y="830" style="font:700 62px 'Noto Sans','DejaVu Sans',sans-serif;fill:#14261f">${words}</text>`;
  return picture
    .replace(SUN, `$1cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"$2`)
    .replace('</svg>', `${label}</svg>`);
}
