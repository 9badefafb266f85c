/** Widths that layouts are drawn for, CSS pixels. */
export const WIDTHS = [360, 768, 1340] as const;
export const THEMES = ['light', 'dark'] as const;
/** A4 at 96 dots per inch, without its margins. */
export const SHEET_WIDTH = 718;

export interface Shot {
  path: string;
  /** Relative to the folder of the shots. */
  file: string;
  kind: string;
}

/** Of a page: each width in each theme, and the paper. */
export const KINDS = [...WIDTHS.flatMap((width) => THEMES.map((theme) => `${width}-${theme}`)), 'print'];

/** `/o-kompanii/video/1` → `o-kompanii_video_1` */
export function fileNameOf(path: string): string {
  return path === '/' ? 'home' : decodeURIComponent(path.slice(1)).replaceAll(/[^\p{L}\p{N}-]+/gu, '_');
}
