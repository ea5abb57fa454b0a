// Before any component: Node cannot read them without it.
import '#core/process/jsx.server.ts'
import type { ComponentType } from 'react'
import type { Block } from './document.ts'
import { plainOf } from './drawn-marks.ts'

/** The drawings of the services by the names that documents call them by. */
const drawings: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'call-graph': async () => (await import('#site/drawings/call-graph.tsx')).CallGraph,
  'merkle-lace': async () => (await import('#site/drawings/merkle-lace.tsx')).MerkleLace,
  powers: async () => (await import('#site/drawings/powers.tsx')).Powers,
  'royalty-split': async () => (await import('#site/drawings/royalty-split.tsx')).RoyaltySplit,
  'token-plate': async () => (await import('#site/drawings/token-plate.tsx')).TokenPlate,
}

/** The blocks with their drawings drawn. Throws at a name that no drawing has. */
export const drawnBlocks = (blocks: readonly Block[]): Promise<Block[]> =>
  Promise.all(blocks.map(async (block) => (block.kind === 'drawing' ? drawn(block.name) : block)))

async function drawn(name: string): Promise<Block> {
  const load = drawings[name]
  if (!load) throw new Error(`A document cannot hold the drawing ${name}.`)
  const [{ createElement }, { renderToStaticMarkup }] = [await import('react'), await import('react-dom/server')]
  const html = renderToStaticMarkup(createElement(await load()), { identifierPrefix: `${name}-` })
  const [, says, , caption] = /<desc[^>]*>(.*?)<\/desc>(.*)<figcaption>(.*?)<\/figcaption>/s.exec(html)!
  return { kind: 'drawing', name, html, says: plainOf(says!), caption: plainOf(caption!) }
}
