/** Where the writer's words end and what they answer begins, as mail programs say it in four languages. */
const attribution = /^(?:on\b.*\d.*\bwrote|am\b.*\d.*\bschrieb\b.*|le\b.*\d.*\ba écrit|el\b.*\d.*\bescribió)\s*:$/is

/** A line that has nothing of the writer's below it. */
const divider =
  /^(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|mensaje original)\s*-{2,}|_{20,})$/i

/** The headers of the mail below, as Outlook writes them. */
const headerLine = /^\*?(?:from|von|de)\s?:\*?\s.*\S/i
const secondHeader = /^\*?(?:sent|date|gesendet|datum|envoyé|date|enviado(?: el)?|fecha|to|an|à|para)\s?:\*?\s/i

/** What programs of telephones write below. */
const sentFrom = /^(?:sent from my|von meinem .* gesendet|envoyé de mon|enviado desde mi)\b/i

/** What a person wrote in a mail: without what they quote, and without their signature. Empty where they wrote nothing. */
export function ownWordsOf(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const own: string[] = []
  for (const [at, line] of lines.entries()) {
    if (endsAt(lines, at)) break
    if (!line.trimStart().startsWith('>')) own.push(line.trimEnd())
  }
  return own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whether nothing of the writer's comes from this line on. */
function endsAt(lines: readonly string[], at: number): boolean {
  const line = lines[at]!
  // The signature begins with two hyphens and a space, which some programs cut off.
  if (/^-- ?$/.test(line) || divider.test(line.trim()) || sentFrom.test(line.trim())) return true
  if (headerLine.test(line) && secondHeader.test(lines[at + 1] ?? '')) return true
  // An attribution may be broken into as many as three lines; what follows it is quoted, or nothing.
  return [1, 2, 3].some((count) => {
    const said = lines.slice(at, at + count)
    return (
      said.every((each) => each.trim()) && attribution.test(said.join(' ').trim()) && quotesAfter(lines, at + count)
    )
  })
}

/** Whether a quote stands somewhere below; a mail that came as HTML has none that is marked. */
function quotesAfter(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from).find((line) => line.trim())
  return next === undefined || next.trimStart().startsWith('>') || !lines.some((line) => line.startsWith('>'))
}
