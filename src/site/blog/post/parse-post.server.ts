import { z } from 'zod'
import { levels } from '#content/attacks.ts'
import type { Fault } from '#site/blog/source/content-source.ts'
import { slugPattern, takenSlugs } from './addresses.ts'
import { picture } from './parse-picture.server.ts'
import type { Block, Inline, Post } from './post.ts'

const text = z.string().trim().min(1)
const slug = z
  .string()
  .max(96)
  .regex(slugPattern, 'must be small letters, figures and hyphens')
  .refine((value) => !takenSlugs.has(value), 'is taken by the site')
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date')
  .transform((value) => value.slice(0, 10))
const orNothing = <type extends z.ZodType>(schema: type) => schema.nullish().transform((value) => value ?? undefined)
const list = <type extends z.ZodType>(schema: type) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? [])

const about = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const author = z.object({
  name: text,
  slug,
  about,
  kind: orNothing(z.enum(['person', 'team'])).transform((value) => value ?? 'person'),
})
const category = z.object({ title: text, slug, about })

const post = z.object({
  _id: text,
  slug,
  formerSlugs: list(slug),
  title: text.max(120),
  excerpt: text.max(300),
  publishedAt: day,
  updatedAt: orNothing(day),
  tags: list(text.max(40)),
  cover: z.unknown().optional(),
  seo: z.unknown().optional(),
  author: z.unknown(),
  categories: list(z.unknown()),
  body: z.array(z.unknown()),
})

const span = z.object({ _type: z.literal('span'), text: z.string(), marks: list(z.string()) })
const footnote = z.object({ _type: z.literal('footnote'), note: text })
const link = z.object({ _key: text, _type: z.literal('link'), href: text })

const blocks = {
  block: z
    .object({
      _type: z.literal('block'),
      style: z.enum(['normal', 'h2', 'h3', 'blockquote']).default('normal'),
      listItem: orNothing(z.enum(['bullet', 'number'])),
      level: z.number().int().min(1).max(4).default(1),
      children: z.array(z.discriminatedUnion('_type', [span, footnote])),
      markDefs: list(z.unknown()),
    })
    .transform(({ markDefs, ...block }) => ({
      ...block,
      children: block.children as Inline[],
      links: Object.fromEntries(
        markDefs.flatMap((definition) => {
          const read = link.safeParse(definition)
          return read.success ? [[read.data._key, read.data.href]] : []
        }),
      ),
    })),
  code: z.object({
    _type: z.literal('code'),
    language: z.string().default('text'),
    code: z.string(),
    filename: orNothing(text),
  }),
  table: z
    .object({
      _type: z.literal('table'),
      caption: orNothing(text),
      rows: z.array(z.object({ cells: z.array(z.string()) })).min(2),
    })
    .transform(({ rows, ...table }) => ({ ...table, rows: rows.map(({ cells }) => cells) })),
  figure: z.object({
    _type: z.literal('figure'),
    drawing: text,
    alt: text,
    caption: orNothing(text),
    rows: list(z.object({ label: z.string(), value: z.number().finite() })),
  }),
  attack: z.object({
    _type: z.literal('attack'),
    level: z.string().refine((id) => levels.some((each) => each.id === id), 'must be a level of the attack theatre'),
  }),
  image: picture.transform((read) => ({ _type: 'image' as const, ...read })),
}

const seo = z.object({ title: orNothing(text.max(120)), description: orNothing(text.max(300)) })

const house: Post['author'] = { name: 'The workshop', slug: 'workshop', about: '', kind: 'team' }

/**
 * Reads one post as a source gave it. Without what a page cannot do without there is no post, and `faults` says which document lacks
 * what; a block, an author or a category that cannot be read is left out by itself.
 */
export function parsePost(value: unknown): { post?: Post; faults: Fault[] } {
  const read = post.safeParse(value)
  const id = (value as { _id?: unknown } | null)?._id
  if (!read.success) {
    const [issue] = read.error.issues
    return { faults: [`${typeof id === 'string' ? id : 'a post'}: ${issue!.path.join('.') || 'it'} ${issue!.message}`] }
  }
  const { _id, publishedAt, updatedAt, cover, seo: told, ...rest } = read.data
  const faults: Fault[] = []
  const kept = <type>(name: string, parsed: z.ZodSafeParseResult<type>): type[] => {
    if (!parsed.success) faults.push(`${_id}: ${name} ${parsed.error.issues[0]!.message}`)
    return parsed.success ? [parsed.data] : []
  }
  const body = rest.body.flatMap((block, at): Block[] => {
    const type = (block as { _type?: unknown } | null)?._type
    const schema =
      typeof type === 'string' && Object.hasOwn(blocks, type) ? blocks[type as keyof typeof blocks] : undefined
    if (schema) return kept(`body[${at}]`, schema.safeParse(block) as z.ZodSafeParseResult<Block>)
    faults.push(`${_id}: body[${at}] is of a type nobody draws`)
    return []
  })
  const [front] = cover ? kept('cover', picture.safeParse(cover)) : []
  const [forMachines] = told ? kept('seo', seo.safeParse(told)) : []
  const [writer = house] = kept('author', author.safeParse(rest.author))
  const categories = rest.categories.flatMap((each, at) => kept(`categories[${at}]`, category.safeParse(each)))
  return {
    post: {
      ...rest,
      id: _id,
      published: publishedAt,
      ...(updatedAt && updatedAt > publishedAt && { updated: updatedAt }),
      ...(front && { cover: front }),
      ...(forMachines && { seo: forMachines }),
      author: writer,
      categories,
      body,
    },
    faults,
  }
}
