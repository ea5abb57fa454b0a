import { markup, type SafeHtml } from './html.server.ts'

/** A link that saves a JSON file. The file is in the link, so it needs no script and says what the page says. */
export function jsonLink(name: string, json: string): SafeHtml {
  return markup`<div class="actions"><a class="button" download="${name}" href="data:application/json;charset=utf-8,${encodeURIComponent(json)}">Save as JSON</a></div>`
}
