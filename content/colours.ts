/** One colour of the site by day and by night. */
type Pair = { readonly day: string; readonly night: string }

/**
 * The colours of whatever has no stylesheet of ours: mail, PDF, pictures, badges. They are those of `src/ui/styles/tokens.css`, and a test
 * compares both; `npm run brand` writes both from one accent.
 */
export const colours = {
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
