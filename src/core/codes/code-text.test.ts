import { describe, expect, test } from 'vitest'
import { createCode, LEAST_BITS, letters, readCode, spellCode } from './code-text.ts'

describe('a new code', () => {
  const codes = Array.from({ length: 2000 }, () => createCode())

  test('T14 has 26 letters of Crockford and a check character, and is never the same', () => {
    for (const code of codes) expect(code).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{26}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('T14 has as much chance in every place', () => {
    for (let place = 1; place < 26; place++) {
      const seen = new Map<string, number>()
      for (const code of codes) seen.set(code[place]!, (seen.get(code[place]!) ?? 0) + 1)
      const surprise = [...letters].reduce((sum, letter) => sum + ((seen.get(letter) ?? 0) - 62.5) ** 2 / 62.5, 0)
      // Chi-squared with 31 degrees of freedom: above 90 once in ten million places.
      expect(surprise).toBeLessThan(90)
    }
  })

  test('T14 has at least 80 bits', () => {
    expect(() => createCode(LEAST_BITS - 1)).toThrow(RangeError)
    expect(() => createCode(151)).toThrow(RangeError)
    expect(createCode(LEAST_BITS)).toHaveLength(17)
    expect(createCode(150)).toHaveLength(31)
  })

  test('is read as it is printed, however it is typed', () => {
    for (const code of codes.slice(0, 100)) {
      expect(readCode(spellCode(code))).toEqual({ code })
      expect(readCode(` ${spellCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual({ code })
    }
  })
})

describe('T14 the check character', () => {
  const code = createCode()

  test('finds every single wrong letter', () => {
    const wrong = [...code].flatMap((right, place) =>
      [...letters]
        .filter((letter) => letter !== right)
        .map((letter) => code.slice(0, place) + letter + code.slice(place + 1)),
    )

    expect(wrong).toHaveLength(27 * 31)
    expect(wrong.filter((each) => 'code' in readCode(each))).toEqual([])
  })

  test('finds any two letters that changed places', () => {
    const swapped = [...code].flatMap((one, place) =>
      [...code].flatMap((other, further) => {
        const changed = [...code]
        changed[place] = other
        changed[further] = one
        return one === other ? [] : [changed.join('')]
      }),
    )

    expect(swapped.length).toBeGreaterThan(300)
    expect(swapped.filter((each) => 'code' in readCode(each))).toEqual([])
  })

  test('names the place of a look-alike and of neighbours that changed places', () => {
    const typed = '0123456789ABCDEFGHJKMNPQRS'
    const whole = [...letters].map((letter) => typed + letter).find((each) => 'code' in readCode(each))!

    expect(readCode(whole.replace('8', 'B'))).toMatchObject({ places: expect.arrayContaining([9]) })
    expect(readCode(whole.replace('MN', 'NM'))).toMatchObject({ places: expect.arrayContaining([21]) })
  })
})

test.each([
  ['', { fault: 'length', length: 0 }],
  ['GITEX', { fault: 'length', length: 5 }],
  ['0'.repeat(16), { fault: 'length', length: 16 }],
  ['0'.repeat(32), { fault: 'length', length: 32 }],
  ['ABC!', { fault: 'letter', letter: '!', place: 4 }],
  ['AB-CU', { fault: 'letter', letter: 'U', place: 4 }],
  ['🦊A', { fault: 'letter', letter: '🦊', place: 1 }],
])('%s is no code, and why is said', (text, fault) => {
  expect(readCode(text)).toEqual(fault)
})
