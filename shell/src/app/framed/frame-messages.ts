/** Higher is no page; a frame that says so wants to fill memory. */
const MAX_HEIGHT = 60_000;

/** Height in pixels that a frame tells of its document; null for anything else it may say. */
export function heightIn(data: unknown): number | null {
  return numberIn(data, 'frame-height', 'height');
}

/** Pixels from the top of the frame to the part of the page that its reader has asked for. */
export function placeIn(data: unknown): number | null {
  return numberIn(data, 'frame-place', 'top');
}

function numberIn(data: unknown, type: string, name: string): number | null {
  const { type: told, [name]: value } = Object(data) as Record<string, unknown>;
  if (told !== type || typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value >= 0 && value <= MAX_HEIGHT ? Math.ceil(value) : null;
}
