import { expect, test } from 'vitest'
import { pricing } from '#content/pricing.ts'
import { auditCounts, readAudit, readMenu } from './read-values.ts'

const values = (more: Record<string, string> = {}) =>
  Object.fromEntries(auditCounts.map(({ name, value }) => [name, [more[name] ?? String(value)]]))

test('the values it starts from are estimated', () => {
  expect(readAudit(values())).toHaveProperty('days')
})

test.each(['1,200', '1 200', "1'200", '1_200', ' 1200 '])('%s is read as twelve hundred lines', (lines) => {
  expect(readAudit(values({ lines }))).toEqual(readAudit(values({ lines: '1200' })))
})

test.each([
  ['lines', '0'],
  ['lines', '-5'],
  ['lines', '1.5'],
  ['lines', ''],
  ['lines', 'many'],
  ['lines', '99999999999999'],
  ['lines', String(pricing.audit.mostLines + 1)],
  ['calls', 'NaN'],
  ['ready', '400'],
])('%s of "%s" is refused with what to enter', (name, typed) => {
  expect(readAudit(values({ [name]: typed }))).toEqual({
    field: name,
    sentence: expect.stringMatching(/: enter a whole number from [\d,]+ to [\d,]+\.$/),
  })
})

test('an option that was written into the address by hand changes nothing', () => {
  const read = readMenu(pricing.nftAudit)
  expect(read({ option: ['<script>'] })).toEqual(read({}))
})
