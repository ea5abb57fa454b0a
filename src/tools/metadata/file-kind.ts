/** What a file begins with, as latin1. */
const beginnings: [kind: string, begins: RegExp][] = [
  ['PNG picture', /^\x89PNG\r\n/],
  ['JPEG picture', /^\xff\xd8\xff/],
  ['GIF picture', /^GIF8[79]a/],
  ['WebP picture', /^RIFF[^]{4}WEBP/],
  ['AVIF picture', /^[^]{4}ftypavi[fs]/],
  ['MP4 film', /^[^]{4}ftyp/],
  ['WebM film', /^.\x45\xdf\xa3/s],
  ['glTF model', /^glTF/],
  ['MP3 sound', /^(ID3|\xff[\xfb\xf3\xf2])/],
  ['PDF', /^%PDF-/],
  ['HTML page', /^\s*(<!doctype html|<html\b|<head\b|<body\b|<script\b)/i],
  ['SVG drawing', /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg\b/i],
  ['JSON', /^\s*[{[]/],
]

/** What a file is, by its first bytes and not by what its host calls it. */
export function fileKind(bytes: Uint8Array): string {
  const head = String.fromCodePoint(...bytes.subarray(0, 1_024))
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? 'something else'
}

/** Whether a kind is one that wallets show as a picture. */
export const isPicture = (kind: string): boolean => /picture$|^SVG/.test(kind)

/** What in a drawing runs or loads something when it is opened by itself, in words; undefined where nothing was found. */
export function activeParts(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes)
  const found = [
    /<script\b/i.test(text) && 'a script',
    /\son[a-z]+\s*=/i.test(text) && 'a handler of events',
    /javascript:/i.test(text) && 'a javascript: address',
    /<foreignobject\b/i.test(text) && 'foreign content',
    /(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\//i.test(text) && 'something of another host',
  ].filter(Boolean)
  return found.length > 0 ? found.join(', ') : undefined
}
