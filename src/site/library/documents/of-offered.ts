import type { ServiceSlug } from '#core/offer/catalogue.ts'

const mark = /\{\{of ([\w -]+)\}\} ?/

/**
 * A document without what is only about services that are left out. `{{of nft-audit}}` begins a paragraph, an item, a row of a table or a
 * heading; after a heading the whole section goes. With several services it goes with the last of them.
 */
export function ofOffered(text: string, isOffered: (slug: ServiceSlug) => boolean): string {
  const goes = (line: string) => {
    const of = mark.exec(line)?.[1]
    return of !== undefined && !of.split(' ').some((slug) => isOffered(slug as ServiceSlug))
  }
  let below: number | undefined
  return text
    .split('\n')
    .filter((line) => {
      const level = /^(#+) /.exec(line)?.[1]!.length
      if (level !== undefined && (below === undefined || level <= below)) below = goes(line) ? level : undefined
      return below === undefined && !goes(line)
    })
    .map((line) => line.replace(mark, ''))
    .join('\n')
}
