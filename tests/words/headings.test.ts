import { expect, test } from 'vitest'
import { attributeOf, textOf } from '../../scripts/discovery/discovery-tree.ts'
import { builtPage, builtPages } from './built-pages.ts'
import { findHeadingFaults } from './find-heading-faults.ts'

const pages = builtPages()

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
