import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'

test.each([
  ['Meta\u200BMask', 'MetaMask'],
  ['\u202EksaMateM', 'ksaMateM'],
  ['Meta\u0000\u0007Mask\uFEFF', 'MetaMask'],
  ['\u2066Meta\u2069\u00ADMask\u3164', 'MetaMask'],
  ['  Two\n\t words \u00A0', 'Two words'],
  ['Z\u0301\u0302\u0303\u0304\u0305algo', 'Z\u0301\u0302algo'],
  ['Brieftasche für Ätherisches', 'Brieftasche für Ätherisches'],
  ['\uD83D', ''],
  ['\u200B\u2060\u2800', ''],
])('%j is shown as %j', (text, shown) => expect(cleanName(text, 40)).toBe(shown))

test('a name is cut between letters as people see them, never within one', () => {
  expect(cleanName('🏴🏳🏴🏳', 3)).toBe('🏴🏳🏴')
  expect(cleanName('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽👍🏽')
  expect(cleanName('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301')
  expect(cleanName('x'.repeat(1_000_000), 60)).toBe('x'.repeat(60))
})
