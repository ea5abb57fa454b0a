import { markup, type SafeHtml } from '#core/text/html.server.ts'

/** A table of names and values for a page in the frame; a fact that is undefined or empty is left out. `about` names it to a reader. */
export function factRows(about: string, facts: [name: string, value: SafeHtml | string | undefined][]): SafeHtml {
  const given = facts.filter(([, value]) => value !== undefined && value !== '')
  return markup`<div class="wide"><section class="table-region ledger" aria-label="${about}" tabindex="0"><table><tbody>${given.map(
    ([name, value]) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`,
  )}</tbody></table></section></div>`
}

/** A long number that may be broken after every four digits, and is copied without spaces. */
export function spaced(hex: string): SafeHtml {
  const [first = '', ...others] = hex.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return markup`<code class="address"><span>${first}</span>${others.map((group) => markup`<span><wbr>${group}</span>`)}</code>`
}

/** An address as `spaced`, as a link to what is there. */
export function linkedAddress(address: string): SafeHtml {
  return markup`<a href="/address/${address}">${spaced(address)}</a>`
}
