/** Signs that cannot be seen or that turn the writing round: with them a text can look like another. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u3164\uffa0]/gu

/** Whether a text has signs that cannot be seen. Line breaks and tabs are none. */
export function hasHidden(text: string): boolean {
  return visibleText(text) !== text
}

/** A text with such signs written as their numbers: `\u{202e}`. */
export function visibleText(text: string): string {
  return text.replaceAll(hidden, (sign) =>
    sign === '\n' || sign === '\t' ? sign : `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  )
}
