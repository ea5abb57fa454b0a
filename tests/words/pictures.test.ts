import { expect, test } from 'vitest'
import { builtPage, builtPages } from './built-pages.ts'
import { findUnnamedPictures } from './find-unnamed-pictures.ts'

test('every picture is named, or said to be an ornament', () => {
  const pages = builtPages()
  expect(pages.flatMap(({ elements }) => elements).some(({ tagName }) => tagName === 'svg')).toBe(true)
  expect(findUnnamedPictures(pages)).toEqual([])
})

test.each([
  ['<img src="/a.png">', 'an image without alt: /a.png'],
  ['<p class="x"><svg></svg></p>', 'neither named nor hidden, in <svg> in <p x>'],
  ['<svg aria-label=""></svg>', 'neither named nor hidden'],
  ['<svg aria-labelledby="nothing"></svg>', 'neither named nor hidden'],
  ['<svg><title></title></svg>', 'neither named nor hidden'],
  ['<div aria-label="x"><svg></svg></div>', 'neither named nor hidden'],
  ['<figure><svg></svg><figcaption> </figcaption></figure>', 'neither named nor hidden'],
])('%s is found', (body, problem) => expect(findUnnamedPictures([builtPage('/', body)]).join()).toContain(problem))

test.each([
  '<img src="/a.png" alt="">',
  '<p aria-hidden="true"><svg></svg></p>',
  '<svg aria-label="A seal"></svg>',
  '<i id="here">A seal</i><svg aria-labelledby="here"></svg>',
  '<svg><title>A seal</title></svg>',
  '<div role="img" aria-label="A seal"><svg></svg></div>',
  '<figure><svg></svg><figcaption>A seal</figcaption></figure>',
])('%s is left alone', (body) => expect(findUnnamedPictures([builtPage('/', body)])).toEqual([]))
