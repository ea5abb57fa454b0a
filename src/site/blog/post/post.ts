/** One writer, or a team that signs together. */
export type Author = { name: string; slug: string; about: string; kind: 'person' | 'team' }
/** A shelf the editors keep. */
export type Category = { title: string; slug: string; about: string }

/** A piece of running text. `marks` are `strong`, `em`, `code`, or the key of a link of its block. */
export type Span = { _type: 'span'; text: string; marks: readonly string[] }
/** The text at the foot of the page about its place. */
export type Footnote = { _type: 'footnote'; note: string }
export type Inline = Span | Footnote

/** Text in Portable Text: a paragraph, a heading, a quotation or an item of a list. */
export type TextBlock = {
  _type: 'block'
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level: number
  children: readonly Inline[]
  links: Readonly<Record<string, string>>
}
export type CodeBlock = { _type: 'code'; language: string; code: string; filename?: string }
export type TableBlock = { _type: 'table'; caption?: string; rows: readonly (readonly string[])[] }
/** A drawing made from its rows by a name of `drawings/drawing.tsx`. */
export type FigureBlock = {
  _type: 'figure'
  drawing: string
  alt: string
  caption?: string
  rows: readonly { label: string; value: number }[]
}
/**
 * A picture of the store. `asset` is its name there; `shown` is where the page has it and how large it is in pixels, once it was
 * fetched.
 */
export type Picture = {
  asset: string
  alt: string
  caption?: string
  shown?: { src: string; width: number; height: number }
}
export type PictureBlock = Picture & { _type: 'image' }
/** A level of the attack theatre, by its name in `content/attacks.ts`. */
export type AttackBlock = { _type: 'attack'; level: string }
export type Block = TextBlock | CodeBlock | TableBlock | FigureBlock | PictureBlock | AttackBlock

/** A post as the pages have it. Dates are ISO dates; `updated` when its words have changed since. */
export type Post = {
  id: string
  slug: string
  /** Addresses it had before. */
  formerSlugs: readonly string[]
  title: string
  excerpt: string
  published: string
  updated?: string
  author: Author
  categories: readonly Category[]
  tags: readonly string[]
  /** Above the text. */
  cover?: Picture
  /** What search engines and sharing cards get instead of title and excerpt. */
  seo?: { title?: string; description?: string }
  body: readonly Block[]
}

/** The last day on which its words changed. */
export const changedOn = ({ published, updated }: Post): string => updated ?? published
