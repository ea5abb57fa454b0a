/** Hands the visitor a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Hands the visitor a text as a file of a type such as `text/calendar`. */
export function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }))
}
