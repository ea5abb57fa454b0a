import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { exactValue, sampleRequest, unlimited } from './sample-request.ts'
import { SignatureCompared } from './signature-compared.tsx'

const html = renderToStaticMarkup(<SignatureCompared />)

test('the request is read by the function that reads every signature', () => {
  const exact = describeSigning(sampleRequest(exactValue, {}))
  expect(exact.warnings).toEqual([])
  expect(exact.lines).toContainEqual(
    expect.objectContaining({ value: expect.objectContaining({ amount: exactValue }) }),
  )
  expect(describeSigning(sampleRequest(unlimited, {})).warnings).toEqual(['boundless'])
})

test('both screens are in the page, with what each tells', () => {
  expect(html).toContain('250000000')
  expect(html).toContain('250 USDC')
  expect(html).toContain('A user can answer 0 of 6 questions')
  expect(html).toContain('A user can answer 6 of 6 questions')
  expect(html).toContain(describeSigning(sampleRequest(exactValue, {})).lasting)
})

test('the number on the raw screen is the time that ours writes out', () => {
  const deadline = Number(sampleRequest(exactValue, {}).typedData.message.deadline)
  expect(html).toContain(`“${deadline}”`)
  expect(new Date(deadline * 1000).toISOString()).toBe('2027-01-31T12:00:00.000Z')
})
