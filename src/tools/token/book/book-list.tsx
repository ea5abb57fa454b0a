import type { Address as Account } from 'viem'
import { indexWords } from '#chain/index/index-words.ts'
import { askLaunches } from '#chain/index/read-index.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readNames } from '#chain/tokens/read-names.ts'
import { Address } from '#seals/components/address.tsx'
import { siteChain } from '#tools/token/launch/site-chain.ts'

/** What an account launched, from the launch book on the chain: the same on every device. */
export function BookList({ account }: { account: Account }) {
  const known = useRead(`book ${account}`, async () => {
    const told = await askLaunches(pageRpc(), { account })
    if (!told) return undefined
    const { launches, index } = told
    const [names, chain] = await Promise.all([
      readNames(
        pageRpc(),
        launches.map(({ token }) => token),
      ),
      siteChain(),
    ])
    return {
      until: indexWords(index, chain.name),
      entries: launches.map((entry) => ({ ...entry, name: names[entry.token] })),
    }
  })
  const { entries = [], until } = known.value ?? {}
  return (
    <section className="creator-launches" aria-labelledby="creator-book">
      <h3 id="creator-book">What this account launched</h3>
      <ChainTrouble known={known} />
      {known.at === 'known' && !known.value && (
        <p className="soft">The index does not answer now. Reload in a minute.</p>
      )}
      {known.value && entries.length === 0 && <p className="soft">The launch book has nothing of this account.</p>}
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
      {until && <p className="soft">{until}</p>}
    </section>
  )
}
