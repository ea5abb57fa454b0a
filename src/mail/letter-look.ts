import { colours } from '#content/colours.ts'

/** The colours and typefaces of a letter by day, written into each element: many mail programs know nothing else. */
export const look = {
  ink: colours.ink.day,
  paper: colours.paper.day,
  sheet: colours.sheet.day,
  text: colours.text.day,
  quiet: colours.soft.day,
  line: colours.line.day,
  serif: "'Bodoni Moda','Bodoni 72',Didot,'Times New Roman',serif",
  sans: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
  mono: "'Spline Sans Mono',Menlo,Consolas,monospace",
} as const
