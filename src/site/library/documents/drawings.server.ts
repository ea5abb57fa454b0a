// Before any component: Node cannot read them without it.
import '#core/process/jsx.server.ts'
import type { ComponentType } from 'react'
import type { Block } from './document.ts'
import { plainOf } from './drawn-marks.ts'

const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([import('react'), import('react-dom/server')])
const [{ CallGraph }, { LaunchWeeks }, { MerkleLace }, { Powers }, { RoyaltySplit }, { TokenPlate }] =
  await Promise.all([
    import('#site/drawings/call-graph.tsx'),
    import('#site/drawings/launch-weeks.tsx'),
    import('#site/drawings/merkle-lace.tsx'),
    import('#site/drawings/powers.tsx'),
    import('#site/drawings/royalty-split.tsx'),
    import('#site/drawings/token-plate.tsx'),
  ])

/** The drawings of the services by the names that documents call them by. */
const drawings: Readonly<Record<string, ComponentType>> = {
  'call-graph': CallGraph,
  'launch-weeks': LaunchWeeks,
  'merkle-lace': MerkleLace,
  powers: Powers,
  'royalty-split': RoyaltySplit,
  'token-plate': TokenPlate,
}

/** A drawing as its service shows it. Throws at a name that none has. */
export function drawingBlock(name: string): Extract<Block, { kind: 'drawing' }> {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`A document cannot hold the drawing ${name}.`)
  const html = renderToStaticMarkup(createElement(drawing), { identifierPrefix: `${name}-` })
  const [, says, , caption] = /<desc[^>]*>(.*?)<\/desc>(.*)<figcaption>(.*?)<\/figcaption>/s.exec(html)!
  return { kind: 'drawing', html, says: plainOf(says!), caption: plainOf(caption!) }
}
