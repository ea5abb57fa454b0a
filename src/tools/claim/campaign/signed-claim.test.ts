import { expect, test } from 'vitest'
import { readSigned, signedLink, type HandedClaim } from './signed-claim.ts'

const page = new URL('https://example.org/claim/7?block=12#old')
const claim: HandedClaim = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  recipient: '0x290DEcD9548b62A8D60345A988386Fc84Ba6BC95',
  deadline: 1_900_000_000,
  signature: `0x${'5a'.repeat(65)}`,
}

test('a signed claim goes into the address of the page, and comes out of it as it was', () => {
  const link = signedLink(page, claim)

  expect(link).toMatch(/^https:\/\/example\.org\/claim\/7\?block=12#signed=0x/)
  expect(readSigned(new URL(link).hash)).toEqual(claim)
})

test.each([
  ['another mark', '#claims'],
  ['a cut signature', `#signed=${claim.account}.${claim.recipient}.1900000000`],
  ['a mistyped recipient', `#signed=${claim.account}.${claim.recipient.toLowerCase()}F.1900000000.0x12`],
  ['a wrong checksum', `#signed=${claim.account}.${claim.recipient.replace('DE', 'De')}.1900000000.0x12`],
  ['no time', `#signed=${claim.account}.${claim.recipient}.soon.0x12`],
  ['one part too many', `#signed=${claim.account}.${claim.recipient}.1900000000.0x12.0x12`],
])('%s is not a signed claim', (_, hash) => {
  expect(readSigned(hash)).toBeUndefined()
})
