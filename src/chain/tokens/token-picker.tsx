import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readAddress } from '#core/text/read-address.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { ownTokens } from './own-tokens.ts'
import { readNames } from './read-names.ts'
import { recentTokens } from './recent-tokens.ts'

type TokenPickerProps = {
  /** Whose tokens are offered. */
  account?: Address
  typed: string
  type: (text: string) => void
  /** Whether tokens are offered. */
  offers: boolean
}

/** The address in a field; undefined while it is none. */
export function addressIn(text: string): Address | undefined {
  const read = readAddress(text)
  return read.kind === 'address' || read.kind === 'unproven' ? read.address : undefined
}

function complaint(text: string): string | undefined {
  const { kind } = readAddress(text)
  if (!text.trim() || kind === 'address' || kind === 'unproven') return undefined
  return kind === 'mistyped'
    ? 'The checksum does not match: a digit is mistyped.'
    : 'Paste the address of the token: 0x and forty digits from 0 to f.'
}

/** On the chain that comes with the product only. */
const howToTry = {
  apart: 'To try this: connect the demo wallet, which holds sample tokens on the local chain, and choose one below.',
  connected: 'Choose one of these, or paste the address of another.',
}

const sampleNames = { [sampleWorld.ink]: 'Sample Ink', [sampleWorld.paper]: 'Sample Paper' }

/** Finds a token: by its address, among those looked at last, and among those the account was sent. */
export function TokenPicker({ account, typed, type, offers }: TokenPickerProps) {
  const [recent] = useBrowserState([], recentTokens)
  const [owned, setOwned] = useState<readonly Address[]>([])
  const [names, setNames] = useState<Readonly<Record<Address, string>>>(sampleNames)
  const chain = useRead('chain', async () => Number((await pageRpc()('eth_chainId', [])) as string))

  useEffect(() => {
    let current = true
    if (account) void ownTokens(pageRpc(), account).then((tokens) => current && setOwned(tokens))
    return () => {
      current = false
    }
  }, [account])

  const samples = chain.value === localChain.id ? [sampleWorld.ink, sampleWorld.paper] : []
  // In the order in which they come: what is shown keeps its place.
  const known = [...new Set<Address>([...recent, ...samples, ...owned])].slice(0, 8)
  const unnamed = known.filter((token) => !(token in names)).join()
  const offered = offers ? known.filter((token) => token in names) : []
  const chosen = addressIn(typed)

  useEffect(() => {
    if (unnamed)
      void readNames(pageRpc(), unnamed.split(',') as Address[]).then((read) =>
        setNames((old) => ({ ...old, ...read })),
      )
  }, [unnamed])

  return (
    <div className="locks-picker">
      <LineField
        id="locks-token"
        label="Token"
        placeholder="0x…"
        value={typed}
        error={complaint(typed)}
        hint={offered.length > 0 && (account ? howToTry.connected : samples.length > 0 && howToTry.apart)}
        onChange={(event) => type(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="locks-offered" aria-label="Tokens you may mean">
          {offered.map((token) => (
            <li key={token}>
              <button type="button" className="button" aria-pressed={chosen === token} onClick={() => type(token)}>
                <bdi>{names[token]}</bdi> <code>{shortAddress(token)}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
