/** Hands the visitor a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
