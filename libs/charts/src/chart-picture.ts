/** What a picture says beside the drawing. */
export interface PictureWords {
  title: string;
  /** In the order of the series. */
  series: readonly string[];
  /** At the lines of the grid, the lowest first. */
  scale: readonly string[];
  /** Under the axis; '' where a point is not marked. */
  marks: readonly string[];
  axisName: string;
}

const SIZE = { width: 1600, height: 1000 };
const PLOT = { left: 220, top: 250, right: 1540, bottom: 860 };
const SMALL = 28;
const LARGE = 48;

/**
 * Saves the drawing as it stands on the page, in its colours, with its words around it.
 *
 * @param svg the drawing; its parent has the colour of the small words, its figure that of the title
 */
export async function savePicture(svg: SVGSVGElement, words: PictureWords, fileName: string): Promise<void> {
  const { fontFamily } = getComputedStyle(svg);
  // Stand-ins of the family that are not on this machine are refused; the text is written in the next one.
  await Promise.allSettled(
    [`600 ${LARGE}px`, `${SMALL}px`].map((font) => document.fonts.load(`${font} ${fontFamily}`)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = getComputedStyle(svg).backgroundColor;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  writeWords(context, words, svg);
  drawPaths(context, svg);
  download(await pngOf(canvas), fileName);
}

function drawPaths(context: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  const { width, height } = svg.viewBox.baseVal;
  const stretched = new DOMMatrix()
    .translate(PLOT.left, PLOT.top)
    .scale((PLOT.right - PLOT.left) / width, (PLOT.bottom - PLOT.top) / height);
  for (const element of svg.querySelectorAll('path')) {
    const { fill, fillOpacity, stroke, strokeWidth, strokeDasharray } = getComputedStyle(element);
    const path = new Path2D();
    path.addPath(new Path2D(element.getAttribute('d') ?? ''), stretched);
    if (fill !== 'none') {
      context.globalAlpha = Number(fillOpacity);
      context.fillStyle = fill;
      context.fill(path);
      context.globalAlpha = 1;
    }
    if (stroke === 'none') continue;
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth) * 2;
    context.setLineDash(strokeDasharray.split(/[\s,]+/u).map((part) => (Number.parseFloat(part) || 0) * 2));
    context.stroke(path);
    context.setLineDash([]);
  }
}

function writeWords(context: CanvasRenderingContext2D, words: PictureWords, svg: SVGSVGElement): void {
  const { fontFamily } = getComputedStyle(svg);
  context.fillStyle = getComputedStyle(svg.closest('figure') ?? svg).color;
  context.font = `600 ${LARGE}px ${fontFamily}`;
  context.fillText(words.title, 60, 96, SIZE.width - 120);

  context.font = `${SMALL}px ${fontFamily}`;
  writeLegend(context, words.series, svg);
  context.fillStyle = getComputedStyle(svg).color;
  context.textAlign = 'right';
  const step = (PLOT.bottom - PLOT.top) / (words.scale.length - 1);
  words.scale.forEach((value, line) =>
    context.fillText(value, PLOT.left - 20, PLOT.bottom - line * step + 10),
  );
  context.fillText(words.axisName, PLOT.right, PLOT.bottom + 96);
  context.textAlign = 'center';
  const wide = (PLOT.right - PLOT.left) / words.marks.length;
  words.marks.forEach((mark, index) =>
    context.fillText(mark, PLOT.left + (index + 0.5) * wide, PLOT.bottom + 48),
  );
  context.textAlign = 'left';
  context.fillText(`${location.host}${location.pathname}`, 60, SIZE.height - 36);
}

function writeLegend(context: CanvasRenderingContext2D, names: readonly string[], svg: SVGSVGElement): void {
  const swatches = svg.closest('figure')?.querySelectorAll('dt svg path') ?? [];
  let left = 60;
  names.forEach((name, index) => {
    const swatch = swatches[index];
    if (swatch) {
      const { fill, stroke } = getComputedStyle(swatch);
      context.fillStyle = fill === 'none' ? stroke : fill;
      context.fillRect(left, fill === 'none' ? 155 : 144, SMALL, fill === 'none' ? 6 : SMALL);
      left += SMALL + 14;
    }
    context.fillStyle = getComputedStyle(svg).color;
    context.fillText(name, left, 168);
    left += context.measureText(name).width + 48;
  });
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/png',
    );
  });
}

function download(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
