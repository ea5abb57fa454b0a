import { expect, test } from 'vitest'
import { mostRows, readRows } from './read-rows.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reading = { decimals: 2, now: 1_800_000_000, never: [bob] }
const read = (text: string) => readRows(text, reading)

test('a line has the schedule of the form, or one of its own', () => {
  const { rows, errors, timed } = read(
    `address,amount,start,cliff,end,steps\n${ada},10.5\n${ada};"1,000";2027-01-31;;2031-01-31;16\n${ada}\t1\t1800000000\t2027-06-01T12:30\t2028-01-01\t`,
  )
  expect(errors).toEqual([])
  expect(timed).toBe(2)
  expect(rows).toEqual([
    { receiver: ada, amount: 1_050n },
    {
      receiver: ada,
      amount: 100_000n,
      schedule: { start: 1_801_353_600, cliff: 1_801_353_600, end: 1_927_584_000, steps: 16 },
    },
    {
      receiver: ada,
      amount: 100n,
      schedule: { start: 1_800_000_000, cliff: 1_811_853_000, end: 1_830_297_600, steps: 0 },
    },
  ])
})

test.each([
  ['0x12, 1', 'This is not an address'],
  [`${bob}, 1`, 'cannot receive a grant'],
  [`${ada}, 0`, 'more than nothing'],
  [`${ada}, 1, 2027-01-31`, 'A time is missing'],
  [`${ada}, 1, tomorrow, , 2031-01-31`, 'A time is missing'],
  [`${ada}, 1, 2031-01-31, , 2030-01-31`, 'not in order'],
  [`${ada}, 1, 2020-01-31, , 2021-01-31`, 'has passed'],
  [`${ada}, 1, 2027-01-31, , 2231-01-31`, 'too far ahead'],
  [`${ada}, 1, 2027-01-31, , 2031-01-31, 1.5`, 'Steps are a whole number'],
  [`${ada}, 1, 2027-01-31, , 2031-01-31, 1, 2`, 'Six values at most'],
  [`${ada}, 1, 2027-02-30, , 2031-01-31`, 'There is no such day or time: 2027-02-30.'],
  [`${ada}, 1, 2027-01-31, , 2027-02-29T09:00`, 'There is no such day or time: 2027-02-29T09:00.'],
  [`${ada},1,000.50`, 'An amount with commas needs quotes'],
])('%s is refused with what to do', (line, message) => {
  expect(read(line)).toMatchObject({ rows: [], errors: [{ line: 1, message: expect.stringContaining(message) }] })
})

test('names of columns may stand below empty lines, and a blank may separate', () => {
  expect(read(`\n\nto,amount\n${ada} 2`)).toMatchObject({ rows: [{ receiver: ada, amount: 200n }], errors: [] })
  expect(read(`Address (0x), Amount\n${ada},2`)).toMatchObject({ rows: [{ receiver: ada }], errors: [] })
  expect(read('tony,2').errors).toEqual([{ line: 1, message: expect.stringContaining('not an address') }])
  expect(read('wallet.eth,2').errors).toEqual([{ line: 1, message: expect.stringContaining('not an address') }])
})

test('a list that is too long is cut with a word', () => {
  const { rows, errors } = read(Array.from({ length: mostRows + 3 }, () => `${ada},1`).join('\n'))
  expect(rows).toHaveLength(mostRows)
  expect(errors).toEqual([{ line: mostRows + 1, message: expect.stringContaining('Split the list') }])
})
