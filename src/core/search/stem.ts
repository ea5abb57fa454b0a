const vowel = '(?:[aeiou]|(?<=[^aeiou])y)'
const run = { consonants: '(?:[^aeiouy]|(?<![^aeiou])y)+', vowels: `${vowel}+` }
const beginning = `^(?:${run.consonants})?`
const measured = {
  some: new RegExp(`${beginning}${run.vowels}${run.consonants}`),
  one: new RegExp(`${beginning}${run.vowels}${run.consonants}(?:${run.vowels})?$`),
  more: new RegExp(`${beginning}(?:${run.vowels}${run.consonants}){2}`),
}
const hasVowel = new RegExp(vowel)
const endsShort = /[^aeiou][aeiouy][^aeiouwxy]$/

const secondEndings: [from: string, to: string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['iser', 'ise'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['isation', 'ise'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
]
const thirdEndings: [from: string, to: string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['alise', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const lastEndings =
  /^(.*?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize|ise)$/

/**
 * The stem of an English word in lower case, after M. F. Porter (1980): `auditing`, `audited` and `audits` have the same. Words of
 * three letters or less, and what is not plain a to z, stay as they are.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let stem = withoutPlural(word)
  stem = withoutPast(stem)
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaced(stem, secondEndings)
  stem = replaced(stem, thirdEndings)
  const [, rest, ending] = lastEndings.exec(stem) ?? []
  if (rest && ending && measured.more.test(rest)) stem = rest
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1)
    if (measured.more.test(base) || (measured.one.test(base) && !endsShort.test(base))) stem = base
  }
  return stem.endsWith('ll') && measured.more.test(stem.slice(0, -1)) ? stem.slice(0, -1) : stem
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return measured.some.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const base = word.replace(/(?:ed|ing)$/, '')
  if (base === word || !hasVowel.test(base)) return word
  if (/(?:at|bl|iz|is)$/.test(base)) return `${base}e`
  if (/([^aeioulsz])\1$/.test(base)) return base.slice(0, -1)
  return measured.one.test(base) && endsShort.test(base) ? `${base}e` : base
}

function replaced(word: string, endings: [from: string, to: string][]): string {
  const [from, to] = endings
    .filter(([ending]) => word.endsWith(ending))
    .toSorted((one, other) => other[0].length - one[0].length)[0] ?? ['', '']
  const rest = word.slice(0, word.length - from.length)
  return from && measured.some.test(rest) ? rest + to : word
}
