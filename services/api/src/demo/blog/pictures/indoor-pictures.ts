import { row, trees } from './arrange.ts';
import { at, GROUND, scene } from './scene.ts';
import { cloud, coins, document, house, shadow } from './things.ts';

const pan = (x: number, y: number, load: string): string =>
  `<path d="M${x} ${y}l-110 190M${x} ${y}l110 190"/>${at(x, y + 190, load)}<path class="solid" d="M${x - 140} ${y + 190}h280c-20 54-80 74-140 74s-120-20-140-74z"/>`;

const scales = scene({
  ground: 'paper',
  hour: 0.5,
  things: `${trees([
    [110, 260],
    [1490, 300],
  ])}${at(
    800,
    GROUND + 80,
    `${shadow(190)}<path class="solid" d="M-180 0c0-40 60-60 140-70v-470h80v470c80 10 140 30 140 70z"/><path class="light" d="M-14-500v400"/>${pan(-330, -500, coins(4))}${pan(
      330,
      -560,
      `<path class="sheet" d="M-70 0v-150H70V0z"/><path class="soft" d="M-44-110h88M-44-78h88M-44-46h50"/>`,
    )}
<path style="stroke-width:18" d="M-330-500L330-560"/><circle class="amber" cx="0" cy="-536" r="44"/>`,
  )}`,
});

const umbrella = scene({
  ground: 'pine',
  hour: 0.82,
  things: `${at(330, 250, cloud, 1.5)}${at(820, 190, cloud, 1.7)}${row(14, (index) => `<path class="day" style="stroke-width:6" d="M${170 + index * 66} ${330 + (index % 3) * 34}l-16 46"/>`)}${trees(
    [
      [120, 260],
      [1490, 300],
    ],
  )}${at(620, GROUND + 40, house, 0.86)}${at(
    620,
    GROUND + 40,
    `<path class="solid" d="M-430-330C-380-520-200-610 0-610s380 90 430 280c-50-50-140-50-190 0-50-50-190-50-240 0-50-50-190-50-240 0-50-50-140-50-190 0z"/><path class="amber" d="M-240-330C-210-500-110-590 0-610c110 20 210 110 240 280-50-50-190-50-240 0-50-50-190-50-240 0z"/>
<path d="M0-610v280"/><path style="stroke-width:12" d="M0-610v-36"/>`,
  )}`,
});

const padlock = scene({
  ground: 'amber',
  hour: 0.38,
  things: `${trees([
    [130, 280],
    [1470, 320],
  ])}${at(
    800,
    GROUND + 80,
    `${shadow(260)}<path style="stroke-width:64" d="M-150-350v-110c0-200 300-200 300 0v110"/><path style="stroke:#e6eee6;stroke-width:50" d="M-150-350v-110c0-200 300-200 300 0v110"/>
<rect class="solid" x="-250" y="-370" width="500" height="370" rx="40"/><path class="light" d="M-206-326h412"/><circle class="amber" cx="0" cy="-206" r="66"/><path class="ink" d="M-22-206a22 22 0 1 1 44 0l-8 10 16 70h-60l16-70z"/>`,
  )}${at(1190, GROUND + 60, `<circle style="stroke:#9a5f00;stroke-width:30" cx="0" cy="-70" r="54"/><circle style="stroke:#f4a81d;stroke-width:20" cx="0" cy="-70" r="54"/><path style="stroke:#9a5f00;stroke-width:30" d="M58-60h190v50M180-60v40"/><path style="stroke:#f4a81d;stroke-width:20" d="M58-60h190v50M180-60v40"/>`)}`,
});

const coupons = scene({
  ground: 'paper',
  hour: 0.56,
  things: `${trees([
    [110, 240],
    [1500, 280],
  ])}${at(
    720,
    GROUND + 60,
    `${shadow(430)}<path class="sheet" d="M-430 0v-560h860V0z"/><path class="green" d="M-400-30v-500h500v500z"/><path class="sheet" d="M-376-54v-452h452v452z"/>
<circle class="amber" cx="-150" cy="-370" r="76"/>${row(12, (index) => `<path class="day" d="M-150-470v-16" transform="rotate(${index * 30} -150 -370)"/>`)}<path style="stroke-width:10" d="M-300-230H0"/><path class="soft" d="M-330-180H30M-330-144H30M-330-108h220"/>
${row(4, (index) => `<path class="${index === 0 ? 'warm' : 'wash'}" d="M140 ${-530 + index * 128}h260v110H140z"/><path class="soft" d="M170 ${-490 + index * 128}h130M170 ${-456 + index * 128}h90"/><circle class="amber" cx="354" cy="${-475 + index * 128}" r="24"/>`)}
<path style="stroke-width:5;stroke-dasharray:14 16" d="M120-556v552"/>`,
  )}${at(1290, GROUND + 60, `${shadow(70)}${coins(5)}`)}`,
});

const jar = scene({
  ground: 'paper',
  hour: 0.34,
  things: `<path class="sheet" d="M200 790h1200v46H200z"/><path class="shade" d="M200 836h1200v14H200z"/>${at(
    760,
    790,
    `${at(-84, -8, coins(7))}${at(72, -8, coins(10))}${at(-10, -8, coins(4))}<path style="fill:#fffdf8;fill-opacity:.4" d="M-180 0c-24 0-36-12-36-36v-350c0-50 40-60 56-90h320c16 30 56 40 56 90v350c0 24-12 36-36 36z"/>
<path class="solid" d="M-176-530h352v56h-352z"/><path class="light" style="stroke-width:10" d="M-180-350v210"/><path class="sheet" d="M-110-210h220v90h-220z"/><path d="M-76-165h152"/>`,
  )}${at(1140, 790, `<path class="warm" d="M-110 0v-150h220V0z"/><path class="sheet" d="M-84-150v-120H84v120z"/><path class="soft" d="M-56-236h110M-56-206h110M-56-176h60"/>`)}${at(400, 790, `<path class="sheet" d="M-80 0l-16-130H96L80 0z"/><path style="stroke-width:9" d="M92-108c64-10 64 80-6 74"/><path class="soft" d="M-30-160q-20-26 0-50t0-50M30-160q-20-26 0-50t0-50"/>`)}`,
});

const parcel = (x: number, y: number, width: number, height: number, colour: string): string =>
  at(
    x,
    y,
    `<path class="${colour}" d="M${-width / 2} 0v${-height}h${width}V0z"/><path class="sheet" d="M-22 ${-height}h44v${height * 0.34}l-22-14-22 14z"/><path class="soft" d="M${-width / 2 + 22}-28h60M${-width / 2 + 22}-50h40"/>`,
  );

const warehouse = scene({
  ground: 'pine',
  hour: 0.64,
  things: `${trees([
    [110, 280],
    [1500, 320],
  ])}<path class="sheet" d="M260 720V330l540-170 540 170v390z"/><path class="solid" d="M220 344L800 160l580 184-12 40L800 206 232 384z"/><path class="wash" d="M420 720V420h760v300z"/>${row(4, (index) => `<path class="soft" d="M420 ${450 + index * 26}h760"/>`)}
${parcel(560, 790, 230, 190, 'warm')}${parcel(800, 790, 210, 230, 'amber')}${parcel(1040, 790, 230, 170, 'warm')}${parcel(660, 600, 200, 150, 'green')}${parcel(1000, 620, 200, 140, 'sheet')}`,
});

const bundle = scene({
  ground: 'amber',
  hour: 0.72,
  things: `${trees([
    [120, 300],
    [1480, 260],
  ])}${at(640, GROUND + 70, document(400, 520, `<path style="stroke-width:12" d="M-150-440h190"/><path class="day" d="M-150-70q26-40 48-8t46-10 40 6"/><circle class="amber" cx="120" cy="-80" r="46"/><path d="M98-80l16 16 30-32"/>`))}${at(
    1050,
    GROUND + 80,
    `${shadow(190)}<path class="solid" d="M-190 0v-330c0-20 10-30 30-30h110l40 50h170c20 0 30 10 30 30V0z"/><path class="sheet" d="M-150-40v-230h300v230z"/><path class="warm" d="M-190 0v-220h380V0z"/><path class="sheet" d="M-90-150H90v70H-90z"/><path class="soft" d="M-56-116H56"/>`,
  )}`,
});

export const indoorPictures = { scales, umbrella, padlock, coupons, jar, warehouse, bundle };
