import { markup, type SafeHtml } from '#core/text/html.server.ts'

/** A row of facts: its name, and what it is. */
export type FactRow = readonly [name: string, value: SafeHtml | string]

/** The rows that have something to say. */
export function rowsMarkup(rows: readonly (readonly [string, SafeHtml | string | undefined])[]): FactRow[] {
  return rows.filter((row): row is FactRow => row[1] !== undefined && row[1] !== '')
}

/** A table of facts, ruled like those of the pages. */
export function factTable(label: string, rows: readonly FactRow[]): SafeHtml {
  return markup`<section class="table-region ledger" aria-label="${label}" tabindex="0"><table><tbody>${rows.map(
    ([name, value]) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`,
  )}</tbody></table></section>`
}

/** A numbered clause of the page. */
export function clauseMarkup(number: number, heading: string, body: SafeHtml): SafeHtml {
  return markup`<section class="wide clause"><div class="number" aria-hidden="true">§ ${String(number)}</div>
<div class="body"><h2>${heading}</h2>${body}</div></section>\n`
}

/** An address in groups of four that may be broken between them, and is copied without spaces. */
export function addressMarkup(address: string): SafeHtml {
  const [first = '', ...others] = address.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return markup`<code class="address"><span>${first}</span>${others.map((group) => markup`<span><wbr>${group}</span>`)}</code>`
}

/** A moment to the minute, the same everywhere. */
export function timeMarkup(at: Date): SafeHtml {
  const iso = at.toISOString()
  return markup`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`
}
