/**
 * Props of a control whose press needs `load`: a pointer or the focus on it comes before the press, and begins to load. A failure is told
 * at the press, which loads again.
 */
export function aheadOfPress(load: () => Promise<unknown>) {
  const begin = () => void load().catch(() => {})
  return { onPointerEnter: begin, onFocus: begin }
}
