import { useEffect, useRef } from 'react'
import type { Address, Hash } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { MintEvent } from '#tools/mint/campaign/mint-event.ts'
import { PieceCertificate } from './piece-certificate.tsx'
import { tokenImage, tokenSeed } from './token-image.ts'

type Minted = { token: bigint; owner: Address; hash: Hash }

/** The piece that was just minted, and what can be done with it. */
export function MintedView({ campaign, chainId, minted }: { campaign: MintEvent; chainId: number; minted: Minted }) {
  const { contract, name } = campaign
  const { token: id, owner, hash } = minted
  const heading = useRef<HTMLHeadingElement>(null)
  const seed = tokenSeed({ chainId, contract, id, minter: owner })

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mint-done">
      <h2 ref={heading} tabIndex={-1}>
        No. {String(id)} is minted
      </h2>
      <PieceCertificate
        piece={{ contract, chain: findChain(chainId)?.name ?? String(chainId), chainId, name, id, seed, owner }}
        svg={tokenImage(seed, id)}
        fresh
      />
      <p className="small">
        <a href={`/tx/${hash}`}>The transaction</a>
      </p>
    </div>
  )
}
