import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sealSvg } from '#seals/marks/svg-text.ts'
import { Address } from './address.tsx'
import { Certificate } from './certificate.tsx'
import { Lace } from './lace.tsx'
import { Microtext } from './microtext.tsx'
import { Rosette } from './rosette.tsx'
import { Seal } from './seal.tsx'
import { WaveTint } from './wave-tint.tsx'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const certificate = (
  <Certificate
    kind="Token certificate"
    serial="Sample"
    name="Meridian"
    caption="Sample, not on any chain"
    address={address}
    facts={[
      ['Owner', 'none'],
      ['Fee on transfer', '0 %'],
    ]}
  />
)

const everything = (
  <>
    <Seal seed="/404" size={360} engrave />
    <Seal seed="/404" size={360} />
    <Seal seed="intaglio" size={34} />
    <Rosette />
    <Rosette seed="/mint" />
    <WaveTint />
    <Lace />
    <Microtext text="Intaglio" />
    {certificate}
    {certificate}
  </>
)

const weigh = (node: ReactNode) => brotliCompressSync(renderToString(node)).length

test('no drawing carries a style, which the policy of the pages forbids', () => {
  expect(renderToString(everything)).not.toMatch(/<style| style=/)
})

test('every id is unique, also of equal drawings, and every reference has its target', () => {
  const html = renderToString(everything)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
  const references = [...html.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!)

  expect(ids.length).toBe(new Set(ids).size)
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
  expect(renderToString(everything)).toBe(html)
})

test('every drawing is hidden from assistive technology', () => {
  const drawings = renderToString(everything).match(/<svg(?![^>]* [xy]=)[^>]*>/g)!
  expect(drawings.filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([])
})

const lines = (svg: string) => svg.match(/ d="[^"]+"| transform="[^"]+"| stroke-width="[^"]+"/g)

test('a page and a file show the same lines', () => {
  expect(lines(renderToString(<Seal seed="intaglio" size={320} />))).toEqual(lines(sealSvg('intaglio', 320)))
})

test('the large drawings keep to their bytes', () => {
  expect(weigh(<Rosette />)).toBeLessThan(2200)
  expect(weigh(<WaveTint />)).toBeLessThan(800)
  expect(weigh(certificate)).toBeLessThan(3000)
})

test('an address stands whole, in groups of four', () => {
  const html = renderToString(<Address value={address} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(address)
  expect(html.match(/<span>/g)).toHaveLength(10)
})
