import { colours } from '#content/colours.ts'
import { brand } from '#content/brand.ts'
import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { look } from './letter-look.ts'
import { proseAsHtml, proseAsText, type ProsePart } from './letter-prose.server.ts'

const { ink, paper, sheet, text, quiet, line, serif, sans, mono } = look
/** By night, in mail clients that say so. */
const night = {
  ink: colours.ink.night,
  onInk: colours['on-ink'].night,
  paper: colours.paper.night,
  sheet: colours.sheet.night,
  text: colours.text.night,
  quiet: colours.soft.night,
}

/** One part of a letter: a paragraph, a button with its address, rows of label and value, or a part of a longer text. */
export type LetterPart =
  | { paragraph: string }
  | { button: string; href: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | ProsePart

/** A letter in plain words; `letter` sets it as text and as HTML. `footer` says why the reader has it. */
export type Letter = {
  heading: string
  parts: LetterPart[]
  footer: string
  footerLink?: { label: string; href: string }
}

/**
 * Sets a letter on the engraved letterhead, as plain text and as HTML for mail clients: tables and inline colours, since many know
 * nothing else, and no image, so that it looks right where images are blocked and nobody learns when it was read.
 */
export function layOutEmail(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) }
}

function asText({ heading, parts, footer, footerLink }: Letter): string {
  const blocks = parts.map((part) => {
    if ('paragraph' in part) return part.paragraph
    if ('button' in part) return `${part.button}:\n${part.href}`
    if (!('rows' in part)) return proseAsText(part)
    return part.rows
      .map(([label, value]) => (value.includes('\n') ? `${label}:\n\n${value}` : `${label}: ${value}`))
      .join('\n')
  })
  const link = footerLink ? `\n${footerLink.label}: ${footerLink.href}` : ''
  return `${brand.name.toUpperCase()}\n${brand.tagline}\n\n${heading}\n\n${blocks.join('\n\n')}\n\n--\n${footer}${link}\n${brand.name}, ${brand.email}\n`
}

function asHtml({ heading, parts, footer, footerLink }: Letter): string {
  // The line a banknote hides in its border: letters so small that they read as a rule.
  const microtext = `${brand.name} ${brand.tagline} `.toUpperCase().repeat(12)
  return String(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${night.paper} !important }
  .sheet { background-color: ${night.sheet} !important; border-color: ${night.ink} !important }
  .text { color: ${night.text} !important }
  .quiet { color: ${night.quiet} !important }
  .ink { color: ${night.ink} !important }
  .rule { border-color: ${night.ink} !important }
  .button { background-color: ${night.ink} !important }
  .button a { color: ${night.onInk} !important }
}
@media (max-width: 480px) {
  .page { padding: 28px 20px 24px !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:${paper}">
<tr><td align="center" style="padding:28px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background-color:${sheet};border:3px double ${ink}">
<tr><td class="page" style="padding:36px 44px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr>
<td class="ink" style="font-family:${serif};font-size:28px;line-height:32px;color:${ink}">${brand.name}</td>
<td class="quiet" align="right" style="font-family:${sans};font-size:12px;line-height:16px;color:${quiet}">${brand.tagline}</td>
</tr>
</table>
${rule(microtext)}
<h1 class="text" style="margin:0 0 20px;font-family:${serif};font-weight:500;font-size:25px;line-height:32px;color:${text}">${heading}</h1>
${parts.map(partAsHtml)}
${rule(microtext)}
<p class="quiet" style="margin:0;font-family:${sans};font-size:13px;line-height:20px;color:${quiet}">${footer}${
    footerLink && markup` <a class="ink" href="${footerLink.href}" style="color:${ink}">${footerLink.label}</a>.`
  }<br>${brand.name}, <a class="ink" href="mailto:${brand.email}" style="color:${ink}">${brand.email}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`)
}

function rule(microtext: string): SafeHtml {
  return markup`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 24px;table-layout:fixed"><tr><td class="rule ink" style="border-top:1px solid ${ink};border-bottom:1px solid ${ink};padding:2px 0;font-family:${mono};font-size:4px;line-height:5px;letter-spacing:0.5px;color:${ink};white-space:nowrap;overflow:hidden">${microtext}</td></tr></table>`
}

function partAsHtml(part: LetterPart): SafeHtml {
  if ('paragraph' in part)
    return markup`<p class="text" style="margin:0 0 18px;font-family:${sans};font-size:16px;line-height:25px;color:${text}">${part.paragraph}</p>\n`
  if ('button' in part)
    return markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 22px"><tr><td class="button" style="background-color:${ink}"><a href="${part.href}" style="display:inline-block;padding:14px 26px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${part.button}</a></td></tr></table>
<p class="quiet" style="margin:0 0 20px;font-family:${mono};font-size:12px;line-height:18px;color:${quiet};word-break:break-all">${part.href}</p>\n`
  if (!('rows' in part)) return proseAsHtml(part)
  const rows = part.rows.map(
    ([label, value]) => markup`<tr>
<td class="quiet rule" valign="top" width="30%" style="padding:9px 12px 9px 0;border-bottom:1px solid ${line};font-family:${sans};font-size:13px;line-height:21px;color:${quiet}">${label}</td>
<td class="text rule" valign="top" style="padding:9px 0;border-bottom:1px solid ${line};font-family:${sans};font-size:15px;line-height:22px;color:${text};word-break:break-word">${lines(value)}</td>
</tr>\n`,
  )
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px">${rows}</table>\n`
}

function lines(value: string): SafeHtml[] {
  return value.split('\n').map((part, index) => markup`${index > 0 && markup`<br>`}${part}`)
}
