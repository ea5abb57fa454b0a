/** A text as it was read: its words, and their terms. */
export type Wording = { words: readonly string[]; terms: readonly string[] }

/**
 * How near a question is to the wordings of a fact. The first four are of the nearest wording by each, from 0 where nothing is the same to 1
 * where all is: the terms and the words that both have, weighed by how much each tells; the neighbouring words; and the letters in a
 * row, of which a slip leaves most. `together` is the mean of the sum of the four, from 0 to 4, over the nearest eight wordings.
 */
export type Nearness = { terms: number; words: number; pairs: number; letters: number; together: number }

/** How many of the nearest wordings count together. */
const counted = 8

/** Opens the comparison of questions with wordings, each part by the share that both have (Dice). */
export function openNearness({
  worthOfTerm,
  worthOfWord,
  letters,
}: {
  worthOfTerm: (term: string) => number
  worthOfWord: (word: string) => number
  letters: (word: string) => readonly string[]
}): (question: Wording) => (wordings: readonly Wording[]) => Nearness {
  return (question) => {
    const ofTerms = asked(question.terms, worthOfTerm)
    const ofWords = asked(question.words, worthOfWord)
    const ofPairs = pairsOf(question.words)
    const ofLetters = partsOf(question.words, letters)
    return (wordings) => {
      const nearest: Nearness = { terms: 0, words: 0, pairs: 0, letters: 0, together: 0 }
      const best: number[] = Array.from({ length: counted }, () => 0)
      for (const wording of wordings) {
        const terms = ofTerms(wording.terms)
        const words = ofWords(wording.words)
        const pairs = ofPairs(wording.words)
        const parts = ofLetters(wording.words)
        nearest.terms = Math.max(nearest.terms, terms)
        nearest.words = Math.max(nearest.words, words)
        nearest.pairs = Math.max(nearest.pairs, pairs)
        nearest.letters = Math.max(nearest.letters, parts)
        const sum = terms + words + pairs + parts
        const at = best.findIndex((other) => sum > other)
        if (at < 0) continue
        best.splice(at, 0, sum)
        best.pop()
      }
      nearest.together = best.reduce((sum, found) => sum + found, 0) / counted
      return nearest
    }
  }
}

/** Twice what both have, of what each has. */
const dice = (both: number, whole: number) => (whole > 0 ? Math.min(1, (2 * both) / whole) : 0)

/** Tells how much of what is asked another text has, by what each of it is worth. */
function asked(own: readonly string[], worth: (one: string) => number): (other: readonly string[]) => number {
  const values = new Map(own.map((one) => [one, worth(one)]))
  const size = values.values().reduce((sum, value) => sum + value, 0)
  return (other) => {
    let both = 0
    let whole = size
    for (const one of other) {
      const value = values.get(one)
      both += value ?? 0
      whole += value ?? worth(one)
    }
    return dice(both, whole)
  }
}

/** Tells how many neighbours of a text are neighbours in another, its beginning and its end with them. */
function pairsOf(own: readonly string[]): (other: readonly string[]) => number {
  const following = new Map<string, Set<string>>()
  const edged = ['', ...own, '']
  for (const [at, word] of edged.slice(1).entries()) {
    const after = following.get(edged[at]!) ?? new Set()
    following.set(edged[at]!, after.add(word))
  }
  return (other) => {
    let both = 0
    for (let at = 0; at <= other.length; at++) if (following.get(other[at - 1] ?? '')?.has(other[at] ?? '')) both++
    return dice(both, own.length + other.length + 2)
  }
}

/** Tells how many of the letters in a row another text has. */
function partsOf(
  own: readonly string[],
  letters: (word: string) => readonly string[],
): (other: readonly string[]) => number {
  const parts = new Set(own.flatMap(letters))
  const seen = new Map<string, { both: number; size: number }>()
  const ofWord = (word: string) => {
    let found = seen.get(word)
    if (!found) {
      const other = letters(word)
      seen.set(word, (found = { both: other.filter((part) => parts.has(part)).length, size: other.length }))
    }
    return found
  }
  return (other) => {
    let both = 0
    let whole = parts.size
    for (const word of other) {
      const found = ofWord(word)
      both += found.both
      whole += found.size
    }
    return dice(both, whole)
  }
}
