import lockStyles from '#locks/locks.css?inline'
import styles from './claims.css?inline'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${lockStyles}${styles}}`)

/** Puts the styles of the tools into the page, once. */
export function useToolStyles(): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
