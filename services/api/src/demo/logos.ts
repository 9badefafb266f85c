const WIDTH = 1600;
const HEIGHT = 900;

interface Colours {
  ground: string;
  line: string;
  sun: string;
}

/** The sign: «П», whose crossbar is the arc of the day with the sun at its top. */
function sign({ ground, line, sun }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<g transform="translate(480 110) scale(20)">
<path d="M4.5 29V14.5Q7 12.2 9.9 10.8M27.5 29V14.5Q25 12.2 22.1 10.8" fill="none" stroke="${line}" stroke-width="2.5"/>
<circle cx="16" cy="9" r="4.8" fill="${sun}"/>
</g></svg>`;
}

/** The sign of the brand on every ground, as SVG. */
export const logos = {
  signOnLight: sign({ ground: '#fffdf8', line: '#0f4f4b', sun: '#f4a81d' }),
  signOnDark: sign({ ground: '#14261f', line: '#fffdf8', sun: '#f4a81d' }),
  signOnYellow: sign({ ground: '#f4a81d', line: '#14261f', sun: '#fffdf8' }),
  signInInk: sign({ ground: '#ffffff', line: '#14261f', sun: '#14261f' }),
  signInverted: sign({ ground: '#14261f', line: '#ffffff', sun: '#ffffff' }),
};

export type LogoName = keyof typeof logos;
