import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import type { ServiceWords } from './services/service-words.ts'

const wordsOf = async (slug: string) =>
  [slug, ((await import(`./services/${slug}.ts`)) as { words: ServiceWords }).words] as const

/** The words of every service, each from the file of its name. Read at build only, so that no page loads the words of another. */
export const serviceWords = Object.fromEntries(await Promise.all(Object.keys(services).map(wordsOf))) as Record<
  ServiceSlug,
  ServiceWords
>
