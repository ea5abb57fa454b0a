import { readFile } from 'node:fs/promises'
import { buildList } from '#tools/claim-list/build-list.ts'
import { findClaim } from '#tools/claim-list/find-claim.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { sampleAccount, sampleEntries } from '#tools/claim-list/test-lists.ts'

/**
 * What a list costs its claimants as it grows: bytes that one of them downloads, hashes of the proof, gas of the claim. Builds lists of
 * a thousand to a million entries, or those sizes that are named. Prints one table; gas of 17 levels is from contracts/snapshots, and
 * each level more or less takes so much as calldata and hashing do.
 */

const sizes = process.argv.slice(2).map(Number)
const asked = sizes.length > 0 ? sizes : [1_000, 10_000, 100_000, 1_000_000]
const snapshot = JSON.parse(await readFile('contracts/snapshots/MerkleClaims.json', 'utf8')) as Record<string, string>
const measured = Number(snapshot['claim, 17 levels'])

/** Gas of one hash of a proof: 32 bytes of calldata that are not zero, and a walk of one step. */
const perLevel = 32 * 16 + 110

console.log('entries     built in    memory   published   claimant downloads   proof   gas of the call, about')
for (const count of asked) {
  const entries = sampleEntries(count)
  const began = performance.now()
  const list = buildList(entries)
  const seconds = (performance.now() - began) / 1000
  const files = new Map([...filesOf(list)].map(({ name, bytes }) => [name, bytes]))
  let most = 0
  let proof = 0
  for (let sample = 0; sample < 20; sample++) {
    let bytes = files.get('list.json')!.length
    const fetchFile = async (name: string) => {
      bytes += files.get(name)!.length
      return files.get(name)!
    }
    const account = sampleAccount(Math.floor((sample * count) / 20))
    const claim = await findClaim(fetchFile, readHead(list.head)!, account)
    most = Math.max(most, bytes)
    proof = Math.max(proof, claim!.proof.length)
  }
  const cells = [
    String(count).padStart(7),
    `${seconds.toFixed(1)} s`.padStart(12),
    `${Math.round(process.memoryUsage().rss / 1e6)} MB`.padStart(9),
    `${(list.body.length / 1e6).toFixed(2)} MB`.padStart(11),
    `${most} bytes`.padStart(20),
    `${proof}`.padStart(7),
    `${measured + (proof - 17) * perLevel}`.padStart(12),
  ]
  console.log(cells.join(' '))
}
