import { expect, test } from 'vitest'
import { laceThreads, tile } from './lace-lines.ts'
import { wavePath, waveSheet } from './wave-lines.ts'

const sheet = { length: 520, amplitude: 44, step: [14, 13] as [number, number], width: 4000, height: 2000, stroke: 140 }

test('a wave line runs from crest to trough in halves of its length', () => {
  expect(wavePath({ length: 100, amplitude: 10, start: -100, count: 3 })).toBe(
    'M-100-10c18 0 32 20 50 20s32-20 50-20 32 20 50 20',
  )
})

test('a sheet covers its area, however far its waves drift', () => {
  for (const step of [sheet.step, [-10, 10] as [number, number]]) {
    const { d, repeats } = waveSheet({ ...sheet, step })
    const { copies } = repeats[0] as { copies: number }
    const start = Number(/^M(-?\d+)/.exec(d)![1])
    const halves = (d.match(/-?\d+/g)!.length - 4) / 4 + 0.5
    const end = start + halves * 260
    const last = (copies - 1) * step[0]
    expect(Math.max(start, start + last)).toBeLessThanOrEqual(0)
    expect(Math.min(end, end + last)).toBeGreaterThanOrEqual(4000)
    expect((copies - 1) * step[1]).toBeGreaterThan(2000 + 2 * 44)
  }
})

test('the threads of the lace stand an eighth of a period apart and cover the tile', () => {
  const { d, repeats } = laceThreads()
  expect(repeats).toEqual([{ copies: 8, move: [60, 0] }])
  expect(d.startsWith(`M${-2 * tile.width}-`)).toBe(true)
})
