import { brand } from '#content/brand.ts'
import { escapeHtml, markup, type SafeHtml } from '#core/text/html.server.ts'

/** A prerendered page with the headers of its own, such as its content security policy. */
export type SitePage = { html: string; headers: Record<string, string> }

/** Where server-made pages come from: `frame` is the empty shell, `page` any page of the site by its path. */
export type Pages = { frame: () => SitePage | undefined; page: (path: string) => SitePage | undefined }

/** What a server-made page consists of; `head` is what its head says beside the title, such as a card for sharing. */
type Filling = { title: string; main: SafeHtml; head?: SafeHtml }

/** Puts a title and what belongs into `<main>` into the empty shell. Answers undefined when it is not the shell we know. */
export function fillShell(shellHtml: string, { title, main, head }: Filling): string | undefined {
  const place = '<div id="frame"></div>'
  if (!shellHtml.includes(place) || !/<title>[^<]*<\/title>/.test(shellHtml)) return undefined
  // Functions, because a `$` in what a visitor typed means something in a replacement text.
  return shellHtml
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${head ?? ''}`)
    .replace(place, () => main.text)
}

/** A server-made page: not stored, not indexed, without scripts. In the shell of the site, or plain while that is not built. */
export function shellPage(
  { frame }: Pick<Pages, 'frame'>,
  { title, main, head, status = 200, headers = {} }: Filling & { status?: number; headers?: Record<string, string> },
): Response {
  const shell = frame()
  const fullTitle = `${title} · ${brand.name}`
  const framed = shell && fillShell(shell.html, { title: fullTitle, main, head })
  const own = framed ? shell.headers : { 'content-security-policy': plainPolicy }
  return htmlAnswer(framed ?? plainPage(fullTitle, main), { status, headers: { ...own, ...headers } })
}

/** HTML that is nobody else's business: never stored, never indexed. */
export function htmlAnswer(
  html: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

const plainPolicy =
  "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'"

function plainPage(title: string, main: SafeHtml): string {
  return String(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<header><a href="/">${brand.name}</a></header>
<main id="main">${main}</main>
</body>
</html>
`)
}
