/** Drawings that stand on y = 0 with their middle at x = 0, pixels of the scene. */

export const shadow = (half: number): string =>
  `<path class="shade" d="M${-half} 3h${half * 2}l-18 12h${36 - half * 2}z"/>`;

/** «Хвоя»: the tree of the brand's colour. */
export function fir(height: number): string {
  const half = height / 3.4;
  const tiers = [0, 1, 2].map((tier) => {
    const top = -height + (tier * height) / 4;
    const reach = half * (0.5 + tier * 0.25);
    const foot = top + height * 0.38;
    return `<path class="solid" d="M0 ${top}L${reach} ${foot}H${-reach}z"/>`;
  });
  const trunk = `<path style="stroke-width:10" d="M0 0v${-height * 0.25}"/>`;
  const light = `<path class="light" style="stroke-opacity:.4" d="M0 ${-height * 0.86}v${height * 0.6}"/>`;
  return `${shadow(half)}${trunk}${tiers.reverse().join('')}${light}`;
}

export const birch = `${shadow(90)}
<path class="green" d="M0-330c-44 2-66 46-64 92-38 24-38 74-14 102-20 40 6 86 46 90 22 16 58 14 74-4 40 4 66-42 46-84 28-28 22-80-14-102 4-50-30-96-74-94z"/>
<path class="sheet" d="M-9 0l5-250H6l6 250z"/>
<path class="soft" d="M1-200l40-52M1-150l-44-46M-42-236v40M44-214v58"/>
<path class="ink" d="M-6-80h10M0-126h8M-7-34h12"/>`;

export const house = `${shadow(190)}
<rect class="sheet" x="-160" y="-230" width="320" height="230"/>
<path class="solid" d="M-192-230H192L120-340H-120z"/>
<path class="sheet" d="M52-340v-58h40v58z"/>
<path class="shade" d="M-160-230h320v14h-320z"/>
<path class="wash" d="M-120-90v-84h76v84zM44-90v-84h76v84z"/>
<path d="M-82-90v-84M82-90v-84M-128-90h92M36-90h92"/>
<path class="amber" d="M-30 0v-104h60V0z"/><circle class="ink" cx="16" cy="-50" r="3"/>`;

export const car = `<path class="shade" d="M-190 3h380l-18 12H-172z"/>
<path class="solid" d="M-190-44c-6-14-4-40 6-54l8-10 62-8c26-20 54-38 88-42 36-3 70-1 94 10l60 36c32 4 60 14 72 30 6 10 8 28 6 38-1 6-5 8-10 8H128a43 43 0 0 0-86 0H-62a43 43 0 0 0-86 0h-32c-6 0-9-2-10-8z"/>
<path class="paper" d="M-92-116c20-16 40-28 72-30l8-1v31zM4-116v-31c22 0 42 2 58 9l34 22z"/>
<path class="light" d="M-4-106v64M12-94h22M-78-94h22M-40-44H64"/>
<path class="amber" d="M176-94c14 3 22 8 26 16h-22z"/><path class="red" d="M-188-96h18v14h-20z"/>
${wheel(-105)}${wheel(85)}`;

function wheel(x: number): string {
  return `<circle class="ink" cx="${x}" cy="-36" r="36"/><circle class="sheet" cx="${x}" cy="-36" r="19"/>
<path class="soft" d="M${x}-55v38M${x - 19}-36h38"/><circle class="ink" cx="${x}" cy="-36" r="4"/>`;
}

/** A striped verst post: the gnomon of a Russian road. */
export const milestone = `${shadow(46)}<path class="sheet" d="M-15-14v-250H15v250z"/>
${[0, 1, 2, 3, 4].map((stripe) => `<path class="ink" d="M-15 ${-36 - stripe * 50}l30-17v-21l-30 17z"/>`).join('')}
<path class="sheet" d="M-28 0v-15h56V0zM-23-264h46v-13h-46zM-17-277L0-316l17 39z"/>`;

export const cloud = `<path class="sheet" d="M-120 0c-58 0-66-70-10-78 0-66 90-92 124-38 42-28 102 0 94 52 54-8 74 64 16 64z"/>
<path class="soft" d="M-98-70c4-28 28-42 50-34M14-92c18-10 40-4 46 18M-92-24H20M44-24h28"/>`;

/** A stack of coins, `count` high. */
export function coins(count: number): string {
  const each = 26;
  return Array.from({ length: count }, (_, index) => {
    const y = -16 - index * each;
    return `<path class="amber" d="M-64 ${y}v${-each + 8}a64 18 0 0 1 128 0v${each - 8}a64 18 0 0 1-128 0z"/>
<ellipse class="warm" style="stroke:#9a5f00" cx="0" cy="${y - each + 8}" rx="64" ry="18"/>`;
  }).join('');
}

/** A document with lines of text. */
export function document(width: number, height: number, inside = ''): string {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const y = -height + height * 0.42 + index * height * 0.085;
    return `<path class="soft" d="M${-width / 2 + 40} ${y}h${width - (index % 3 === 2 ? 200 : 80)}"/>`;
  });
  return `${shadow(width / 2)}<path class="sheet" d="M${-width / 2} 0v${-height}h${width}V0z"/>${lines.join('')}${inside}`;
}

/** A magnifying glass around 0, 0. */
export const lens = `<path style="stroke-width:22" d="M92 92l84 84"/><path class="light" style="stroke-width:6" d="M112 112l58 58"/>
<circle style="fill:#fffdf8;fill-opacity:.45;stroke-width:12" r="126"/><path class="light" style="stroke-width:8" d="M-84-34a92 92 0 0 1 60-54"/>`;

export const sprout = `<path class="day" style="stroke-width:8" d="M0 0v-120"/>
<path class="green" d="M0-80c-70 0-96-40-96-84 60 0 96 30 96 84zM0-110c64 0 90-36 90-80-56 0-90 28-90 80z"/>
<path class="soft" d="M0-80l-56-48M0-110l50-46"/>`;
