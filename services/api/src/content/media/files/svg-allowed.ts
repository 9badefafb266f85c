const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Elements that draw. Nothing that runs, links, animates, loads or holds another language. */
export const SVG_TAGS = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern marker clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
`);

/** Their contents go with them; of other unknown elements the contents stay. */
export const SVG_DROPPED_WHOLE = words(`
  script foreignObject metadata iframe object embed audio video canvas i:pgf i:aipgf sodipodi:namedview
`);

export const SVG_ATTRIBUTES = words(`
  xmlns xmlns:xlink xml:space id class style role aria-label aria-hidden aria-labelledby lang
  href xlink:href version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength dx dy rotate textLength lengthAdjust startOffset method spacing transform transform-origin
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude
  exponent stdDeviation edgeMode radius scale seed baseFrequency numOctaves stitchTiles xChannelSelector
  yChannelSelector
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width vector-effect color opacity stop-color stop-opacity flood-color
  flood-opacity clip-path clip-rule mask mask-type filter marker marker-start marker-mid marker-end display visibility
  overflow paint-order shape-rendering text-rendering image-rendering color-interpolation
  color-interpolation-filters mix-blend-mode isolation enable-background
  font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift direction writing-mode
`);

/** What styles may call; of `url` only what lies in the same drawing. */
export const SVG_FUNCTIONS = new Set(
  words(`
  url rgb rgba hsl hsla calc matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  drop-shadow blur nth-child not
`),
);
