import { expect, test } from 'vitest'
import { decodeCall } from '#transactions/describe/decode-call.ts'
import { describeCall } from '#transactions/describe/describe-call.ts'
import { permanent } from './campaign.ts'
import { createCall, refundCall } from './claim-calls.ts'
import { claimsOn } from './claim-words.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const terms = {
  token,
  root: `0x${'ab'.repeat(32)}`,
  total: 500n,
  start: 0,
  deadline: permanent,
  metadataURI: 'https://lists.example/list.json',
} as const

const linesOf = ({ to, data }: ReturnType<typeof createCall>) => {
  const call = decodeCall({ chainId: 1, to, data }, [claimsOn(1, token)])
  if (call.at !== 'ours') throw new Error('The call is not read.')
  const words = describeCall(call, { to, native: [], isKnown: () => true })
  return { ...words, lines: Object.fromEntries(words.lines.map(({ label, value }) => [label, value])) }
}

test('the terms of a campaign are shown one by one, the amount in its token', () => {
  const { lines, lasting } = linesOf(createCall({ ...terms, ownClaims: true }))

  expect(lines['Pay in']).toEqual({ as: 'amount', amount: 500n, of: token })
  expect(lines['Token']).toEqual({ as: 'party', address: token })
  expect(lines['Claims open']).toEqual({ as: 'text', text: 'Immediately' })
  expect(lines['Claims are paid']).toEqual({ as: 'text', text: 'Out' })
  expect(lines['Own claims only']).toEqual({
    as: 'text',
    text: 'Yes: the account on the list, or anyone it signs for',
  })
  expect(lasting).not.toContain('locks')
})

test('a campaign with locks says when they open', () => {
  const lock = { start: 1_900_000_000, cliff: 1_900_000_000, end: 1_950_000_000, steps: 0 }
  const { lines, lasting } = linesOf(createCall({ ...terms, lock }))

  expect(lines['Claims are paid']).toMatchObject({
    text: expect.stringMatching(/^It can be withdrawn evenly, .* 2030, .* until .* 2031/) as string,
  })
  expect(lines['Own claims only']).toEqual({ as: 'text', text: 'No: anyone, to the account on the list' })
  expect(lasting).toContain('Claimed tokens go into locks')
})

test('a campaign with grants says who can revoke them and with which notice', () => {
  const lock = { start: 1_900_000_000, cliff: 1_900_000_000, end: 1_950_000_000, steps: 0 }
  const { lines, lasting } = linesOf(
    createCall({ ...terms, lock, grant: { used: true, revoker: token, notice: 864_000 } }),
  )

  const says = `${token} can revoke it with a notice of 10 days and take back what has not vested.`
  expect(lines['Claims go into']).toEqual({ as: 'text', text: `A grant of the account. ${says}` })
  expect(lasting).toContain(`What is claimed goes into grants. Of each: ${says}`)
  const never = createCall({ ...terms, lock, grant: { used: true, revoker: `0x${'0'.repeat(40)}`, notice: 0 } })
  expect(linesOf(never).lasting).toContain('Of each: Nobody can revoke it.')
})

test('a refund names where it goes', () => {
  const { lines, recipients } = linesOf(refundCall(7n, token))

  expect(lines['Paid to']).toEqual({ as: 'party', address: token })
  expect(recipients).toEqual([token])
})
