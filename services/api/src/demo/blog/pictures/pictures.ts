import { row, trees } from './arrange.ts';
import { indoorPictures } from './indoor-pictures.ts';
import { outdoorPictures } from './outdoor-pictures.ts';
import { at, GROUND, scene } from './scene.ts';
import { birch, car, cloud, coins, document, fir, house, lens, milestone, shadow, sprout } from './things.ts';

const framedNumber = scene({
  ground: 'paper',
  hour: 0.3,
  things: `${trees([
    [180, 250],
    [270, 180],
    [1440, 280],
  ])}${at(
    860,
    GROUND + 70,
    document(
      520,
      660,
      `<path class="warm" style="stroke-width:7" d="M40-622h182v140H40z"/>
<path style="stroke-width:12" d="M70-522l122-66"/><circle style="stroke-width:10" cx="90" cy="-582" r="17"/><circle style="stroke-width:10" cx="170" cy="-528" r="17"/>
<path style="stroke-width:10" d="M-220-604h180"/><path class="soft" d="M-220-560h140M-220-522h200"/>
<path class="day" d="M-220-60q30-44 54-10t50-12 46 8"/><path class="soft" d="M-220-34h190"/><circle class="amber" cx="160" cy="-64" r="40"/><path d="M142-64l13 13 24-27"/>`,
    ),
  )}`,
});

const carOnRoad = scene({
  ground: 'paper',
  hour: 0.5,
  things: `${at(300, 330, cloud)}${at(1290, 270, cloud, 0.8)}${trees([
    [120, 300],
    [240, 210],
    [1320, 330],
    [1450, 240],
    [1540, 300],
  ])}${at(500, GROUND, milestone, 1.1)}${at(900, GROUND + 54, car, 1.55)}`,
});

const phoneShield = scene({
  ground: 'pine',
  hour: 0.72,
  things: `${trees([
    [140, 260],
    [1480, 240],
  ])}${at(
    640,
    GROUND + 60,
    `${shadow(170)}<rect class="ink" x="-160" y="-620" width="320" height="620" rx="44"/><rect class="sheet" x="-138" y="-570" width="276" height="500" rx="10"/>
<circle class="wash" cx="0" cy="-420" r="62"/><path style="stroke-width:9" d="M0-456v44M0-390v2"/><path class="soft" d="M-86-314H86M-56-280H56"/>
<circle class="red" cx="-70" cy="-150" r="42"/><path class="light" style="stroke-width:10" d="M-90-146q20-16 40 0"/><circle class="green" cx="70" cy="-150" r="42"/><path style="stroke-width:7" d="M50-150l13 14 26-30"/>`,
  )}${at(
    930,
    GROUND + 90,
    `${shadow(180)}<path class="solid" d="M0-560c76 56 150 76 210 78 4 210-44 390-210 482-166-92-214-272-210-482 60-2 134-22 210-78z"/>
<path class="light" style="stroke-width:6" d="M0-516c64 42 120 60 172 66 0 178-42 322-172 402-130-80-172-224-172-402 52-6 108-24 172-66z"/>
<circle class="amber" cx="0" cy="-290" r="70"/>${row(8, (index) => `<path style="stroke:#f4a81d;stroke-width:9" d="M0-386v-34" transform="rotate(${index * 45} 0 -290)"/>`)}`,
  )}`,
});

const hourglass = scene({
  ground: 'amber',
  hour: 0.64,
  things: `${trees([
    [150, 220],
    [1470, 260],
  ])}${at(
    760,
    GROUND + 70,
    `${shadow(200)}<path class="wash" d="M-140-560c0 150 120 180 120 270s-120 120-120 250h280c0-130-120-160-120-250s120-120 120-270z"/>
<path class="amber" d="M-112-470c20 90 92 118 112 170 20-52 92-80 112-170zM-132-56c12-86 66-124 132-150 66 26 120 64 132 150z"/><path style="stroke:#9a5f00;stroke-width:6" d="M0-300v96"/>
<path class="solid" d="M-190-610h380v54h-380zM-190-44h380V10h-380z"/><path style="stroke-width:12" d="M-168-556v512M168-556v512"/><path class="light" d="M-170-584h340M-170-18h340"/>`,
  )}`,
});

const ledger = scene({
  ground: 'pine',
  hour: 0.28,
  things: `${at(1330, GROUND, birch, 1.2)}${at(
    720,
    GROUND + 80,
    `<path class="shade" d="M-440 3h880l-30 18h-820z"/><path class="solid" d="M-440 0v-420h880V0z"/>
<path class="sheet" d="M0-20c-110-60-270-70-410-40v-400c140-30 300-20 410 40zM0-20c110-60 270-70 410-40v-400c-140-30-300-20-410 40z"/>
${row(6, (index) => `<path class="soft" d="M-360 ${-390 + index * 52}c110-18 210-12 310 22M50 ${-368 + index * 52}c100-34 200-40 ${index > 3 ? 160 : 310}-22"/>`)}
<path class="red" d="M250-476v180l26-26 26 22v-178z"/>`,
  )}${at(1010, 480, lens)}${at(240, GROUND, `${shadow(60)}<path class="warm" d="M-56 0l-16-86H72L56 0z"/>${at(0, -86, sprout)}`)}`,
});

const ENVELOPES: [colour: string, height: number][] = [
  ['wash', 300],
  ['warm', 240],
  ['sheet', 340],
  ['green', 200],
];

const envelopes = scene({
  ground: 'paper',
  hour: 0.5,
  things: `${trees([
    [110, 230],
    [1500, 270],
  ])}${row(4, (index) => {
    const [colour = 'sheet', height = 200] = ENVELOPES[index] ?? [];
    return at(
      380 + index * 285,
      GROUND + 30,
      `${shadow(120)}<path class="${colour}" d="M-120 0v${-height}h240V0z"/><path class="sheet" d="M-120 ${-height}L0 ${-height - 110}l120 110"/>
<path d="M-120 ${-height}L0 ${-height + 100}l120 ${-100}M-120 0l90-90M120 0L30-90"/><circle class="amber" cx="0" cy="${-height + 92}" r="30"/>`,
    );
  })}`,
});

const shortcut = scene({
  ground: 'paper',
  hour: 0.6,
  things: `<path class="none" style="fill:#e6eee6" d="M0 900V560c260-120 420-60 640-20s420-150 960-60v420z"/>
<path style="stroke:#fffdf8;stroke-width:66" d="M120 880c520-20 700-60 560-130S240 690 300 610s520-20 620-70 160-60 330-70"/><path class="soft" style="stroke-dasharray:24 26" d="M120 880c520-20 700-60 560-130S240 690 300 610s520-20 620-70 160-60 330-70"/>
<path style="stroke:#f4a81d;stroke-width:16;stroke-dasharray:2 34" d="M170 850L1230 500"/>
${at(1290, 500, house, 0.72)}${at(330, 560, fir(170))}${at(450, 545, fir(120))}${at(1060, 830, fir(280))}${at(1190, 850, fir(210))}${at(200, 870, milestone, 0.8)}`,
});

const bridge = scene({
  ground: 'amber',
  hour: 0.78,
  things: `<path class="none" style="fill:#b9d3c6" d="M420 720l90 180h560l110-180z"/><path class="soft" d="M560 830q40-14 80 0t80 0 80 0 80 0 80 0M620 868q40-14 80 0t80 0 80 0 80 0"/>
<path class="sheet" d="M380 720h840v40H380z"/><path style="stroke-width:8" d="M380 720q420-300 840 0"/>${row(
    11,
    (index) => {
      const x = 430 + index * 74;
      const t = (x - 380) / 840;
      return `<path d="M${x} 720V${Math.round(720 - 4 * t * (1 - t) * 150)}"/>`;
    },
  )}<path class="shade" d="M380 760h840v14H380z"/>
${at(1370, GROUND, house)}${trees([
    [120, 300],
    [240, 210],
    [330, 150],
  ])}`,
});

const calendar = scene({
  ground: 'pine',
  hour: 0.36,
  things: `${at(1340, GROUND, birch, 1.35)}${at(200, GROUND, fir(240))}${at(
    720,
    GROUND + 60,
    `${shadow(300)}<rect class="sheet" x="-300" y="-560" width="600" height="560" rx="14"/><path class="solid" d="M-300-560h600v110h-600z"/>
${row(6, (index) => `<path style="stroke-width:12" d="M${-225 + index * 90}-596v70"/>`)}
${row(20, (index) => {
  const x = -262 + (index % 5) * 108;
  const y = -420 + Math.floor(index / 5) * 100;
  const rest = index >= 6 && index < 14;
  return `<rect class="${rest ? 'warm' : 'wash'}" x="${x}" y="${y}" width="92" height="82"/>${rest ? `<path class="soft" d="M${x + 10} ${y + 72}l62-62M${x + 40} ${y + 74}l44-44"/>` : ''}`;
})}`,
  )}`,
});

const carInspection = scene({
  ground: 'paper',
  hour: 0.42,
  things: `${trees([
    [90, 230],
    [1530, 300],
  ])}${at(610, GROUND + 50, car, 1.7)}${at(800, 560, lens, 1.35)}${at(
    1300,
    GROUND + 40,
    `${shadow(140)}<path class="warm" d="M-140 0v-440h280V0z"/><path class="sheet" d="M-112-24v-370h224v370z"/><path class="solid" d="M-50-466H50v46H-50z"/>
${row(5, (index) => `<path class="soft" d="M-30 ${-340 + index * 66}h110"/><path class="day" style="stroke-width:8" d="M-88 ${-342 + index * 66}l14 14 26-32"/>`)}`,
  )}`,
});

const renovation = scene({
  ground: 'amber',
  hour: 0.7,
  things: `<path class="sheet" d="M260 720V250L800 90l540 160v470z"/><path class="wash" d="M310 720V300h980v420z"/><path class="solid" d="M220 262L800 84l580 178-14 40L800 130 234 302z"/>
<path class="warm" d="M310 720V300h330v420z"/>${row(5, (index) => `<path class="soft" d="M${350 + index * 66} 300v420"/>`)}
<path class="paper" d="M900 370h250v200H900z"/><path d="M1025 370v200M900 470h250M880 570h290"/><circle class="amber" cx="1088" cy="424" r="30"/>
${at(760, 720, `<path style="stroke-width:12" d="M-100 0L0-330 100 0"/><path style="stroke-width:9" d="M-74-86H74M-50-166H50M-26-244H26"/><path class="solid" d="M-44-344h88v24h-88z"/>`)}
${at(520, 470, `<rect class="solid" x="-70" y="-36" width="140" height="56" rx="12"/><path style="stroke-width:9" d="M70-8h34v60H0v70"/><path style="stroke-width:22" d="M0 130v80"/>`)}
${at(1200, 720, `${shadow(80)}<path class="sheet" d="M-60 0v-150h50V0zM10 0v-120h50V0z"/><ellipse class="amber" cx="-35" cy="-150" rx="25" ry="9"/><ellipse class="green" cx="35" cy="-120" rx="25" ry="9"/>`)}`,
});

const workshop = scene({
  ground: 'paper',
  hour: 0.2,
  things: `${at(1480, GROUND, fir(300))}<path class="sheet" d="M300 720V330l240-90v90l240-90v90l240-90v90l240-90v480z"/><path class="solid" d="M300 330l240-90v90zM540 330l240-90v90zM780 330l240-90v90zM1020 330l240-90v90z"/>
<path class="wash" d="M350 640V410h480v230z"/><path d="M470 410v230M590 410v230M710 410v230M350 525h480"/><path class="warm" d="M900 720V420h280v300z"/><path d="M1040 420v300M900 500h280M900 580h280"/>
${at(
  620,
  790,
  `<path class="shade" d="M-300 3h600l-20 12h-560z"/><path class="amber" d="M-290-150h580v34h-580z"/><path style="stroke-width:12" d="M-240-116V0M240-116V0M-240-46h480"/>
<path class="solid" d="M-200-150v-70h110v70zM-176-220v-46h62v46z"/><path style="stroke-width:9" d="M-90-196h90v46"/><path class="sheet" d="M70-150v-100h150v100z"/><path class="soft" d="M92-222h106M92-200h106M92-178h60"/>`,
)}`,
});

const coinsField = scene({
  ground: 'pine',
  hour: 0.5,
  things: `${trees([
    [110, 260],
    [1500, 300],
  ])}${row(6, (index) => at(330 + index * 190, GROUND + 60, `${shadow(70)}${coins(2 + index * 2)}`))}
${row(5, (index) => at(425 + index * 190, GROUND + 40, `<path class="day" d="M0 0v${-110 - index * 44}"/>${row(4, (ear) => `<path class="green" d="M0 ${-100 - index * 44 + ear * 20}q26-6 30-34-26 4-30 34zM0 ${-100 - index * 44 + ear * 20}q-26-6-30-34 26 4 30 34z"/>`)}`))}`,
});

const seedling = scene({
  ground: 'amber',
  hour: 0.34,
  things: `<path class="sheet" d="M240 790h1120v46H240z"/><path class="shade" d="M240 836h1120v14H240z"/>${at(
    860,
    790,
    `<path class="solid" d="M-150 0l-40-240h380L150 0z"/><path class="solid" d="M-210-290h420v50h-420z"/><path class="light" d="M-176-212h352"/>${at(0, -290, sprout, 2.2)}`,
  )}${row(3, (index) => at(440 - index * 20 + index * 140, 790, coins(1 + index), 0.8))}`,
});

/** Pictures of the demo posts as SVG, drawn for them in the language of the site's illustrations. */
export const pictures = {
  framedNumber,
  carOnRoad,
  phoneShield,
  hourglass,
  ledger,
  envelopes,
  shortcut,
  bridge,
  calendar,
  carInspection,
  renovation,
  workshop,
  coinsField,
  seedling,
  ...indoorPictures,
  ...outdoorPictures,
};

export type PictureName = keyof typeof pictures;
