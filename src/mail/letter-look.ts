/** The colours and typefaces of a letter, written into each element: many mail programs know nothing else. */
export const look = {
  ink: '#2A45BB',
  paper: '#f4f6f5',
  sheet: '#fbfcfb',
  text: '#1c2440',
  quiet: '#525b78',
  line: '#c9d0e6',
  serif: "'Bodoni Moda','Bodoni 72',Didot,'Times New Roman',serif",
  sans: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
  mono: "'Spline Sans Mono',Menlo,Consolas,monospace",
} as const
