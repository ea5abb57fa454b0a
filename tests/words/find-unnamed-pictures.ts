import {
  asElement,
  attributeOf,
  elementsBelow,
  textOf,
  type PageElement,
} from '../../scripts/discovery/discovery-tree.ts'
import type { BuiltPage } from './built-pages.ts'

/** What an element stands in, itself first, outermost last. */
function* outwards(element: PageElement): Generator<PageElement> {
  for (let each: PageElement | undefined = element; each; each = asElement(each.parentNode)) yield each
}

/**
 * Pictures that a screen reader says nothing about, although they are not marked as decoration: an image without `alt`, and a
 * drawing that is neither hidden nor named, by itself, by what it stands in, or by the caption of its figure.
 */
export function findUnnamedPictures(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap(({ path, elements }) => {
    const ids = new Set(elements.map((element) => attributeOf(element, 'id')))
    return elements.flatMap((element) => {
      const { tagName } = element
      if (tagName === 'img' && attributeOf(element, 'alt') === undefined)
        return [`${path} has an image without alt: ${attributeOf(element, 'src')}`]
      if (tagName !== 'svg') return []
      const around = [...outwards(element)]
      const isHidden = around.some((each) => attributeOf(each, 'aria-hidden') === 'true')
      return isHidden || around.some((each) => isNamed(each, ids))
        ? []
        : [`${path} has a drawing that is neither named nor hidden, in ${around.slice(0, 4).map(called).join(' in ')}`]
    })
  })
}

const called = (element: PageElement) => {
  const name = attributeOf(element, 'class') ?? attributeOf(element, 'id')
  return `<${element.tagName}${name ? ` ${name}` : ''}>`
}

function isNamed(element: PageElement, ids: ReadonlySet<string | undefined>): boolean {
  if (attributeOf(element, 'aria-label')) return /^(?:svg|figure|a|button)$/.test(element.tagName) || isPicture(element)
  const labelledBy = attributeOf(element, 'aria-labelledby')
  if (labelledBy) return labelledBy.split(' ').every((id) => ids.has(id))
  const naming = { svg: 'title', figure: 'figcaption' }[element.tagName]
  return elementsBelow(element).some((each) => each.tagName === naming && textOf(each) !== '')
}

const isPicture = (element: PageElement) => attributeOf(element, 'role') === 'img'
