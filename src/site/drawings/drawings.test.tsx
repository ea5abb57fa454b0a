import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallGraph } from './call-graph.tsx'
import { MerkleLace } from './merkle-lace.tsx'
import { Powers } from './powers.tsx'
import { Reentrancy } from './reentrancy.tsx'
import { RoyaltySplit } from './royalty-split.tsx'
import { TokenPlate } from './token-plate.tsx'

/** Every drawing and the most it may weigh by itself, in bytes after brotli. */
const drawings: Record<string, [Component: ComponentType, most: number]> = {
  'call-graph': [CallGraph, 900],
  'merkle-lace': [MerkleLace, 900],
  powers: [Powers, 700],
  reentrancy: [Reentrancy, 700],
  'royalty-split': [RoyaltySplit, 700],
  'token-plate': [TokenPlate, 700],
}

/** A coordinate of a label, 0 where it is not given. */
const at = (label: string, axis: 'x' | 'y') => Number(new RegExp(` ${axis}="([^"]+)"`).exec(label)?.[1] ?? 0)

const each = Object.entries(drawings)

test('every drawing of this folder is listed here', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^(?!drawing\.)[^.]+\.tsx$/.test(file))
  expect(files.map((file) => file.replace('.tsx', '')).toSorted()).toEqual(Object.keys(drawings).toSorted())
})

test.each(each)('%s keeps to its bytes', (_, [Component, most]) => {
  expect(brotliCompressSync(renderToStaticMarkup(<Component />)).length).toBeLessThanOrEqual(most)
})

test.each(each)('%s is a picture that says in words what it shows', (_, [Component]) => {
  const html = renderToStaticMarkup(<Component />)
  const [, name, description] = /<svg role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html)!

  expect(html).toMatch(/^<figure class="drawing[^"]*">/)
  expect(html).toMatch(new RegExp(`<title id="${name}">[^<]{5,60}</title>`))
  expect(html).toMatch(new RegExp(`<desc id="${description}">[^<]{60,300}</desc>`))
  expect(html).toMatch(/<figcaption>[^<]{20,140}<\/figcaption><\/figure>$/)
})

test.each(each)('%s takes colours from the page and carries no style', (_, [Component]) => {
  expect(renderToStaticMarkup(<Component />)).not.toMatch(/ style=|<style| fill="(?!url)|#[\da-f]{6}|gradient|filter/)
})

test.each(each)('%s is drawn in whole numbers within its plane, its letters in its width', (_, [Component]) => {
  const html = renderToStaticMarkup(<Component />)
  const height = Number(/viewBox="0 0 320 (\d+)"/.exec(html)![1])
  const labels = html.match(/<text[^>]*>/g)!

  expect(html).not.toMatch(/NaN|undefined|Infinity/)
  expect(html).not.toMatch(/ d="[^"]*\d\.(?!5)\d/)
  for (const label of labels) {
    expect(at(label, 'x')).toBeGreaterThanOrEqual(0)
    expect(at(label, 'x')).toBeLessThanOrEqual(320)
    expect(at(label, 'y')).toBeGreaterThanOrEqual(6)
    expect(at(label, 'y')).toBeLessThanOrEqual(height - 6)
  }
})

test('two of each on one page share no id, and every reference has its target', () => {
  const html = renderToStaticMarkup(
    <>
      {each.map(([name, [Component]]) => (
        <div key={name}>
          <Component />
          <Component />
        </div>
      ))}
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
  const references = [...html.matchAll(/(?:href="#|url\(#|aria-\w+by=")([^")]+)/g)].map((match) => match[1]!)

  expect(new Set(ids).size).toBe(ids.length)
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([])
})
