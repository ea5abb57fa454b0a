import { useState } from 'react'
import type { Address } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readId } from '#chain/tokens/numbered.ts'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { grantPath } from '#tools/grants/contract/grants-contract.ts'
import { readGrantToken } from '#tools/grants/contract/read-account.ts'
import { countOf, readGrants } from '#tools/grants/contract/read-grants.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { GrantActions } from './grant-actions.tsx'
import { GrantRow } from './grant-row.tsx'
import { useCalmNow } from './use-calm-now.ts'

/** Finds any grant: by its number, or among the newest of a token. No wallet is needed. */
export function FindGrant({ shown }: { shown: ShownAccount }) {
  const [typed, setTyped] = useState('')
  const address = addressIn(typed)
  const id = address ? undefined : readId(typed.trim())
  return (
    <div className="locks-find">
      <LineField
        label="Token, or number of a grant"
        placeholder="0x… or digits"
        value={typed}
        error={
          typed.trim() !== '' &&
          !address &&
          id === undefined &&
          'Paste the address of a token, or the number of a grant.'
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      {id !== undefined && (
        <a className="button solid" href={grantPath(id)}>
          Open the page of this grant
        </a>
      )}
      {address && <GrantsOfToken key={address} address={address} account={shown.account?.address} />}
    </div>
  )
}

/** The newest grants of a token that are looked at. */
const most = 60n

function GrantsOfToken({ address, account }: { address: Address; account: Address | undefined }) {
  const now = useCalmNow()
  const known = useRead(`${address} ${account}`, async () => {
    const rpc = pageRpc()
    const [token, count] = await Promise.all([readGrantToken(rpc, address, account), countOf(rpc, address)])
    const shown = count < most ? count : most
    const numbers = Array.from(
      { length: Number(shown) },
      (_, index) => (BigInt(address) << 96n) | (count - BigInt(index)),
    )
    return { token, count, grants: token ? await readGrants(rpc, numbers) : [] }
  })
  const { token, count = 0n, grants = [] } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading the grants of this token.'}</output>
      <ChainTrouble known={known} />
      {known.at === 'known' && !token && <p>There is no contract at this address on this chain.</p>}
      {token && grants.length === 0 && <p>No grant of {token.symbol} is there now.</p>}
      {token && (
        <ul className="locks-rows">
          {grants.map((grant) => (
            <GrantRow key={String(grant.id)} grant={grant} token={token} now={now}>
              {account && <GrantActions grant={grant} token={token} account={account} now={now} />}
            </GrantRow>
          ))}
        </ul>
      )}
      {count > most && (
        <p className="soft">
          The newest {String(most)} of {String(count)} that were ever made.
        </p>
      )}
    </>
  )
}
