/** What you may do with the mark, in a few words. */
export const usageRules = [
  'Use the ink on a light ground, the paper colour on a dark ground, and black where you print without colour.',
  'Leave room around it: at least a quarter of the height of the seal on every side.',
  'Use the small seal below forty pixels. The full seal turns grey there.',
  'Do not redraw, turn, stretch, outline, shade or animate it. Put it on one plain tone.',
  'The mark says that you write about us. It does not say that we recommend you.',
] as const

/** What each colour of the site is for. `text` on `paper` is how most of it looks. */
export const colourUses: Readonly<Record<string, string>> = {
  ink: 'The one ink: lines, links, solid buttons',
  paper: 'The ground',
  sheet: 'Cards, windows',
  sunk: 'The foot of the page, wells',
  tint: 'What is chosen',
  text: 'Words',
  soft: 'Labels, captions',
  edge: 'Borders of controls',
  line: 'Ornament',
  bad: 'Failed',
  warn: 'Careful',
  good: 'Confirmed',
}

/** One colour as the stylesheet has it, by day and by night, with its contrast against `paper` (`paper` itself: against `text`). */
export type PressColour = { name: string; day: string; night: string; contrast: { day: number; night: number } }

/** A typeface of the site: whose it is, under which licence, and where it comes from. */
export type PressTypeface = { name: string; role: string; version: string; licence: string; source: string }

/** What the build knows of the press kit: the zip, what is in it, and what the page shows of both. */
export type PressKit = {
  zip: { bytes: number; sha256: string }
  /** Each folder of the zip (the first has no name), its files in order, and their size together before packing. */
  folders: readonly { folder: string; names: readonly string[]; bytes: number }[]
  colours: readonly PressColour[]
  typefaces: readonly PressTypeface[]
}
