import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnce } from '#core/reload-once.ts'
import { replayed } from '#core/replay.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

// oxlint-disable-next-line no-underscore-dangle -- React Router's name
const build = window.__reactRouterManifest?.version ?? ''

/** Its effect runs when everything in it is hydrated. Around the router and not beside it, where it would change every `useId`. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayed, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      <HydratedRouter onError={(error) => reloadOnce(error, build)} />
    </Hydrated>,
  )
})
