type Taken = readonly string[] & { end: number }

/** A sentence from which what was understood is taken out, so that what is left can be named. */
export class Rest {
  readonly #text: string
  #plain: string

  /** `plain` is `text` without capitals and accents, letter by letter; read is what is between `from` and `to`. */
  constructor(text: string, plain: string, { from = 0, to = plain.length }: { from?: number; to?: number } = {}) {
    this.#text = text
    this.#plain = ' '.repeat(from) + plain.slice(from, to)
  }

  /** Takes out what a pattern finds in the plain text. Answers its groups, as they were written. */
  take(pattern: RegExp): Taken | undefined {
    const found = new RegExp(pattern.source, `${pattern.flags.replace('d', '')}d`).exec(this.#plain)
    if (!found) return undefined
    const [from, to] = found.indices![0]!
    this.#blank(from, to)
    // Addresses keep their capitals; words are compared without.
    const groups = found.map((group) => group)
    if (/^0x[\da-f]{40}$/.test(found[1] ?? '')) groups[1] = this.#text.slice(...found.indices![1]!)
    return Object.assign(groups, { end: to })
  }

  /** The same for what begins at a place, as it was written. */
  takeAt(place: number, pattern: RegExp): readonly string[] | undefined {
    const found = pattern.exec(this.#written().slice(place))
    if (found) this.#blank(place, place + found[0].length)
    return found ?? undefined
  }

  /** Takes out what a pattern finds in the plain text, the first that fits. Answers its first group, as it was written. */
  takeWritten(pattern: RegExp, fits: (found: string) => boolean = () => true): string | undefined {
    for (const found of this.#plain.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))) {
      if (!fits(found[1]!)) continue
      this.#blank(found.index, found.index + found[0].length)
      return this.#text.slice(...found.indices![1]!)
    }
    return undefined
  }

  /** The same for a pattern on the text as it was written, such as one for capitals. */
  takeOriginal(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.#written())
    if (!found) return undefined
    this.#blank(found.index, found.index + found[0].length)
    return found[1]
  }

  /** The words that are left, as they were written, without those that need no answer. */
  left(known: ReadonlySet<string>): string[] {
    return [...this.#plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}%]*/gu)]
      .filter(([word]) => !known.has(word))
      .map(({ 0: word, index }) => this.#text.slice(index, index + word.length))
      .slice(0, 12)
  }

  /** What is left, as it was written. */
  #written(): string {
    return Array.from({ length: this.#plain.length }, (_, at) => (this.#plain[at] === ' ' ? ' ' : this.#text[at])).join(
      '',
    )
  }

  #blank(from: number, to: number) {
    this.#plain = this.#plain.slice(0, from) + ' '.repeat(to - from) + this.#plain.slice(to)
  }
}
