import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnce } from '#core/reload-once.ts'
import { replayed } from '#core/replay.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** Its effect runs when the whole document is hydrated, because router and sentinel are committed together. */
function Sentinel() {
  useEffect(replayed, [])
  return null
}

// oxlint-disable-next-line no-underscore-dangle -- React Router's name
const build = window.__reactRouterManifest?.version ?? ''

startTransition(() => {
  hydrateRoot(
    document,
    <>
      <HydratedRouter onError={(error) => reloadOnce(error, build)} />
      <Sentinel />
    </>,
  )
})
