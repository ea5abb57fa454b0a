/** Crockford's letters: no I, L, O and U, so that nothing is read as a digit. */
export const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code shorter than this many random bits could be found by trying. */
export const LEAST_BITS = 80

/** Letters of a code without its check character: 80 bits and 150. More would outgrow what the check character tells apart. */
const LEAST = 16
const MOST = 30

/** What is wrong with a text that should be a code; `place` counts letters from 1, without spaces and hyphens. */
export type CodeFault =
  | { fault: 'length'; length: number }
  | { fault: 'letter'; letter: string; place: number }
  | { fault: 'check'; places: number[] }

/** A new code of so many random bits: base 32 and a check character. Throws a `RangeError` below 80 bits. */
export function createCode(bits = 128): string {
  if (bits < LEAST_BITS || bits > 5 * MOST) throw new RangeError(`A code has ${LEAST_BITS} to ${5 * MOST} bits.`)
  const words = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 8)))
  let rest = words.reduce((number, byte) => number * 256n + BigInt(byte), 0n) & ((1n << BigInt(bits)) - 1n)
  let code = ''
  for (let place = 0; place < Math.ceil(bits / 5); place++) {
    code = letters[Number(rest & 31n)]! + code
    rest >>= 5n
  }
  return code + letters[checkOf(code)]!
}

/** The code that a visitor typed, in its one spelling, or what is wrong with it. Case, spaces and hyphens do not matter. */
export function readCode(text: string): { code: string } | CodeFault {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const strange = [...code].findIndex((letter) => !letters.includes(letter))
  if (strange >= 0) return { fault: 'letter', letter: [...code][strange]!, place: strange + 1 }
  if (code.length <= LEAST || code.length > MOST + 1) return { fault: 'length', length: code.length }
  return isWhole(code) ? { code } : { fault: 'check', places: likelyTypos(code) }
}

/** A code as it is printed: in groups of five. */
export function spellCode(code: string): string {
  return code.match(/.{1,5}/g)!.join('-')
}

/**
 * The check character of letters, as a number: a polynomial over the field of 32 elements. Any one wrong letter, and any two that
 * changed places, give another.
 */
function checkOf(code: string): number {
  return [...code].reduce((sum, letter) => twice(sum ^ letters.indexOf(letter)), 0)
}

function isWhole(code: string): boolean {
  return letters[checkOf(code.slice(0, -1))] === code.at(-1)
}

/** Twice an element of the field: x⁵ is x² + 1. */
function twice(element: number): number {
  return (element << 1) ^ (element & 16 ? 37 : 0)
}

/** Letters that are read or heard for one another. */
const alike = ['8B', '5S', '2Z', '6G', '0DQ', '1T7', 'MN', 'VWY', 'CG', 'PR', 'EF', 'XK', '4A']

/** Where the typo likely is: places at which a look-alike, or its neighbour put before it, would make the code whole. */
function likelyTypos(code: string): number[] {
  const places = new Set<number>()
  const spell = (place: number, letter: string) => code.slice(0, place) + letter + code.slice(place + letter.length)
  for (let place = 0; place < code.length; place++) {
    const others = alike.filter((group) => group.includes(code[place]!)).join('')
    if ([...others].some((letter) => isWhole(spell(place, letter)))) places.add(place + 1)
    const swapped = (code[place + 1] ?? '') + code[place]!
    if (swapped.length === 2 && isWhole(spell(place, swapped))) places.add(place + 1)
  }
  return [...places]
}
