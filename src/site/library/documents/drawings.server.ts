// Before any component: Node cannot read them without it.
import '#core/process/jsx.server.ts'
import type { Block } from './document.ts'
import { plainOf } from './drawn-marks.ts'

/** The blocks with their drawings drawn. Throws at a name that no drawing has. */
export const drawnBlocks = (blocks: readonly Block[]): Promise<Block[]> =>
  Promise.all(blocks.map(async (block) => (block.kind === 'drawing' ? drawn(block.name) : block)))

async function drawn(name: string): Promise<Block> {
  const { documentDrawings } = await import('./drawings.ts')
  const drawing = documentDrawings[name]
  if (!drawing) throw new Error(`A document cannot hold the drawing ${name}.`)
  const [{ createElement }, { renderToStaticMarkup }] = [await import('react'), await import('react-dom/server')]
  const html = renderToStaticMarkup(createElement(drawing), { identifierPrefix: `${name}-` })
  const [, says, , caption] = /<desc[^>]*>(.*?)<\/desc>(.*)<figcaption>(.*?)<\/figcaption>/s.exec(html)!
  return { kind: 'drawing', name, html, says: plainOf(says!), caption: plainOf(caption!) }
}
