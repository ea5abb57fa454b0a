import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readNames } from '#chain/tokens/read-names.ts'
import { Address } from '#seals/components/address.tsx'

/** What an account launched, from the launch book on the chain: the same on every device. */
export function BookList({ account }: { account: Account }) {
  const known = useRead(`book ${account}`, async () => {
    const { readBook } = await import('./launch-book.ts')
    const { entries, from } = await readBook(pageRpc(), account)
    const names = await readNames(
      pageRpc(),
      entries.map(({ token }) => token),
    )
    return { from, entries: entries.map((entry) => ({ ...entry, name: names[entry.token] })) }
  })
  const { entries = [], from = 0 } = known.value ?? {}
  return (
    <section className="creator-launches" aria-labelledby="creator-book">
      <h3 id="creator-book">What this account launched</h3>
      <ChainTrouble known={known} />
      {known.value && entries.length === 0 && (
        <p className="soft">
          The launch book on the chain has nothing of this account{from > 0 && ` since block ${from}`}.
        </p>
      )}
      {entries.length > 0 && (
        <ul className="creator-earlier">
          {entries.map(({ token, block, withPool, name }) => (
            <li key={token}>
              <a href={`/meme-token/${token}`}>{name ?? <Address value={token} />}</a>
              <span className="soft">
                Block {block}
                {withPool && ', with a locked pool'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {known.value && from > 0 && entries.length > 0 && <p className="soft">Read back to block {from}.</p>}
    </section>
  )
}
