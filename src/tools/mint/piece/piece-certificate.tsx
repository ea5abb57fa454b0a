import { useState } from 'react'
import type { Address } from 'viem'
import { figure } from '#core/text/figure.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { pieceAddress } from '#tools/mint/codes/arrived.ts'
import { EngraverLine } from './engraver-line.tsx'
import { Picture, pictureAddress } from './picture.tsx'

/** A piece that was minted. `seed` is what it is engraved from. */
export type Piece = {
  contract: Address
  chain: string
  chainId: number
  name: string
  id: bigint
  seed: number
  owner: Address
}

/** A piece with its certificate: share it, keep the picture, show it in a wallet, compare the drawing with the chain's. */
export function PieceCertificate({ piece, svg, fresh }: { piece: Piece; svg: string; fresh?: boolean }) {
  const { contract, chain, name, id, seed, owner } = piece
  const [said, setSaid] = useState('')
  const link = pieceAddress(location.origin, { id, contract })
  const title = `${name} No. ${id}`

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url: link })
      else {
        await navigator.clipboard.writeText(link)
        setSaid('The link is copied.')
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setSaid(`Copy this link: ${link}`)
    }
  }

  async function addToWallet() {
    setSaid('Your wallet is asked.')
    const { offerPiece } = await import('./offer-piece.ts')
    setSaid(await offerPiece({ contract, id }))
  }

  async function compare() {
    setSaid('The chain draws it.')
    const { chainImage } = await import('./chain-image.ts')
    const drawn = await chainImage(contract, id).catch(() => undefined)
    if (drawn === undefined) return setSaid('The chain does not answer. Try again in a minute.')
    setSaid(
      drawn === svg
        ? `The chain draws the same picture, byte for byte (${figure(svg.length)} bytes).`
        : 'The chain draws something else. Trust the chain, and tell us.',
    )
  }

  return (
    <div className="mint-piece">
      <Picture svg={svg} name={`The engraved piece ${title}`} />
      <div className="mint-words">
        <div className="actions">
          <button type="button" className="button solid" onClick={() => void share()}>
            Share
          </button>
          <a className="button" href={pictureAddress(svg)} download={`${name}-${id}.svg`.replaceAll(/[^\w.-]+/g, '-')}>
            Save the picture
          </a>
          <button type="button" className="button" onClick={() => void addToWallet()}>
            Add to wallet
          </button>
          <button type="button" className="button" onClick={() => void compare()}>
            Compare with the chain
          </button>
        </div>
        <output className="mint-said">{said}</output>
        <EngraverLine collection={contract} />
      </div>
      <Certificate
        kind="Certificate of a piece"
        serial={`No. ${id}`}
        name={name}
        facts={[
          ['Network', chain],
          ['Owner', shortAddress(owner)],
        ]}
        address={contract}
        seed={seed}
        caption="The seal it is engraved with"
        {...(fresh && { drawn: 'engraved' })}
      />
    </div>
  )
}
