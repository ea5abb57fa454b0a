import { codeTags, highlighted } from './highlight-code.ts'

/** One line of Solidity with its number, lit or not. */
export function CodeLine({ number, text, lit }: { number: number; text: string; lit: boolean }) {
  return (
    <span className={lit ? 'code-line lit' : 'code-line'} data-line={number}>
      <span className="code-number" aria-hidden="true">
        {number}
      </span>
      {highlighted(text, 'solidity').map(({ text: piece, kind }, at) => {
        const Tag = kind && codeTags[kind]
        return Tag ? <Tag key={at}>{piece}</Tag> : piece
      })}
      {'\n'}
    </span>
  )
}
