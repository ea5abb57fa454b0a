const names = `amp & lt < gt > quot " apos ' nbsp \u00a0 iexcl ¡ cent ¢ pound £ yen ¥ sect § copy © laquo « raquo » reg ® deg ° plusmn ± sup2 ² sup3 ³
micro µ para ¶ middot · frac12 ½ frac14 ¼ frac34 ¾ iquest ¿ times × divide ÷ trade ™ euro € hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “
rdquo ” sbquo ‚ bdquo „ bull • dagger † Dagger ‡ permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒
hArr ⇔ infin ∞ ne ≠ le ≤ ge ≥ asymp ≈ equiv ≡ sum ∑ prod ∏ minus − radic √ alpha α beta β gamma γ delta δ Delta Δ epsilon ε lambda λ mu μ
pi π sigma σ Sigma Σ tau τ phi φ omega ω Omega Ω szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è
eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú
ucirc û uuml ü Auml Ä Ouml Ö Uuml Ü check ✓ star ☆ thinsp \u2009 ensp \u2002 emsp \u2003 zwnj \u200c shy \u00ad`
// By a line or a single space: a space of another width is a character that is named here.
const listed = names.split(/[ \n]/)

const characters = new Map(listed.flatMap((name, at) => (at % 2 === 0 ? [[name, listed[at + 1]!] as const] : [])))

/**
 * The character of a name such as `amp`; false for a name that is not listed, which then stays as it was written. In the place of the
 * module of this name in Markdown's parser (see vite.config.ts), which writes into `innerHTML`, or else brings all 2,125 names.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return characters.get(name) ?? false
}
