import { expect, test } from 'vitest'
import { services } from '#core/offer/catalogue.ts'
import { attributeOf, elementsBelow, textOf } from '../../scripts/discovery/discovery-tree.ts'
import { builtPage, builtPages } from './built-pages.ts'
import { findHeadingFaults } from './find-heading-faults.ts'

const pages = builtPages()

/** What all of the sets hold. */
const inEvery = ([first, ...others]: readonly Set<string>[]) =>
  [...first!].filter((each) => others.every((set) => set.has(each)))

test('the headings of every page are in order, below one first heading', () => {
  // The server writes the heading of the frame.
  expect(findHeadingFaults(pages.filter(({ path }) => path !== '/frame'))).toEqual([])
})

test('no two listed pages have the same title or description', () => {
  const listed = pages.filter(({ elements }) => !elements.some((element) => attributeOf(element, 'name') === 'robots'))
  const said = listed.flatMap(({ elements, path }) =>
    elements.flatMap((element) => {
      if (element.tagName === 'title' && element.namespaceURI.endsWith('xhtml'))
        return [{ path, text: textOf(element) }]
      return attributeOf(element, 'name') === 'description' ? [{ path, text: attributeOf(element, 'content')! }] : []
    }),
  )
  expect(said.length).toBe(listed.length * 2)
  expect(said.filter(({ text }, at) => said.findIndex((each) => each.text === text) !== at)).toEqual([])
})

test('at most two headings are the same on the pages of all services', () => {
  const nine = pages.filter(({ path }) => path.slice(1) in services)
  const headings = nine.map(({ elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main')!
    return new Set(
      elementsBelow(main)
        .filter(({ tagName }) => /^h[23]$/.test(tagName))
        .map((heading) => textOf(heading)),
    )
  })
  expect(nine.length).toBe(Object.keys(services).length)
  expect(inEvery(headings).length).toBeLessThanOrEqual(2)
})

test.each([
  ['<h1>a</h1><h3>b</h3>', 'jumps from level 1'],
  ['<h2>a</h2><h1>b</h1>', 'jumps from level 0'],
  ['<h1>a</h1><h1>b</h1>', '2 first headings'],
  ['<h2>a</h2>', '0 first headings'],
  ['<h1>a</h1><h2></h2>', 'empty <h2>'],
])('%s is found', (body, problem) => expect(findHeadingFaults([builtPage('/', body)]).join()).toContain(problem))

test('headings may go back up by any number of levels', () => {
  expect(findHeadingFaults([builtPage('/', '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h2>e</h2>')])).toEqual([])
})
