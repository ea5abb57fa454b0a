import type { Hono } from 'hono'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { SafeHtml } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import type { StatusReport } from './status-report.ts'
import type { StatusWatch } from './status-watch.server.ts'

const { StatusPage } = await import('./status-page.tsx')

export type StatusDeps = Pages & { status: StatusWatch }

/** `/status` for people and `/status.json` for programs; to be mounted at `/`. They answer without the database too. */
export function statusPages(deps: StatusDeps): Hono<{ Variables: Variables }> {
  let drawn: { report: StatusReport; main: SafeHtml } | undefined
  const mainOf = (report: StatusReport) => {
    // The same report for ten seconds: it is drawn once.
    if (drawn?.report !== report) drawn = { report, main: draw(StatusPage, { report }) }
    return drawn.main
  }
  return endpoint()
    .get('/status', async () => shellPage(deps, { title: 'Status', main: mainOf(await deps.status.report()) }))
    .get('/status.json', async (c) => {
      const report = await deps.status.report()
      c.header('Cache-Control', 'public, max-age=15')
      c.header('X-Robots-Tag', 'noindex')
      return c.json(report)
    })
}
