import { colours } from '#content/colours.ts'
import { useEffect, type ReactNode } from 'react'
import { createPath, Links, Meta, Outlet, useMatches, useNavigation } from 'react-router'
import { isLeaving, loadDocument, pageStands } from '#core/browser/load-document.ts'
import { timeoutMs } from '#core/browser/load-timeout.ts'
import { ChatControl } from '#app/shell/chat-control.tsx'
import { ClosingBand } from '#app/shell/closing-band.tsx'
import { DocumentScripts } from '#app/shell/document-scripts.tsx'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import { MissingPart } from '#app/shell/missing-part.tsx'
import { Scroll } from '#app/shell/scroll.tsx'
import { Typefaces } from '#app/shell/typefaces.tsx'
import { Spinner } from '#ui/loading/spinner.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import './styles.css'

/** The document around every page. A route whose handle says `static` ships no script of ours at all. */
export function Layout({ children }: { children: ReactNode }) {
  const scripts = !useMatches().some(({ handle }) => (handle as { static?: boolean } | undefined)?.static)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colours.paper.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colours.paper.night} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Typefaces />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <ClosingBand />
        <Footer />
        <ChatControl />
        <MissingPart />
        <Toaster />
        <Scroll />
        {scripts && <DocumentScripts />}
      </body>
    </html>
  )
}

/** Whether the code of every part of the page is there: React Router draws nothing, and says nothing, where only the data came. */
// oxlint-disable-next-line no-underscore-dangle -- React Router's name
const hasCode = (id: string) => typeof window === 'undefined' || id in (window.__reactRouterRouteModules ?? {})

/** The page, and the spinner while the next one is on its way. What does not come, or not in time, is loaded as a document. */
export default function Root() {
  const { state, location: next } = useNavigation()
  const isWhole = useMatches().every(({ id }) => hasCode(id))
  useEffect(pageStands, [])
  useEffect(() => {
    if (!isWhole) loadDocument()
  }, [isWhole])
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(loadDocument, timeoutMs, createPath(next))
    return () => clearTimeout(timer)
  }, [next])
  return (
    <>
      <Outlet />
      {(state === 'loading' || !isWhole) && <Spinner label="Loading the page" />}
    </>
  )
}

/** Shown while a page that was not prerendered starts. */
export function HydrateFallback() {
  return <Spinner label="Loading the page" />
}

/** Shown in place of a page that failed. Plain links load the document anew, which also heals an old tab after a release. */
export function ErrorBoundary() {
  if (isLeaving()) return <Spinner label="Loading the page" />
  return (
    <div className="page-head wide">
      <div className="page-head-text">
        <title>Unexpected Application Error!</title>
        <h1>Unexpected Application Error!</h1>
        <p className="lead">What you typed into a form is kept on this device.</p>
        <div className="actions">
          <a className="button solid" href={location.pathname + location.search}>
            Load the page again
          </a>
          <a className="button" href="/">
            Go to the first page
          </a>
          <a className="button" href="/status">
            See what works now
          </a>
        </div>
      </div>
    </div>
  )
}
