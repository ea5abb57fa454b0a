import { Link, useLoaderData } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { CodeNow } from '#chain/explorer/code-now.tsx'
import { contracts as words, deployed, purposes } from '#content/pages/contracts.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { Address } from '#seals/components/address.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { Sample } from '#ui/components/sample.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/contracts', words)

export const clientLoader = whenWanted

/** Runs at build: the names of the descriptors that wallets read. */
export async function loader(): Promise<string[]> {
  const { readdir } = await import('node:fs/promises')
  return (await readdir('contracts/descriptors')).toSorted()
}

const commands = {
  caption:
    'Run these in a copy of this repository. The first compares every contract with the committed code. The second compiles the sources again, and then checks all that the launch book lists. The third prints the input of the compiler.',
  text: `npm run ops -- contracts verify
npm run ops -- contracts verify-all
npm run ops -- contracts source TokenLocker > TokenLocker.input.json`,
}

type Kind = keyof typeof contractCodes

/** Those with an address first, in the order in which they are deployed. */
const kinds: readonly Kind[] = [
  ...(Object.keys(contractAddresses) as (keyof typeof contractAddresses)[]),
  'CodeMint721',
]

/** /contracts */
export default function Contracts() {
  const descriptors = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead path="/contracts" page={words}>
        <a className="button solid" href="#book">
          See the addresses
        </a>
        <a className="button" href="/contracts.json" download>
          Download all as JSON
        </a>
      </PageHead>
      <Clause id="book" title="Addresses and code">
        <div className="contract-book">
          {kinds.map((kind) => (
            <Entry key={kind} kind={kind} descriptors={descriptors.filter((file) => file.includes(`-${kind}.`))} />
          ))}
        </div>
      </Clause>
      <Clause id="check" title="Check them yourself">
        <form id="compare" className="form" action="/contracts/check">
          <div className="field">
            <label htmlFor="compared">Address of a contract, a collection or a token</label>
            <input
              id="compared"
              name="address"
              className="control mono"
              placeholder="0x…"
              required
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <div className="form-foot">
            <button className="button solid">Compare its code</button>
          </div>
        </form>
        <p>
          Our server compares the code at the address with every contract of this page, with our collection and with
          every token the creator can make. The answer names the sources.
        </p>
        <Sample sample={commands} />
        <p>
          Any node gives you the code: <code>cast code 0x… --rpc-url YOUR_NODE</code>. Replace what the constructor
          wrote by zeros, at the places that <a href="/contracts.json">contracts.json</a> names, and take keccak256.
          Explorers that verify sources accept the standard JSON.
        </p>
        <p>
          <a href="/contracts/token-recipes.json">token-recipes.json</a> has the same hash for each token that we
          compiled and tested in advance. The name of a token lists its features.
        </p>
      </Clause>
      <Clause id="deployed" title="What you deploy here">
        <Ledger
          label="How to check what you deployed"
          columns={['What', 'What is compared', 'Command']}
          rows={deployed.map(([what, how, command]) => [what, how, <code key={command}>{command}</code>])}
        />
        <p>
          You can check without the repository. The <Link to="/token-check">token check</Link> compares the code of any
          token with every variant
          <WhereOffered href="/nft-audit">
            , and the <Link to="/nft-audit#inspect">NFT inspector</Link> reads any collection
          </WhereOffered>
          .
        </p>
      </Clause>
    </>
  )
}

function Entry({ kind, descriptors }: { kind: Kind; descriptors: readonly string[] }) {
  const code = contractCodes[kind]
  const address = kind in contractAddresses ? contractAddresses[kind as keyof typeof contractAddresses] : undefined
  const places = code.immutables.length
  return (
    <section id={kind} aria-labelledby={`${kind}-name`}>
      <h3 id={`${kind}-name`}>{kind}</h3>
      <p>{purposes[kind]}</p>
      <FactTable
        label={`Facts of ${kind}`}
        facts={{
          Address: address && <Address value={address} />,
          'keccak256 of its code': <Address value={code.hash} />,
          Size: `${exactAmount(BigInt(code.bytes), 0)} bytes`,
          'The constructor writes': places > 0 ? `${places} places, which are zero in the hash` : 'nothing',
          Now: address && <CodeNow address={address} code={code} />,
        }}
      />
      <div className="actions">
        <a className="button" href={`/contracts/${kind}.abi.json`} download>
          <span className="visually-hidden">{kind}: </span>ABI
        </a>
        <a className="button" href={`/contracts/${kind}.input.json`} download>
          <span className="visually-hidden">{kind}: </span>Standard JSON
        </a>
        <a className="button" href={`/contracts/${kind}.md`}>
          <span className="visually-hidden">{kind}: </span>Its document
        </a>
        {descriptors.map((file) => (
          <a key={file} className="button" href={`/contracts/${file}`} download>
            <span className="visually-hidden">{kind}: </span>ERC-7730 for{' '}
            {file.startsWith('eip712') ? 'messages' : 'calls'}
          </a>
        ))}
      </div>
    </section>
  )
}
