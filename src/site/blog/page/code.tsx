import type { CodeBlock } from '#site/blog/post/post.ts'
import { codeTags, highlighted } from '#ui/components/highlight-code.ts'

const names: Record<string, string> = {
  solidity: 'Solidity',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  bash: 'Shell',
  json: 'JSON',
}

/** Code as it is shown: set differently by what its pieces are, with the language or the file it is from above it. */
export function Code({ code, language, filename }: CodeBlock) {
  const label = filename ?? names[language]
  return (
    <figure className="code">
      {label && <figcaption>{label}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
      <pre tabIndex={0} role="group" aria-label={label ?? 'Code'}>
        <code>
          {highlighted(code.replace(/\n+$/, ''), language).map(({ text, kind }, at) => {
            const Tag = kind && codeTags[kind]
            return Tag ? <Tag key={at}>{text}</Tag> : text
          })}
        </code>
      </pre>
    </figure>
  )
}
