const adopted = new Set<string>()

/**
 * Puts the styles of a tool into the page, once. A sheet made by script needs no exception from the policy, and the page is spared what
 * it may never show.
 */
export function adoptStyles(...styles: readonly string[]): void {
  const text = `@layer parts{${styles.join('')}}`
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
