import { contrast, hexOf, oklchOf, type Oklch } from './oklch.ts'

/** A colour by day and by night. */
export type Pair = { day: string; night: string }
type Theme = keyof Pair

/** The colours the rule starts from: those of the product, whose accent is `house.ink.day`. */
const house = {
  paper: { day: '#f4f6f5', night: '#0a0e1f' },
  sheet: { day: '#fcfdfc', night: '#10162c' },
  sunk: { day: '#e8ecef', night: '#060917' },
  tint: { day: '#dfe4f4', night: '#151d3b' },
  text: { day: '#111a42', night: '#e9ecfb' },
  soft: { day: '#48527d', night: '#a7b0d6' },
  ink: { day: '#2a45bb', night: '#8fa2ff' },
  'on-ink': { day: '#ffffff', night: '#0a0e1f' },
  edge: { day: '#6a79b8', night: '#6272bd' },
  line: { day: '#c5cdea', night: '#27315c' },
  bad: { day: '#a3212b', night: '#ff9a9f' },
  warn: { day: '#7a4f00', night: '#f0c36b' },
  good: { day: '#1b6546', night: '#7fd6a8' },
  rosette: { day: '#2a45bb', night: '#9fb0ff' },
} as const satisfies Record<string, Pair>

export type ColourName = keyof typeof house
export type Colours = Record<ColourName, Pair>

const themes = ['day', 'night'] as const
const grounds = ['paper', 'sheet', 'sunk', 'tint'] as const
/** What failed, what needs care and what is confirmed keep their hues: red, amber and green mean something. */
const meant: readonly ColourName[] = ['bad', 'warn', 'good']

/** The least contrast of each colour, on each ground it is used on: WCAG 2.2 AA, and more for running text. */
export const leastContrast: readonly { name: ColourName; on: readonly ColourName[]; ratio: number }[] = [
  { name: 'text', on: [...grounds, 'line'], ratio: 7 },
  { name: 'soft', on: grounds, ratio: 4.5 },
  { name: 'ink', on: grounds, ratio: 4.5 },
  ...meant.map((name) => ({ name, on: grounds, ratio: 4.5 })),
  { name: 'edge', on: grounds, ratio: 3 },
  { name: 'on-ink', on: ['ink'], ratio: 4.5 },
]

/**
 * All colours of the site from one accent. Each keeps the lightness it has beside the house's accent, and takes the accent's hue, turned as far
 * from it as there; a pale accent makes all of them paler. The accent itself is the ink by day. Where a pair would have less contrast
 * than it must, the writing moves away from its ground, by a hundredth of lightness at a time, until it has it.
 */
export function coloursFrom(accent: string): Colours {
  const [given, own] = [oklchOf(accent), oklchOf(house.ink.day)]
  // A grey has no hue: all its colours are grey.
  const share = Math.min(1.25, given.c / own.c)
  const turned = (hex: string): Oklch => {
    const { l, c, h } = oklchOf(hex)
    return { l, c: c * share, h: (h - own.h + given.h + 360) % 360 }
  }
  const colours = Object.fromEntries(
    Object.entries(house).map(([name, pair]) => {
      const made = (hex: string) => (meant.includes(name as ColourName) ? hex : hexOf(turned(hex)))
      return [name, { day: made(pair.day), night: made(pair.night) }]
    }),
  ) as Colours
  colours.ink.day = accent
  for (const theme of themes) {
    colours['on-ink'][theme] = theme === 'day' ? '#ffffff' : colours.paper.night
    // Lines of code on the first page are marked on paper: `landing.css`.
    const marked = mixed(colours.warn[theme], colours.paper[theme], 0.14)
    for (const { name, on, ratio } of leastContrast) {
      if (name === 'on-ink') continue
      colours[name][theme] = readable(colours[name][theme], {
        on: [...on.map((ground) => colours[ground][theme]), ...(words.includes(name) ? [marked] : [])],
        ratio,
        theme,
      })
    }
    colours.rosette[theme] = theme === 'day' ? colours.ink.day : colours.rosette.night
  }
  return colours
}

/** What is written in code that may be marked. */
const words: readonly ColourName[] = ['text', 'soft', 'ink']

/** A share of one colour over another, as a screen mixes them. */
export function mixed(over: string, under: string, share: number): string {
  const bytes = [1, 3, 5].map((at) => {
    const [one, other] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}

/** A colour that can be read on all grounds: darker by day and lighter by night, as far as it has to be. */
function readable(hex: string, { on, ratio, theme }: { on: readonly string[]; ratio: number; theme: Theme }): string {
  const step = theme === 'day' ? -0.01 : 0.01
  let [found, colour] = [hex, oklchOf(hex)]
  while (on.some((ground) => contrast(found, ground) < ratio) && colour.l > 0 && colour.l < 1) {
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l + step)) }
    found = hexOf(colour)
  }
  return found
}
