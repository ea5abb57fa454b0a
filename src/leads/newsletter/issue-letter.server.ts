import { createHash } from 'node:crypto'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { brand } from '#content/brand.ts'
import { domainOf } from '#core/http/mail-host.server.ts'
import { CommandError } from '#core/process/command.server.ts'
import { leaveHeaders } from '#forms/http/mail-links.server.ts'
import { layOutEmail } from '#mail/email-layout.server.ts'
import type { Inline, ProsePart } from '#mail/letter-prose.server.ts'
import type { Mail } from '#mail/mail.server.ts'

const parser = unified().use(remarkParse)

type Node = ReturnType<typeof parser.parse>['children'][number]
type Running = Extract<Node, { type: 'paragraph' }>['children'][number]
type Set = Omit<Inline, 'text'>

/** An issue as it is read from its file. `sha256` is that of its text: the same text is the same issue. */
export type Issue = { sha256: string; subject: string; markdown: string; parts: ProsePart[] }

const subjectLength = 200

/**
 * Reads an issue: its first line `# Title` is the subject, and the rest its text. Links that begin with `/` lead to `publicUrl`. Throws one
 * sentence, with the line, at what a mail cannot hold.
 */
export function readIssue(text: string, { publicUrl }: { publicUrl: string }): Issue {
  const markdown = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [first, ...rest] = parser.parse(markdown).children
  if (first?.type !== 'heading' || first.depth !== 1)
    throw new CommandError(
      'The issue has to begin with its subject: a first line such as "# What we learned in November".',
    )
  const subject = wordsOf(first.children)
  if (!subject || subject.length > subjectLength)
    throw new CommandError(`The subject has to have between 1 and ${subjectLength} characters.`)
  if (rest.length === 0) throw new CommandError('The issue has a subject and no text.')
  const parts = rest.map((node) => partOf(node, { publicUrl }))
  return { sha256: createHash('sha256').update(markdown).digest('base64url'), subject, markdown, parts }
}

type Base = { publicUrl: string }

function partOf(node: Node, base: Base): ProsePart {
  if (node.type === 'heading') {
    if (node.depth === 1) throw fault(node, 'The issue has one subject: begin a part with "##".')
    return { section: inlinesOf(node.children, base) }
  }
  if (node.type === 'paragraph') return { prose: inlinesOf(node.children, base) }
  if (node.type === 'list')
    return {
      ordered: node.ordered === true,
      items: node.children.map(({ children }) => children.flatMap((child, at) => ownLine(child, at, base))),
    }
  if (node.type === 'blockquote') return { quote: node.children.flatMap((child, at) => ownLine(child, at, base)) }
  if (node.type === 'code') return { listing: node.value }
  if (node.type === 'thematicBreak') return { rule: true }
  throw fault(node, `A mail cannot hold ${node.type === 'html' ? 'HTML: write Markdown' : node.type}.`)
}

/** A paragraph within an item or a quotation, on a line of its own. */
function ownLine(node: Node, at: number, base: Base): Inline[] {
  if (node.type !== 'paragraph') throw fault(node, 'An item or a quotation holds text alone, not lists or code.')
  return [...(at > 0 ? [{ text: '\n\n' }] : []), ...inlinesOf(node.children, base)]
}

function inlinesOf(nodes: readonly Running[], base: Base, set: Set = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [{ ...set, text: node.value.replaceAll('\n', ' ') }]
    if (node.type === 'break') return [{ text: '\n' }]
    if (node.type === 'inlineCode') return [{ ...set, code: true, text: node.value }]
    if (node.type === 'strong') return inlinesOf(node.children, base, { ...set, strong: true })
    if (node.type === 'emphasis') return inlinesOf(node.children, base, { ...set, em: true })
    if (node.type === 'link')
      // One link, however its words are set: its address stands once behind them in plain text.
      return [{ ...set, text: wordsOf(node.children), href: addressOf(node, node.url, base) }]
    // A picture tells its host when the mail was read, and most programs block it: it is a link with its words.
    if (node.type === 'image') return [{ ...set, text: node.alt || 'Picture', href: addressOf(node, node.url, base) }]
    throw fault(node, `A mail cannot hold ${node.type === 'html' ? 'HTML: write Markdown' : node.type}.`)
  })
}

function wordsOf(nodes: readonly Running[]): string {
  return nodes
    .map((node) => ('children' in node ? wordsOf(node.children as Running[]) : 'value' in node ? node.value : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function addressOf(node: Node | Running, url: string, { publicUrl }: Base): string {
  const address = /^\/(?!\/)/.test(url) ? `${publicUrl}${url}` : url
  if (URL.canParse(address) && /^(?:https?|mailto):/i.test(address)) return address
  throw fault(node, `"${url}" is not an address a reader can follow: write it whole, or from "/" on.`)
}

const fault = ({ position }: Node | Running, sentence: string) =>
  new CommandError(`Line ${position?.start.line ?? 1}: ${sentence}`)

/** What goes to one reader: `token` leaves for them, by one POST or by the page. */
export type Addressee = { id: string; from: string; to: string; token: string }

/** The mail of an issue to one reader, in the look of all mails. */
export function issueMail(
  { subject, parts }: Pick<Issue, 'subject' | 'parts'>,
  { id, from, to, token }: Addressee,
  { publicUrl, test }: Base & { test?: true },
): Mail {
  return {
    id,
    from,
    to,
    replyTo: brand.email,
    subject: test ? `Test: ${subject}` : subject,
    headers: {
      ...leaveHeaders(`${publicUrl}/api/newsletter/unsubscribe?token=${token}`),
      'List-Id': `${brand.name} <newsletter.${domainOf(brand.email)}>`,
      Precedence: 'bulk',
    },
    ...layOutEmail({
      heading: subject,
      parts,
      footer: test
        ? 'This is a test: its unsubscribe link belongs to no reader.'
        : 'You have this mail because you confirmed your address for our newsletter.',
      footerLink: { label: 'Leave the newsletter', href: `${publicUrl}/newsletter/unsubscribe?token=${token}` },
    }),
  }
}
