import { randomBytes } from 'node:crypto'

// Crockford's letters: no I, L, O or U, so that nothing is mistaken for a digit and no word appears by accident.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference for a submission, such as `IN-7K2M-94QX`: 40 random bits a person can read out over the telephone. */
export function newReference(): string {
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte & 31])
  return `IN-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** What a reference looks like. */
export const referencePattern = /^IN-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
