import { boilerplate } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { twinOf } from './markdown-twins.ts'

/** A page as it is listed for language models. */
export type ListedPage = { path: string; title: string; description: string }

const groups: readonly { name: string; holds: (page: ListedPage, services: ReadonlySet<string>) => boolean }[] = [
  { name: 'Services', holds: ({ path }, services) => services.has(path) },
  { name: 'Blog', holds: ({ path }) => path.startsWith('/blog') },
  { name: 'Legal', holds: ({ path }) => path === '/privacy' || path === '/termsAndCondition' },
  { name: 'Pages', holds: () => true },
]

/** `/llms.txt` as llmstxt.org has it: who this is, and every page as Markdown, in groups. */
export function llmsText(
  pages: readonly ListedPage[],
  { publicUrl, services }: { publicUrl: string; services: ReadonlySet<string> },
): string {
  const sections = groups.map(({ name }, at) => {
    const held = pages.filter((page) => groups.findIndex(({ holds }) => holds(page, services)) === at)
    const lines = held.map(
      ({ path, title, description }) => `- [${title}](${publicUrl}${twinOf(path)}): ${description}`,
    )
    return lines.length > 0 ? `## ${name}\n\n${lines.join('\n')}\n` : ''
  })
  return [
    `# ${brand.name}\n`,
    `> ${boilerplate}\n`,
    `Every page also exists as Markdown: add \`.md\` to its address.\n`,
    ...sections,
  ]
    .filter(Boolean)
    .join('\n')
}
