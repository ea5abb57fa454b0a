import { textOf } from '../../scripts/discovery/discovery-tree.ts'
import type { BuiltPage } from './built-pages.ts'

/** Pages whose headings leave out a level on the way down, are empty, or whose first heading is not the one `<h1>`. */
export function findHeadingFaults(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap(({ path, elements }) => {
    const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    const faults = headings.flatMap((heading, at) => {
      const name = `<${heading.tagName}> “${textOf(heading).slice(0, 50)}”`
      if (!textOf(heading)) return [`${path} has an empty ${name}`]
      const above = levels[at - 1] ?? 0
      return levels[at]! > above + 1 ? [`${path} jumps from level ${above} to ${name}`] : []
    })
    const firsts = levels.filter((level) => level === 1).length
    return firsts === 1 ? faults : [...faults, `${path} has ${firsts} first headings`]
  })
}
