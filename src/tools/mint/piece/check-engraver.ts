import { keccak256, type Address, type Hex } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'

/**
 * Who draws the pieces of a collection: `ours` when the code of its engraver is that of SealEngraver, which stores nothing and calls
 * nobody, so that no picture can ever change. Any other code may draw something else tomorrow.
 */
export type Engraver = { at: 'ours' | 'another'; address: Address }

/** Reads the engraver of a collection and compares its code with that of SealEngraver. Rejects when the chain does not answer. */
export async function checkEngraver(rpc: Rpc, collection: Address): Promise<Engraver> {
  const address = await readContract(rpc, { to: collection, abi: codeMint721Abi, name: 'engraver', args: [] })
  const [code, { sealEngraverRuntime }] = await Promise.all([
    rpc('eth_getCode', [address, 'latest']) as Promise<Hex>,
    import('#contracts/seal-engraver.ts'),
  ])
  // It has no immutable values: its code is the same to the byte wherever it is.
  return { at: keccak256(code) === keccak256(sealEngraverRuntime.code) ? 'ours' : 'another', address }
}

/** What that means for the picture, in one sentence. */
export function engraverWords({ at, address }: Engraver): string {
  return at === 'ours'
    ? 'Drawn by our SealEngraver, compared with its code: this picture can never change.'
    : `Drawn by the contract ${address}, which is not our SealEngraver. It can change this picture at any time.`
}
