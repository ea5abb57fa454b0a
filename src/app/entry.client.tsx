import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadDocument } from '#core/browser/load-document.ts'
import { replayed } from '#core/browser/replay.ts'

/** Its effect runs when everything in it is hydrated. Around the router and not beside it, where it would change every `useId`. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayed, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      {/* What has no place in the tree is not a fault of drawing: a file of the next page could not be had. */}
      <HydratedRouter onError={(_, { errorInfo }) => errorInfo ?? loadDocument()} />
    </Hydrated>,
  )
})
