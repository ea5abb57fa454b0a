import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { securityHeaders } from '#server/http/security-headers.server.ts'
import type { SiteFile, SiteManifest } from '#server/http/site-manifest.ts'
import { headersOf } from '#server/http/static.server.ts'
import { fillTemplate, type TemplateValues } from './fill-template.ts'
import { caddyWord, nginxWord } from './quote-values.ts'

/** Hashed files by the beginning of their addresses: those that run apart from a page have a policy of their own. The last takes the rest. */
const rules = [
  { rule: 'worker', prefix: '/assets/worker-' },
  { rule: 'compiler', prefix: '/assets/tokens/solc-' },
  { rule: 'asset', prefix: '/assets/' },
]

type Pairs = [string, string][]

/** What a proxy gives with the hashed files, taken from the build and from the server itself: types by ending, and headers by rule. */
function hashedFiles({ files, publicUrl }: SiteManifest) {
  const hashed = files.filter(({ path, immutable }) => immutable && path.startsWith('/assets/'))
  const types = new Map<string, string>()
  for (const { path, type } of hashed) {
    const ending = extname(path).slice(1)
    if ((types.get(ending) ?? type) !== type) throw new Error(`Files that end in .${ending} have two types.`)
    types.set(ending, type)
  }
  const ruleOf = ({ path }: SiteFile) => rules.find(({ prefix }) => path.startsWith(prefix))
  const grouped = rules.map((one) => ({ ...one, files: hashed.filter((file) => ruleOf(file) === one) }))
  return {
    types: [...types].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    rules: grouped
      .filter((group) => group.files.length > 0)
      .map(({ rule, prefix, files: those }) => ({ rule, prefix, headers: commonHeaders(those, publicUrl) })),
  }
}

/** The headers that all of these files have as the server answers them. Throws when they differ: a rule would be wrong for some. */
function commonHeaders(files: SiteFile[], publicUrl: string): Pairs {
  const common = securityHeaders(publicUrl)
  const all = files.map((file) => headersOf(file, { path: file.path, search: '' }, common))
  const odd = files.find((_, at) => JSON.stringify(all[at]) !== JSON.stringify(all[0]))
  if (odd) throw new Error(`${odd.path} has other headers than ${files[0]!.path}: the proxies need a rule for it.`)
  return Object.entries(all[0]!)
}

const template = (name: string) => readFileSync(join(import.meta.dirname, 'templates', `${name}.template`), 'utf8')
const indented = (lines: string[], by: string) => lines.map((line) => `${by}${line}`).join('\n')

const caddyType = ([ending, type]: Pairs[number]) =>
  `@${ending} path *.${ending}\n\theader @${ending} Content-Type ${caddyWord(ending, type)}`
const nginxType = ([ending, type]: Pairs[number]) => `${nginxWord(ending, type)} ${ending};`
const caddy = (headers: Pairs) => headers.map(([name, value]) => `header ${name} ${caddyWord(name, value)}`)
const nginx = (headers: Pairs) => headers.map(([name, value]) => `add_header ${name} ${nginxWord(name, value)};`)

/** What the templates of both proxies are filled with. `kept` is the folder of the hashed files. */
export function proxyValues(manifest: SiteManifest, kept: string): TemplateValues {
  const { types, rules: found } = hashedFiles(manifest)
  const [caddyTypes, nginxTypes] = [types.map(caddyType), types.map(nginxType)]
  const rulesOf = (name: string, headersAs: (headers: Pairs) => string[], by: string) =>
    found
      .map(({ headers, ...rule }) =>
        fillTemplate(template(name), {
          ...rule,
          kept,
          headers: indented(headersAs(headers), by),
          nginxTypes: indented(nginxTypes, ' '.repeat(12)),
        }),
      )
      .join('')
      .trimEnd()
  return {
    caddyTypes: indented(caddyTypes, '\t'),
    caddyRules: rulesOf('caddy-files', caddy, '\t\t'),
    nginxRules: rulesOf('nginx-files', nginx, ' '.repeat(8)),
  }
}
