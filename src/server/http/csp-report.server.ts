import { fail } from '#core/errors.ts'
import { endpoint, readBytes } from '#core/http/endpoint.server.ts'
import type { Log } from '#core/process/log.server.ts'
import type { Site } from './site.server.ts'

type Report = { directive: string; blocked: string; page: string }

/** Reports logged a minute: a page that is broken for everybody would otherwise fill the log. */
const perMinute = 60

/** `POST /csp-report`: violations of the content policy, in the form of the Reporting API and in the older one. */
export function cspReportEndpoint({ log, site }: { log: Log; site: Site }) {
  let window = { starts: 0, count: 0 }
  return endpoint().post('/csp-report', async (c) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    if (!/^application\/(csp-report|reports\+json|json)$/.test(type)) throw fail('request.type')
    const now = performance.now()
    if (now - window.starts > 60_000) window = { starts: now, count: 0 }
    if (window.count >= perMinute) throw fail('request.too-many', { seconds: 60 })
    const reports = parseReports(await readBytes(c.req.raw)).slice(0, 10)
    for (const { directive, blocked, page } of reports) {
      window.count++
      log.warn('csp-violation', { directive, blocked, page: site.files.has(page) ? page : 'other' })
    }
    return c.body(null, 204)
  })
}

/** Reads both forms and keeps three words of each report: no query, no source text, no address of an unknown page. */
function parseReports(bytes: Uint8Array): Report[] {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw fail('request.malformed').because(error)
  }
  const items = Array.isArray(body) ? body : [body]
  return items.flatMap((item) => {
    const { 'csp-report': old, body: current } = (item ?? {}) as Record<string, Record<string, unknown> | undefined>
    const report = old ?? current
    if (typeof report !== 'object' || report === null) return []
    return {
      directive: word(report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']),
      blocked: origin(report.blockedURL ?? report['blocked-uri']),
      page: path(report.documentURL ?? report['document-uri']),
    }
  })
}

const word = (value: unknown) =>
  typeof value === 'string' ? (value.match(/^[a-z-]{1,40}/)?.[0] ?? 'unknown') : 'unknown'

/** The origin of an address, or the keyword browsers put in its place (`inline`, `eval`, `data`, …). */
function origin(value: unknown): string {
  if (typeof value !== 'string') return 'unknown'
  if (/^[a-z-]{1,40}$/.test(value)) return value
  const url = URL.parse(value)
  return url?.host ? url.origin : (url?.protocol ?? 'unknown')
}

const path = (value: unknown) => (typeof value === 'string' ? (URL.parse(value)?.pathname ?? '') : '')
