import { useState } from 'react'
import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { Address } from '#seals/components/address.tsx'
import { MintByList } from '#tools/token/mint-list/mint-by-list.tsx'
import { readHeld } from '#tools/token/permissions/held-permissions.ts'
import { heldCallsOf } from '#tools/token/powers/held-calls.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { placeIn } from './piece-limits.ts'
import type { PieceOptions } from './piece-options.ts'
import { PieceMaker } from './piece-maker.tsx'
import { publishedNumbers } from './publish-pieces.ts'
import { readBase, type MetadataBase } from './read-base.ts'

type HomeProps = { token: Account; options: PieceOptions; shown: ShownAccount }

/** What the maker of a collection does with its pieces after the launch: their pictures and metadata, and creating them by a list. */
export function PiecesHome({ token, options, shown }: HomeProps) {
  const account = shown.account?.address
  const known = useRead(account && `${token} ${account}`, async () => {
    const held = await readHeld(pageRpc(), { address: token, options, account: account! })
    const creates = heldCallsOf(options, held, account!).some(({ label }) => label === 'Create pieces')
    return { creates, base: await readBase(pageRpc(), { token, options, account: account! }) }
  })
  if (!account) return null
  const { creates, base } = known.value ?? {}
  return (
    <div className="pieces-home">
      <output>{known.at === 'reading' && 'Asking the collection about its pieces.'}</output>
      <ChainTrouble known={known} />
      {known.value && (
        <details className="creator-verify" open={placeIn(base?.address ?? '')?.is === 'growing'}>
          <summary>Pictures and metadata</summary>
          <div className="pieces-home">
            <Metadata key={account} {...{ base, account, options, creates }} />
          </div>
        </details>
      )}
      {(creates || (known.value && options.delayed)) && (
        <details className="creator-verify" open={creates}>
          <summary>{options.delayed ? 'Send pieces by a list' : 'Create pieces by a list'}</summary>
          <MintByList {...{ token, options, shown }} />
        </details>
      )}
    </div>
  )
}

type MetadataProps = { base?: MetadataBase; account: Account; options: PieceOptions; creates?: boolean }

function Metadata({ base, account, options, creates }: MetadataProps) {
  if (!base)
    return (
      <p>
        The collection says where its metadata is once there is a piece.{' '}
        {creates || options.delayed ? 'Create one first.' : 'Connect the account that creates them.'}
      </p>
    )
  const place = placeIn(base.address)
  if (!place || !base.address.startsWith(`${location.origin}/`))
    return (
      <>
        <p>
          Its metadata is at <code className="mono">{base.address}</code>. The launch fixed this address.
        </p>
        {options.kind === 'erc721' && options.reveal && (
          <p>If the metadata is not revealed yet, reveal it above with the file that was saved before the launch.</p>
        )}
      </>
    )
  if (place.is === 'fixed') return <Fixed place={place.name} />
  if (place.account !== account.toLowerCase())
    return (
      <p>
        This site keeps its pieces, and one account adds them: <Address value={place.account as Account} />. Connect it
        to add some.
      </p>
    )
  return <Growing kind={options.kind} place={place.name} most={base.most} />
}

function Fixed({ place }: { place: string }) {
  const numbers = useRead(place, () => publishedNumbers(place)).value
  return (
    <p>
      {numbers ? `This site keeps the metadata of ${numbers.length} pieces` : 'This site keeps its metadata'} under the
      SHA-256 of <a href={`/pieces/${place}/list`}>their list</a>. It was published before the launch and cannot change.
    </p>
  )
}

function Growing({ kind, place, most }: { kind: PieceOptions['kind']; place: string; most?: number }) {
  const [told, setTold] = useState('')
  const [round, setRound] = useState(0)
  const known = useRead(`${place} ${round}`, () => publishedNumbers(place))
  const numbers = known.value
  return (
    <>
      <ChainTrouble known={known} />
      {numbers && numbers.length > 0 && (
        <p>
          {numbers.length === 1 ? 'One piece is' : `${numbers.length} pieces are`} published:{' '}
          <a href={`/pieces/${place}/${numbers.at(-1)}`}>look at number {numbers.at(-1)}</a>. What is published never
          changes.
        </p>
      )}
      {numbers && numbers.length === 0 && (
        <p>No piece is published yet. Until then, wallets and markets show the pieces without a picture.</p>
      )}
      <output>{told}</output>
      {numbers && (
        <PieceMaker
          kind={kind}
          key={round}
          first={(numbers.at(-1) ?? 0) + 1}
          place={place}
          {...(most !== undefined && { most })}
          published={(_, count) => {
            setTold(count === 1 ? 'One piece is published.' : `${count} pieces are published.`)
            setRound(round + 1)
          }}
        />
      )}
    </>
  )
}
