import type { PageCode } from '#app/shell/before-hydration.ts'

const preload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*\/?>/g
const moduleScript = /<script type="module" async="">([^<]*)<\/script>/g
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/
const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g

/** The one match of a pattern in a text, with its groups. Throws `missing` when there is none or more than one. */
function only(text: string, pattern: RegExp, missing: string): string[] {
  const [match, ...more] = text.matchAll(pattern)
  if (!match || more.length) throw new Error(missing)
  return match as unknown as string[]
}

/**
 * Reads off a prerendered page what React Router would load at once: the modules in their order, the routes and everything they
 * import. Nothing for a page without scripts.
 */
export function readPageCode(html: string): Omit<PageCode, 'map' | 'integrity'> | undefined {
  // Structured data is not code.
  if (!/<script(?! type="application\/ld\+json")/.test(html)) return undefined
  const [, text = ''] = only(html, moduleScript, 'has scripts but not the one module script of React Router')
  const changed = 'starts React Router in a way scripts/pages/page-html.ts does not know'
  const [, manifest = ''] = only(text, /^import "([^"]+)";$/gm, changed)
  const [, entry = ''] = only(text, /^import\("([^"]+)"\);$/gm, changed)
  const [, record = ''] = only(text, /__reactRouterRouteModules = \{(.*)\};$/gm, changed)
  const files = new Map(
    [...text.matchAll(/^import \* as (\w+) from "([^"]+)";$/gm)].map(([, name, file]) => [name!, file!]),
  )
  const routes = [...record.matchAll(/("[^"]+"):(\w+)/g)].map(([, id, name]) => ({
    id: JSON.parse(id!) as string,
    file: files.get(name!),
  }))
  if (routes.length !== files.size || routes.some(({ file }) => !file)) throw new Error(changed)
  const ahead = new Set([...html.matchAll(preload)].map(([, href]) => href!))
  const modules = [manifest, ...routes.map(({ file }) => file!)]
  for (const file of [...modules, entry]) ahead.delete(file)
  return { modules, routes: routes.map(({ id }) => id), entry, ahead: [...ahead] }
}

/** Takes out what would load code before a visitor needs it, and puts the intent script in the place of the module script. */
export function loadOnIntent(html: string, intent: string): string {
  return html.replaceAll(preload, '').replace(moduleScript, () => `<script>${intent}</script>`)
}

/** Puts a script before the stylesheet, so that it runs before the first paint and without waiting for the styles. */
export function withHeadScript(html: string, script: string): string {
  const at = html.search(/<style|<link rel="(?:stylesheet|preload)"/)
  const end = html.indexOf('</head>')
  if (end < 0) throw new Error('has no head')
  const place = at < 0 || at > end ? end : at
  return `${html.slice(0, place)}<script>${script}</script>${html.slice(place)}`
}

/** What is known of the one stylesheet: its address, its integrity, and what the page needs of it at first. */
export type PageStyles = { path: string; integrity: string; critical: string }

/**
 * Gives a page the styles it needs at first, and disables the link to the whole stylesheet, which browsers then do not load: the
 * intent script enables it, together with the code that draws more than the page shows now. A page without scripts needs no more.
 */
export function withCriticalStyles(html: string, { path, integrity, critical }: PageStyles, scripts: boolean): string {
  const late = scripts ? `<link rel="stylesheet" href="${path}" integrity="${integrity}" disabled>` : ''
  return html.replace(stylesheet, () => `<style data-critical>${critical}</style>${late}`)
}

/** Adds its integrity to the stylesheet a page links. */
export function withStyleIntegrity(html: string, { path, integrity }: Omit<PageStyles, 'critical'>): string {
  return html.replace(stylesheet, () => `<link rel="stylesheet" href="${path}" integrity="${integrity}">`)
}

/** The text of every style element of a page, in order. */
export function inlineStylesOf(html: string): string[] {
  return [...html.matchAll(/<style data-(?:critical|faces)(?:="true")?>([^]*?)<\/style>/g)].map(([, text]) => text!)
}

/** The text of every script a page runs inline, in order. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, text]) => text!)
}
