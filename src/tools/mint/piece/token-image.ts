import { encodeAbiParameters, hexToBytes, keccak256, type Address } from 'viem'
import { stateOfDigest } from '#seals/lines/digest-state.ts'
import { sealSvg } from '#seals/marks/svg-text.ts'

/** Which token it is, and who it is or was minted to. */
export type Minted = { chainId: number; contract: Address; id: bigint; minter: Address }

const ink = '#2a45bb'

/** The 32 bits a token is engraved from, as `seedFor` of CodeMint721: known before the token is minted. */
export function tokenSeed({ chainId, contract, id, minter }: Minted): number {
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }, { type: 'address' }],
    [BigInt(chainId), contract, id, minter],
  )
  return stateOfDigest(hexToBytes(keccak256(words)))
}

/** The picture of a token as an SVG file, byte for byte what `image` of CodeMint721 answers; number 0 is left out. */
export function tokenImage(seed: number, id: bigint): string {
  const number =
    id === 0n
      ? ''
      : `<text x="600" y="1286" text-anchor="middle" font-family="ui-monospace,monospace" font-size="60" fill="${ink}">No. ${id}</text>`
  const paper = '<path d="M0 0h1200v1400H0z" fill="#f4f6f5"/>'
  const frame = `<path d="M40 40h1120v1320H40zM52 52h1096v1296H52z" fill="none" stroke="${ink}" stroke-width="3"/>`
  const seal = `<g transform="translate(100 130) scale(2.5)">${sealSvg(seed, 400, ink)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1400" width="1200" height="1400">${paper}${frame}${seal}${number}</svg>`
}
