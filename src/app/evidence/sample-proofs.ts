import { keccak256, numberToHex, type Address } from 'viem'
import { claimLeaf } from '#core/merkle/leaf.ts'
import { rootOfProof } from '#core/merkle/tree.ts'
import { sampleList } from '#tools/claim/sample/sample-list.ts'
import { fetchHead, findClaim, type FetchFile } from '#tools/claim-list/find-claim.ts'
import { readHead } from '#tools/claim-list/list-file.ts'

/** Of every how many accounts one is asked for. */
const each = 10

/** How many proofs lead to the root that is made here from the accounts themselves, of how many that were asked for. */
export type SampleProofs = { led: number; asked: number; listed: number; root: string }

/**
 * Makes the sample list of claims here, from its accounts, and compares its root with proofs out of files that come from elsewhere.
 * Throws `ListMismatch` when a file does not belong to the list, and rejects as `fetchFile` does.
 */
export async function checkSampleProofs(
  fetchFile: FetchFile,
  report: (done: number, all: number) => void = () => {},
): Promise<SampleProofs> {
  const { root, count: listed } = readHead(sampleList().head)!
  const kept = new Map<string, Promise<Uint8Array>>()
  const once: FetchFile = (name) => {
    const file = kept.get(name) ?? fetchFile(name)
    kept.set(name, file)
    return file
  }
  const head = await fetchHead(once, { root })
  const asked = Math.ceil(listed / each)
  let led = 0
  for (let turn = 0; turn < asked; turn++) {
    const account = keccak256(numberToHex(turn * each, { size: 32 })).slice(0, 42) as Address
    const claim = await findClaim(once, head, account)
    if (claim && rootOfProof(claimLeaf({ ...claim, account }), claim.proof) === root.toLowerCase()) led++
    report(turn + 1, asked)
  }
  return { led, asked, listed, root }
}
