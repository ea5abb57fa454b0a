import { expect, test } from 'vitest'
import { laceThreads, tile } from './lace-lines.ts'
import { wavePath, waveSheet } from './wave-lines.ts'

const sheet = { length: 520, amplitude: 44, step: [13, 13] as [number, number], width: 520, height: 520, stroke: 140 }

test('a wave line runs from crest to trough in halves of its length', () => {
  expect(wavePath({ length: 100, amplitude: 10, start: -100, count: 3 })).toBe(
    'M-100-10c18 0 32 20 50 20s32-20 50-20 32 20 50 20',
  )
})

test('a sheet covers its area, and its tiles fit each other', () => {
  for (const step of [sheet.step, [-13, 13] as [number, number]]) {
    const waves = waveSheet({ ...sheet, step })
      .d.split('M')
      .slice(1)
    const points = waves.map((wave) => wave.match(/-?\d+/g)!.map(Number))
    for (const [index, [x, y, ...curves]] of points.entries()) {
      const halves = (curves.length - 2) / 4
      expect(x).toBeLessThanOrEqual(0)
      expect(x! + halves * 260).toBeGreaterThanOrEqual(sheet.width)
      expect(y).toBe(points[0]![1]! + index * step[1])
    }
    expect(points[0]![1]! + 2 * sheet.amplitude).toBeLessThanOrEqual(0)
    expect(points.at(-1)![1]).toBeGreaterThanOrEqual(sheet.height)
    // As many waves on as a tile is high, the crests stand where they stood.
    expect(Math.abs(points[40]![0]! - points[0]![0]!) % sheet.length).toBe(0)
  }
})

test('the threads of the lace stand an eighth of a period apart and cover the tile', () => {
  const { d, repeats } = laceThreads()
  expect(repeats).toEqual([{ copies: 8, move: [60, 0] }])
  expect(d.startsWith(`M${-2 * tile.width}-`)).toBe(true)
})
