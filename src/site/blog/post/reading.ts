import { slugOf } from './addresses.ts'
import type { Block, Post, TextBlock } from './post.ts'

/** The words of a block of text, without its notes. */
export const plainText = ({ children }: TextBlock): string =>
  children.map((child) => (child._type === 'span' ? child.text : '')).join('')

/** A heading of a post with the `id` it is linked by. */
export type Heading = { block: TextBlock; id: string; text: string; level: 2 | 3 }

/** The headings of a post in their order. Two that say the same get ids that differ. */
export function headingsOf(body: readonly Block[]): Heading[] {
  const taken = new Map<string, number>()
  return body.flatMap((block): Heading[] => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return []
    const text = plainText(block)
    // `c-` keeps them apart from the ids of the page itself.
    const id = `c-${slugOf(text) || 'part'}`
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return [{ block, id: count === 1 ? id : `${id}-${count}`, text, level: block.style === 'h2' ? 2 : 3 }]
  })
}

/** Words a minute: somewhat below what people read of plain prose, because ours has figures in it. */
const pace = 220

/** How many words are read: prose and notes whole, code and tables by their words as well. */
export function countWords(body: readonly Block[]): number {
  const texts = body.map((block) => {
    if (block._type === 'code') return block.code
    if (block._type === 'table') return block.rows.flat().join(' ')
    if (block._type === 'attack') return ''
    if (block._type === 'figure' || block._type === 'image') return block.caption ?? ''
    return block.children.map((child) => (child._type === 'span' ? child.text : child.note)).join(' ')
  })
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
}

/** Minutes it takes to read, at least one. */
export const readingMinutes = ({ body }: Post): number => Math.max(1, Math.round(countWords(body) / pace))
