import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { CodeBlock } from '#site/blog/post/post.ts'
import { highlighted } from '#ui/components/chat-highlight.ts'

const names: Record<string, string> = {
  solidity: 'Solidity',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  bash: 'Shell',
  json: 'JSON',
}

/** Code as it is shown: set differently by what its pieces are, with the language or the file it is from above it. */
export function codeHtml({ code, language, filename }: CodeBlock): SafeHtml {
  const label = filename ?? names[language]
  const pieces = highlighted(code.replace(/\n+$/, ''), language).map(({ text, kind }) => {
    if (kind === 'comment') return markup`<i>${text}</i>`
    if (kind === 'word') return markup`<b>${text}</b>`
    return kind === 'string' ? markup`<q>${text}</q>` : text
  })
  return markup`<figure class="code">${label && markup`<figcaption>${label}</figcaption>`}<pre tabindex="0" role="region" aria-label="${label ?? 'Code'}"><code>${pieces}</code></pre></figure>`
}
