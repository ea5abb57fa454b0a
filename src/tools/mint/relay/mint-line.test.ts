import { expect, test } from 'vitest'
import { mintLine } from './mint-line.ts'

function lineAt() {
  let time = 1_000
  const line = mintLine(() => time)
  const after = (milliseconds: number) => void (time += milliseconds)
  return { ...line, after }
}

test('before the first look, and long after the last one, nothing is said', () => {
  const line = lineAt()
  expect(line.before(7)).toEqual({})
  line.looked(5)
  expect(line.before(7)).toEqual({ ahead: 2 })
  line.after(5_001)
  expect(line.before(7)).toEqual({})
})

test('the time is that of the pace between the looks of the last half minute', () => {
  const line = lineAt()
  line.looked(0)
  line.after(1_000)
  line.looked(90)
  // Too near to each other to say a pace.
  expect(line.before(490)).toEqual({ ahead: 400 })
  line.after(1_000)
  line.looked(100)
  expect(line.before(600)).toEqual({ ahead: 500, seconds: 10 })
  line.after(29_500)
  // The first two looks are forgotten.
  line.looked(100 + 28 * 5)
  expect(line.before(245)).toEqual({ ahead: 5, seconds: 2 })
})

test('where nothing moves there is no time, and what is through has nothing before it', () => {
  const line = lineAt()
  line.looked(40)
  line.after(3_000)
  line.looked(40)
  expect(line.before(50)).toEqual({ ahead: 10 })
  line.after(1_000)
  line.looked(52)
  expect(line.before(50)).toEqual({ ahead: 0, seconds: 0 })
})
