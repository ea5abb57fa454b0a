import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { openToFrames } from '#server/frames/framing.server.ts'
import { allowOnPage } from '#server/http/connections.server.ts'
import { securityHeaders } from '#server/http/security-headers.server.ts'
import type { SiteFile, SiteManifest } from '#server/http/site-manifest.ts'
import { headersOf, isInternal } from '#server/http/static.server.ts'

/** One thing that is not as the manifest says. */
export type Difference = { path: string; fault: 'missing' | 'changed' | 'header' | 'extra'; detail: string }

/** What was compared, what differs, and which pages a hosted blog has renewed since, whose headers alone were compared. */
export type Verdict = { checked: number; differences: Difference[]; renewed: string[] }

type Options = {
  /** Where the site is, as an origin. */
  origin: string
  /** Other hosts that pages may connect to, as the server is configured. */
  connections: readonly string[]
  /** Hosts that may show the page for Safe in a frame, as the server is configured. */
  framers: readonly string[]
  /** Milliseconds one answer may take. */
  timeoutMs?: number
}

/** Answers asked for at a time. */
const atOnce = 8

/** Headers that give a page more than was built; any other may be that of a proxy. */
const foreignHeaders = [
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'link',
  'refresh',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
]

/** The names under which a script that outlives its page is usually left. */
const leftovers = ['/sw.js', '/service-worker.js', '/serviceworker.js']

/**
 * Fetches every file of the manifest in every form it is sent in, and compares bytes and headers with what was built. Shells that are
 * filled in for each visitor are not compared; that an address without a page answers 404 is.
 */
export async function verifyDeploy(manifest: SiteManifest, options: Options): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, differences: [], renewed: [] }
  const files = manifest.files.filter(({ path }) => !isInternal(path))
  const known = new Set([...manifest.files.map(({ path }) => path), ...Object.keys(manifest.moved ?? {})])
  const named = new Map<string, string>()
  await each(files, async (file) => {
    const { differences, renewed, names, builtNames } = await compareFile(file, manifest, options)
    verdict.checked++
    verdict.differences.push(...differences)
    if (renewed) verdict.renewed.push(file.path)
    for (const name of names) named.set(name, file.path)
    // What a page links to that is as built, such as the search, may well be there.
    for (const name of builtNames) known.add(name)
  })
  for (const path of leftovers) named.set(path, '')
  named.set(`/nothing-${randomBytes(8).toString('hex')}`, '')
  await each(
    [...named].filter(([path]) => !known.has(path)),
    async ([path, namedBy]) => {
      const answer = await ask(path, 'identity', options)
      if (typeof answer === 'string' || answer.status !== 200) return
      const detail = namedBy ? `not built, and named by ${namedBy}, which was changed` : 'not built, and answers 200'
      verdict.differences.push({ path, fault: 'extra', detail })
    },
  )
  verdict.differences.sort((one, other) => (one.path < other.path ? -1 : 1))
  verdict.renewed.sort()
  return verdict
}

async function each<item>(items: item[], work: (item: item) => Promise<void>) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** One file in all its forms. Addresses that it loads or links to: `names` where it was changed, `builtNames` where it was not. */
async function compareFile(file: SiteFile, manifest: SiteManifest, options: Options) {
  const found = new Map<string, Difference>()
  const [names, builtNames]: [string[], string[]] = [[], []]
  const mayRenew = manifest.renewed?.includes(file.path) === true
  let renewed = false
  const add = (fault: Difference['fault'], detail: string) =>
    found.set(`${fault} ${detail}`, { path: file.path, fault, detail })
  const expected = expectedHeaders(file, manifest, options)
  for (const form of [...file.encodings, 'identity']) {
    const answer = await ask(file.path, form, options)
    if (typeof answer === 'string') add('missing', answer)
    else if (isMoved(file, answer)) break
    else if (mayRenew && answer.status === 404) renewed = true
    else if (answer.status !== 200) add('missing', `answers ${answer.status}`)
    else {
      for (const detail of headerFaults(expected, answer.headers)) add('header', detail)
      const asBuilt = createHash('sha256').update(answer.body).digest('base64url') === file.sha256
      if (asBuilt && file.type.startsWith('text/html')) builtNames.push(...namesIn(answer))
      else if (!asBuilt && mayRenew) renewed = true
      else if (!asBuilt) {
        add('changed', `${answer.body.length} bytes that were not built`)
        names.push(...namesIn(answer))
      }
    }
  }
  return { differences: [...found.values()], names, builtNames, renewed }
}

/** Our server answers this page by leading on, since it knows which event is on; another host sends the page. */
const isMoved = ({ path }: SiteFile, { status, headers }: Answer) =>
  path === '/gitex-global-nft' && status === 302 && /^\/mint\?code=[\w-]+$/.test(headers.get('location') ?? '')

function expectedHeaders(file: SiteFile, { publicUrl }: SiteManifest, { connections, framers }: Options) {
  const opened = file.type.startsWith('text/html') ? openToFrames(allowOnPage(file, connections), framers) : file
  // A proxy that compresses by itself may vary by more.
  const { Vary: _, ...headers } = headersOf(opened, { path: file.path, search: '' }, securityHeaders(publicUrl))
  return { ...headers, 'Content-Type': file.type }
}

function headerFaults(expected: Record<string, string>, headers: Headers): string[] {
  const wrong = Object.entries(expected).filter(([name, value]) => bare(headers.get(name) ?? '') !== bare(value))
  const names = new Set(Object.keys(expected).map((name) => name.toLowerCase()))
  const more = foreignHeaders.filter((name) => headers.has(name) && !names.has(name))
  return [
    ...wrong.map(([name]) => `${name} is ${headers.has(name) ? 'not as built' : 'absent'}`),
    ...more.map((name) => `${name} was not built`),
  ]
}

/** A proxy may write the same value with other spaces and capitals. */
const bare = (value: string) => value.replace(/\s+/g, '').toLowerCase()

const namesIn = ({ body }: Answer): string[] =>
  [...body.toString().matchAll(/(?:src|href)=["']?(\/[^\s"'>?#]*)|<loc>https?:\/\/[^/<]+(\/[^<?#]*)/g)].map(
    ([, link, place]) => link ?? place!,
  )

type Answer = { status: number; headers: Headers; body: Buffer }

const decoders: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
}

/** Bytes of a body, decoded; no file of ours is near it. */
const maxOutputLength = 64 * 1024 * 1024

/**
 * One answer with its decoded body, or why there is none. Not by `fetch`: that of Node 24 ends the process when a host closes the
 * connection while a large body is still being decoded.
 */
async function ask(path: string, form: string, { origin, timeoutMs = 60_000 }: Options): Promise<Answer | string> {
  const target = new URL(path, origin)
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  const signal = AbortSignal.timeout(timeoutMs)
  const once = () =>
    new Promise<Answer | 'again'>((resolve, reject) => {
      const headers = { 'Accept-Encoding': form, Accept: 'text/html,*/*' }
      const asked = request(target, { headers, signal })
      // A kept connection may have been closed by the host just now.
      asked.once('error', (error) => (asked.reusedSocket && !signal.aborted ? resolve('again') : reject(error)))
      asked.once('response', (answer) => void answerOf(answer).then(resolve, reject))
      asked.end()
    })
  try {
    for (;;) {
      const answer = await once()
      if (answer !== 'again') return answer
    }
  } catch {
    return signal.aborted ? 'does not answer in time' : 'cannot be fetched'
  }
}

async function answerOf(answer: IncomingMessage): Promise<Answer> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const decode = decoders[headers.get('content-encoding')?.toLowerCase() ?? '']
  // Decoded as a whole: a stream whose end is not where it says keeps its reader waiting.
  const sent = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers, body: decode ? await decode(sent, { maxOutputLength }) : sent }
}
