import { expect, test } from 'vitest'
import { code as page } from '#content/pages/mint.ts'
import { spellCode } from '#core/codes/code-text.ts'
import { sampleCodes } from './sample-codes.ts'
import { codeInAddress, looksPrinted, readTyped } from './typed-code.ts'

const [code] = sampleCodes as [string]

test('a card is read as it is printed, typed or scanned', () => {
  for (const text of [code, spellCode(code), spellCode(code).toLowerCase(), `https://a.example/mint#code=${code}`])
    expect(readTyped(text)).toEqual({ code })
  expect(readTyped('gitex-global')).toEqual({ word: 'gitex-global' })
  expect(readTyped('/mint?code=gitex-global')).toEqual({ word: 'gitex-global' })
  expect(readTyped('  ')).toBeUndefined()
})

test('the sample on the page is a whole code, printed as the cards are', () => {
  const printed = /^printed +(\S+)$/m.exec(page.sample.text)![1]!
  const read = readTyped(printed) as { code: string }

  expect(read.code).toHaveLength(27)
  expect(printed).toBe(spellCode(read.code))
  expect(sampleCodes).not.toContain(read.code)
})

test('a slip is named by its place', () => {
  const at = [...code].findIndex((letter) => letter === '8' || letter === 'B')
  const slip = code.slice(0, at) + (code[at] === '8' ? 'B' : '8') + code.slice(at + 1)
  expect(readTyped(slip)).toMatchObject({ remedy: expect.stringContaining(`${at + 1} (`) })
  expect(readTyped(code.slice(0, 20))).toMatchObject({ message: expect.stringContaining('these are 20') })
  expect(readTyped(`${code.slice(0, 26)}U`)).toMatchObject({ message: expect.stringContaining('in place 27') })
  expect(readTyped('no code!')).toMatchObject({ message: 'This is not a code.' })
})

test('what may be a card does not stay in the address, and a word does', () => {
  expect([code, code.slice(0, 20), spellCode(code)].map(looksPrinted)).toEqual([true, true, true])
  expect(['gitex-global', 'gitex-global-2026', '', 'a'.repeat(30)].map(looksPrinted)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(codeInAddress('?code=%E0%A4%A')).toBe('%E0%A4%A')
})
