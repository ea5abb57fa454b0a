import { useRead } from '#chain/read/use-read.ts'
import { keepsOnIpfs } from './publish-pieces.ts'

/** Where the pieces of a collection are kept, on this site: a line that is kept until it says so. */
export function PiecesKept() {
  const onIpfs = useRead('pieces-keeping', keepsOnIpfs).value
  return onIpfs ? (
    <p>
      An IPFS node keeps them, each under its content identifier, and this site a copy. Pieces that you add before the
      launch get an address on IPFS. A place that grows stays on this site, with its pictures on IPFS.
    </p>
  ) : (
    <p className={onIpfs === undefined ? 'kept' : undefined}>
      This site keeps them, each under its SHA-256, for wallets and markets to read.
    </p>
  )
}
