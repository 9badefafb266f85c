import { row, trees } from './arrange.ts';
import { at, GROUND, scene } from './scene.ts';
import { birch, car, cloud, house, milestone, shadow } from './things.ts';

const truckWheel = (x: number): string =>
  `<circle class="ink" cx="${x}" cy="-48" r="48"/><circle class="sheet" cx="${x}" cy="-48" r="25"/><circle class="ink" cx="${x}" cy="-48" r="6"/>`;

const truck = scene({
  ground: 'amber',
  hour: 0.24,
  things: `${at(1250, 300, cloud)}${trees([
    [110, 300],
    [230, 220],
    [1490, 320],
  ])}${at(1370, GROUND, milestone, 1.2)}${at(
    760,
    GROUND + 90,
    `${shadow(480)}<path class="sheet" d="M-470-92v-400h600v400z"/><path class="wash" d="M-470-150v-70h600v70z"/>${row(5, (index) => `<path class="soft" d="M${-370 + index * 100}-492v272"/>`)}
<path class="solid" d="M150-92v-300h150c30 0 50 14 64 42l52 108c34 6 54 24 54 60v90z"/><path class="paper" d="M210-246v-100h86c16 0 26 8 34 24l36 76z"/><path class="light" d="M186-210v90M206-196h30"/>
<path class="amber" d="M440-176h30v34h-30z"/><path style="stroke-width:12" d="M-470-92h940"/><circle class="amber" cx="-170" cy="-370" r="54"/><path style="stroke-width:8" d="M-170-470v-16M-170-270v16M-270-370h-16M-70-370h16"/>
${truckWheel(-360)}${truckWheel(-240)}${truckWheel(260)}`,
  )}`,
});

const SNOWFLAKES: [x: number, y: number][] = [
  [190, 210],
  [360, 420],
  [560, 180],
  [720, 380],
  [1010, 200],
  [1130, 430],
  [1280, 250],
  [1430, 130],
  [1500, 460],
];

const snow = (x: number, height: number): string =>
  `<path class="sheet" d="M${x} ${GROUND - height - 4}l${height / 9} ${height / 3.6}q${-height / 9} ${-height / 12} ${-height / 4.5} 0z"/>`;

const winterRoad = scene({
  ground: 'pine',
  hour: 0.42,
  things: `<path class="none" style="fill:#fffdf8" d="M0 720v-46c160-46 300-34 470-4s330-56 560-34 330 40 570-4v88z"/>${trees(
    [
      [120, 340],
      [270, 240],
      [1360, 300],
      [1490, 380],
    ],
  )}${snow(120, 340)}${snow(270, 240)}${snow(1360, 300)}${snow(1490, 380)}
${SNOWFLAKES.map(([x, y]) =>
  at(
    x,
    y,
    row(
      3,
      (turn) => `<path class="light" style="stroke-width:6" d="M-18 0h36" transform="rotate(${turn * 60})"/>`,
    ),
  ),
).join('')}
${at(780, GROUND + 60, car, 1.6)}<path class="sheet" d="M652 590c40-36 86-54 130-58 54-4 96 4 136 26-44-6-90-8-136-4-46 4-90 18-130 36z"/><path class="sheet" d="M-10 910v-70c160-34 330-10 500-26s420 10 620-8 320 22 500 10v94z"/>`,
});

const board = (y: number, width: number, colour: string): string =>
  `<path class="${colour}" d="M-60 ${y}h${60 + width}l60 46-60 46H-60z"/>`;

const signpost = scene({
  ground: 'paper',
  hour: 0.6,
  things: `<path class="none" style="fill:#f3e3bd" d="M660 900L770 722h60l110 178zM0 860l760-138h30L240 900H0zM1600 860L840 722h-30l550 178h240z"/>${trees(
    [
      [130, 260],
      [240, 180],
      [1500, 300],
    ],
  )}${at(1310, GROUND, birch, 1.2)}${at(
    800,
    GROUND + 40,
    `${shadow(70)}<path class="warm" d="M-20 0v-590h40V0z"/>${board(-560, 300, 'solid')}<g transform="scale(-1 1)">${board(-430, 260, 'sheet')}</g>${board(-300, 220, 'amber')}
<path class="light" style="stroke-width:8" d="M-20-514h180"/><path class="soft" style="stroke-width:8" d="M-150-384h160"/><path style="stroke-width:8" d="M-20-254h110"/><path class="solid" d="M-34-590h68L0-626z"/>`,
  )}`,
});

const streams = scene({
  ground: 'pine',
  hour: 0.3,
  things: `<path class="none" style="fill:#cfe0d6" d="M0 720V560c200-90 420-60 620-110s460-60 980 30v240z"/>
<path class="none" style="fill:#9fc4b4" d="M236 490c90 110 190 190 350 226L570 770c-160-60-270-150-334-280zM600 456c-8 110 4 200 40 280h80c-60-90-100-180-120-280zM1060 432c-120 80-230 170-330 290l70 50c80-130 160-240 260-340zM560 712c80 40 220 50 380 66s330 30 500 122H900c-110-60-300-70-380-160z"/><path class="light" style="stroke-width:6" d="M340 606c60 48 120 82 190 106M634 590c10 46 24 86 46 120M940 548c-56 50-104 104-146 158M760 796c120 10 220 20 320 44M960 850c80 8 150 20 220 40"/>
${at(1340, 700, house, 0.9)}${trees([
    [110, 320],
    [220, 220],
    [1540, 260],
  ])}${at(280, 880, birch, 0.9)}`,
});

const mailbox = scene({
  ground: 'amber',
  hour: 0.68,
  things: `${at(330, GROUND, house, 1.15)}${trees([
    [90, 250],
    [1480, 320],
    [1370, 220],
  ])}${at(
    900,
    GROUND + 90,
    `${shadow(70)}<path class="warm" d="M-22 0v-250h44V0z"/><path class="solid" d="M-190-250v-150c0-70 40-110 110-110h200c60 0 90 40 90 110v150z"/><path class="wash" d="M-190-250v-150c0-70 40-110 110-110s110 40 110 110v150z"/>
<path class="ink" d="M-140-410h120v20h-120z"/><path class="sheet" d="M-150-396v-150h220v150z" transform="rotate(-14 -80 -400)"/><path d="M-150-546l110 80 110-80" transform="rotate(-14 -80 -400)"/><path class="wash" d="M-190-330v-66h220v66z"/><path class="soft" d="M-150-360h140"/>
<path class="red" d="M150-430v-150h90v56h-64v94z"/><path class="light" d="M60-290h110"/>`,
  )}`,
});

export const outdoorPictures = { truck, winterRoad, signpost, streams, mailbox };
