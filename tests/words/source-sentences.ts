import { parseAst } from 'vite'

type Syntax = { type: string; start: number; [key: string]: unknown }
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

/** Attributes and keys whose texts nobody reads; `asks` is what visitors type. */
const technical =
  /^(?:class(?:Name)?|style|d|viewBox|points|transform|autoComplete|href|src|rel|sizes|media|key|pattern|accept|sample|source|query|sql|css|font|asks)$/
/** Elements that are part of the sentence around them. */
const inline = /^(?:a|abbr|b|br|cite|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|var|[A-Z]\w*)$/

/**
 * The texts of a source which a visitor may read, one a line: strings and templates that look like words, and the text between the
 * tags of an element, as one line. What is computed is `…`.
 */
export function textsOfSource(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isSyntax(value) || /^(?:Import|ExportAll|TS(?!AsE|Satisfies|NonNull)|TaggedTemplate)/.test(value.type)) return
    if (isForProgrammers(value) || technical.test(nameOf(value))) return
    const text = plainText(value)
    if (text !== undefined) {
      if (isProse(text)) found.push(withoutTag(text).replaceAll(/\s+/g, ' ').trim())
      if (value.type === 'Literal') return
    }
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
      const lines = textOfElement(value).split('\n')
      found.push(...lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => /\p{L}{2}/u.test(line)))
      visit((value.openingElement as Syntax | undefined)?.attributes)
      visitExpressions(value)
      return
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'key' && key !== 'typeAnnotation') visit(child)
  }
  /** What is computed inside an element may have texts of its own. */
  const visitExpressions = (element: Syntax) => {
    for (const child of element.children as Syntax[]) {
      if (child.type === 'JSXExpressionContainer' && plainText(child.expression) === undefined) visit(child.expression)
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') {
        visit((child.openingElement as Syntax | undefined)?.attributes)
        visitExpressions(child)
      }
    }
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return found
}

/** A line of a contract’s documentation without its tag. */
const withoutTag = (text: string) => text.replaceAll(/\/\/\/ @(?:(?:param|return) \w+|\w+) /g, '')

/** A string or a template as a text, what is computed as `…`. */
function plainText(value: unknown): string | undefined {
  if (!isSyntax(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral') return undefined
  return (value.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join('…')
}

/** The text of an element as one line, its blocks a line each. */
function textOfElement(element: Syntax): string {
  return (element.children as Syntax[])
    .map((child) => {
      if (child.type === 'JSXText') return String(child.value).replaceAll(/\s*\n\s*/g, ' ')
      if (child.type === 'JSXExpressionContainer')
        return plainText(child.expression) ?? ((child.expression as Syntax).type === 'JSXEmptyExpression' ? '' : '…')
      if (child.type !== 'JSXElement' && child.type !== 'JSXFragment') return ''
      const name = nameOf(child.openingElement as Syntax | undefined)
      if (/^(?:pre|style|script)$/.test(name)) return '\n'
      if (/^(?:code|kbd|samp)$/.test(name)) return '…'
      const text = textOfElement(child)
      return inline.test(name) ? text : `\n${text}\n`
    })
    .join('')
}

function nameOf(value: Syntax | undefined): string {
  const named = (value?.key ?? value?.name ?? value?.id) as Syntax | undefined
  const name = named && (named.name ?? named.value)
  return typeof name === 'string' ? name : ''
}

/** A failure that a programmer reads, and a line in the log. */
function isForProgrammers(value: Syntax): boolean {
  const callee = value.callee as Syntax | undefined
  if (value.type === 'NewExpression') return String(callee?.name).endsWith('Error')
  if (value.type !== 'CallExpression') return false
  const object = callee?.object as Syntax | undefined
  return object?.name === 'console' || object?.name === 'log' || /^(?:log|assert|expect)$/.test(String(callee?.name))
}

/** Words of a sentence or a label, and no selector, query, path or piece of code. */
function isProse(text: string): boolean {
  if (!/^[“"(…]?[\p{Lu}\d…]/u.test(text) && !/[a-z][.?]$/.test(text)) return false
  if (!/\p{L}{2}.*\s.*\p{L}{2}/u.test(text)) return false
  if (/[;{}<>]|=>|\\|^\S+\(|\$\d|https?:|[A-Z]{4,} |\n\s{2}|--|^M\S* ?\d/.test(text)) return false
  return true
}
