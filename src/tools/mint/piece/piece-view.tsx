import { useEffect, useState, type ReactNode } from 'react'
import { getAddress, isAddress, type Address } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import { isRefusal } from '#chain/read/refusals.ts'
import { readContract } from '#chain/read/rpc.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { PieceCertificate, type Piece } from './piece-certificate.tsx'
import { tokenImage } from './token-image.ts'

type Shown = { at: 'reading' } | { at: 'shown'; piece: Piece } | { at: 'missing' | 'silent' }

type PieceViewProps = { piece: string; of: string; title: ReactNode; onAgain: () => void }

/** A piece by its number, as the chain has it. `title` is the heading of the page until it is read. */
export function PieceView({ piece: number, of, title, onAgain }: PieceViewProps) {
  const [shown, setShown] = useState<Shown>({ at: 'reading' })

  useEffect(() => {
    let current = true
    void readPiece(number, of).then((read) => current && setShown(read))
    return () => void (current = false)
  }, [number, of])

  if (shown.at === 'reading')
    return (
      <>
        {title}
        <output className="mint-looking">Reading the piece from the chain.</output>
      </>
    )
  if (shown.at === 'shown') {
    const { piece } = shown
    return (
      <div className="mint-done">
        <h1>
          {piece.name} No. {String(piece.id)}
        </h1>
        <PieceCertificate piece={piece} svg={tokenImage(piece.seed, piece.id)} />
      </div>
    )
  }
  return (
    <div className="mint-wrong" role="alert">
      {title}
      <p className="mint-title">
        {shown.at === 'missing' ? 'There is no such piece.' : 'The chain does not answer at the moment.'}
      </p>
      <p>{shown.at === 'missing' ? 'Compare the link with the one you were given.' : 'Try again in a minute.'}</p>
      {shown.at === 'silent' && (
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  )
}

async function readPiece(number: string, of: string): Promise<Shown> {
  if (!/^\d{1,12}$/.test(number) || !isAddress(of, { strict: false })) return { at: 'missing' }
  const contract: Address = getAddress(of)
  const id = BigInt(number)
  const rpc = pageRpc()
  const collection = { to: contract, abi: codeMint721Abi } as const
  try {
    const [chainId, name, owner, seed] = await Promise.all([
      rpc('eth_chainId', []).then(Number),
      readContract(rpc, { ...collection, name: 'name', args: [] }),
      readContract(rpc, { ...collection, name: 'ownerOf', args: [id] }),
      readContract(rpc, { ...collection, name: 'seedOf', args: [id] }),
    ])
    const chain = findChain(chainId)?.name ?? String(chainId)
    return { at: 'shown', piece: { contract, chain, chainId, name, id, seed, owner } }
  } catch (error) {
    return { at: isRefusal(error) ? 'missing' : 'silent' }
  }
}
