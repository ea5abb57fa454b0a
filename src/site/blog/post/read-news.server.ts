import { z } from 'zod'
import { isThere } from '#core/offer/offered.ts'
import { safeHref } from '#site/blog/page/safe-href.ts'
import type { ContentSource, Fault } from '#site/blog/source/content-source.ts'
import { newsQuery } from '#site/blog/source/queries.ts'
import type { NewsItem } from './news.ts'

/** So much news is shown, the newest. */
const mostNews = 50

const text = z.string().trim().min(1)
const item = z.object({
  _id: z.string().regex(/^[\w.-]+$/),
  date: z.iso.date(),
  title: text.max(120),
  text: text.max(600),
  href: text.refine((href) => /^(?:\/|https:)/.test(href) && safeHref(href), 'must be a path or an https address'),
})

/**
 * Reads the news that is dated `today` (an ISO date) or earlier, newest first; what cannot be read is left out and named, and what leads to a service that is not offered is left out. Throws when
 * the source cannot be asked or answers something else than news.
 */
export async function readNews(
  source: ContentSource,
  { today }: { today: string },
): Promise<{ news: NewsItem[]; faults: Fault[] }> {
  const answer = await source.ask(newsQuery, { today, most: mostNews })
  if (!Array.isArray(answer)) throw new Error(`The ${source.name} answered something else than news.`)
  const faults: Fault[] = []
  const news = answer.flatMap((value: unknown): NewsItem[] => {
    const read = item.safeParse(value)
    if (read.success) {
      const { _id: id, ...rest } = read.data
      return isThere(rest.href) ? [{ id, ...rest }] : []
    }
    const [issue] = read.error.issues
    const id = (value as { _id?: unknown } | null)?._id
    faults.push(
      `${typeof id === 'string' ? id : 'a piece of news'}: ${issue!.path.join('.') || 'it'} ${issue!.message}`,
    )
    return []
  })
  return { news, faults }
}
