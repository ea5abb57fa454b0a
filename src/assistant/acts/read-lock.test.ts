import { expect, test } from 'vitest'
import { readLock } from './read-lock.ts'

const ink = '0x9619689ADd9589058Ab9E4645f68a62f5972379d'

/** What was understood, one short word for each value. */
function read(text: string) {
  const lock = readLock(text)
  if (!lock) return undefined
  const { language, amount, share, of, symbol, token, owner, shape, span, until, cliff, steps, left } = lock
  const spanText = (one: typeof span) => one && `${one.count} ${one.unit}`
  return [
    language,
    amount,
    share && `${share}% ${of}`,
    symbol,
    token && 'token',
    owner && 'owner',
    shape,
    spanText(span),
    until,
    cliff && `cliff ${spanText(cliff)}`,
    steps && `${steps} steps`,
    left.length > 0 && `? ${left.join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

test.each([
  ['lock 20 % of MRD for a year, linear', 'en, 20% balance, MRD, linear, 1 year'],
  ['Lock 20% of my mrd for 2 years', 'en, 20% balance, mrd, day, 2 year'],
  ['lock 500,000 MRD for 18 months', 'en, 500000, MRD, day, 18 month'],
  ['please lock 1.5 million INK until 2028-01-31', 'en, 1500000, INK, day, 2028-01-31'],
  ['lock 10% of the total supply of INK for a year', 'en, 10% supply, INK, day, 1 year'],
  ['lock half of my INK forever', 'en, 50% balance, INK, never'],
  ['vest 1000 INK over 4 years with a 1 year cliff', 'en, 1000, INK, cliff, 4 year, cliff 1 year'],
  ['vest 1000 INK over 4 years, cliff of 6 months', 'en, 1000, INK, cliff, 4 year, cliff 6 month'],
  ['lock 1000 INK for a year, monthly', 'en, 1000, INK, steps, 1 year, 12 steps'],
  ['lock 1000 INK for a year in 4 steps', 'en, 1000, INK, steps, 1 year, 4 steps'],
  [`lock 100 of ${ink} for 30 days`, 'en, 100, token, day, 30 day'],
  [`lock 100 INK for ${ink} until 15 June 2028`, 'en, 100, INK, owner, day, 2028-06-15'],
  ['lock 20% of MRD for a year and burn it on Mars', 'en, 20% balance, MRD, day, 1 year, ? burn Mars'],
  ['Sperre 20 % von MRD für ein Jahr, linear', 'de, 20% balance, MRD, linear, 1 year'],
  ['Ich möchte 1.000 MRD bis 15. Juni 2028 sperren', 'de, 1000, MRD, day, 2028-06-15'],
  ['Verrouille 20 % de MRD pendant un an, linéaire', 'fr, 20% balance, MRD, linear, 1 year'],
  ['Je voudrais verrouiller 500 MRD pour 6 mois', 'fr, 500, MRD, day, 6 month'],
  ['Bloquea el 20 % de MRD durante un año, lineal', 'es, 20% balance, MRD, linear, 1 year'],
  ['bloquear 1.000.000 MRD hasta el 31 de enero de 2028', 'es, 1000000, MRD, day, 2028-01-31'],
])('“%s” is %s', (text, understood) => expect(read(text)).toBe(understood))

test('an address keeps its capitals', () => expect(readLock(`lock 100 of ${ink} for 30 days`)?.token).toBe(ink))

test.each([
  'what is a lock',
  'How do I lock tokens?',
  'How do I lock 20 % of MRD for a year?',
  'Can you lock 20% of MRD for a year?',
  'lock tokens',
  'lock',
  'lock my tokens for a year',
  'Lock 50 % of my LP tokens for a year',
  'lock 20',
  'locking 20 % of MRD',
  'Was ist eine Sperre?',
  'Wie sperre ich 20 % meiner Token?',
  'Comment verrouiller 20 % de mes jetons ?',
  '¿Cómo bloqueo el 20 % de MRD?',
  'Locked 20% last year',
])('“%s” is a question for the facts', (text) => expect(read(text)).toBeUndefined())

test('a day that no calendar has is none', () =>
  expect(readLock('lock 100 INK until 31 June 2028')?.until).toBeUndefined())
