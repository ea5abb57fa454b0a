import { keccak256, numberToHex, type Address, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { claimLeaf, joinLeaves } from '#core/merkle/leaf.ts'
import { buildTree, rootOf, rootOfProof } from '#core/merkle/tree.ts'
import { buildList, type BuiltList } from './build-list.ts'
import { checkWhole } from './check-list.ts'
import { fetchHead, findClaim, ListMismatch, type FetchFile } from './find-claim.ts'
import { hashOf, readHead } from './list-file.ts'
import { filesOf } from './list-files.ts'
import { shapeOf } from './list-shape.ts'
import { sampleAccount, sampleEntries } from './test-lists.ts'

/** A host that has these files. */
function hostOf(
  list: BuiltList,
  change: (name: string, bytes: Uint8Array) => Uint8Array | undefined = () => undefined,
) {
  const files = new Map([...filesOf(list)].map(({ name, bytes }) => [name, change(name, bytes) ?? bytes]))
  let bytes = 0
  const fetchFile: FetchFile = async (name) => {
    const file = files.get(name)
    if (!file) throw new Error(`No ${name}`)
    bytes += file.length
    return file
  }
  return { fetchFile, bytes: () => bytes, files: files.size }
}

/** Bends one bit of a file. */
const flip = (wanted: string, at: number) => (name: string, bytes: Uint8Array) =>
  name.startsWith(wanted) ? bytes.map((byte, place) => (place === at ? byte ^ 1 : byte)) : undefined

const headOf = (list: BuiltList) => readHead(list.head)!
const rootIn = (list: BuiltList) => ({ root: headOf(list).root })

test.each([1, 2, 3, 7, 255, 256, 257, 300, 512, 600, 1025])(
  'every one of %i entries is found with a proof that leads to the root',
  async (count) => {
    const list = buildList(sampleEntries(count))
    const { fetchFile } = hostOf(list)
    const head = await fetchHead(fetchFile, rootIn(list))
    const step = Math.ceil(count / 12)

    expect(head.total).toBe((BigInt(count) * BigInt(count + 1)) / 2n)
    for (let n = 0; n < count; n += step) {
      const account = sampleAccount(n)
      const claim = (await findClaim(fetchFile, head, account))!
      expect(claim.amount).toBe(BigInt(n + 1))
      expect(rootOfProof(claimLeaf({ ...claim, account }), claim.proof)).toBe(head.root)
    }
    expect(await findClaim(fetchFile, head, sampleAccount(count + 1))).toBeUndefined()
    expect(await findClaim(fetchFile, head, numberToHex(1, { size: 20 }))).toBeUndefined()
  },
)

test('rows in the order of their numbers have the same root in OpenZeppelin’s tree, unsorted', async () => {
  const list = buildList(sampleEntries(270))
  const { fetchFile } = hostOf(list)
  const leaves: Hex[] = []
  for (let n = 0; n < 270; n++) {
    const claim = (await findClaim(fetchFile, headOf(list), sampleAccount(n)))!
    leaves[Number(claim.index)] = claimLeaf({ ...claim, account: sampleAccount(n) })
  }

  expect(leaves.filter(Boolean)).toHaveLength(270)
  expect(rootOf(buildTree(joinLeaves(leaves), undefined, { asGiven: true }))).toBe(headOf(list).root)
})

test('a claimant of 5,000 downloads no more than 20 kB, and a list of two million would be no more', async () => {
  const list = buildList(sampleEntries(5_000))
  const host = hostOf(list)
  await findClaim(host.fetchFile, await fetchHead(host.fetchFile, rootIn(list)), sampleAccount(77))
  const { depth, shards } = shapeOf(2 ** 21)
  const largest = 256 * 36 + 32 * depth + 256 * 20 + (shards / 256) * 120 + 300

  expect(host.bytes()).toBeLessThan(20_000)
  expect(largest).toBeLessThan(20_000)
})

test('the whole list is recomputed, and every change in it is found', async () => {
  const list = buildList(sampleEntries(700))
  const whole = hostOf(list)
  const told: number[] = []

  expect(await checkWhole(whole.fetchFile, headOf(list), (done) => told.push(done))).toEqual({
    count: 700,
    total: 245_350n,
    bytes: list.body.length,
  })
  expect(told.at(-1)).toBe(whole.files - 1)
  for (const change of [flip('s1.bin', 35), flip('s3.bin', 700), flip('p0.bin', 25)])
    await expect(checkWhole(hostOf(list, change).fetchFile, headOf(list), () => {})).rejects.toThrow(ListMismatch)
})

test('a list that does not match its root or its hash is refused before anything is claimed', async () => {
  const list = buildList(sampleEntries(700))
  const other = buildList(sampleEntries(701))
  const { fetchFile } = hostOf(list)
  const hash = hashOf(new TextEncoder().encode(list.head))

  await expect(fetchHead(fetchFile, { ...rootIn(list), hash })).resolves.toBeDefined()
  await expect(fetchHead(fetchFile, rootIn(other))).rejects.toThrow(/another root/)
  await expect(fetchHead(fetchFile, { ...rootIn(list), hash: keccak256('0x') })).rejects.toThrow(/changed/)
  const bent = hostOf(list, flip('s', 35)).fetchFile
  await expect(findClaim(bent, headOf(list), sampleAccount(5) as Address)).rejects.toThrow(ListMismatch)
  await expect(fetchHead(async () => new Uint8Array(9), rootIn(list))).rejects.toThrow(/not a list/)
})

test('lists that are empty, too long or not of this form are none', () => {
  expect(() => shapeOf(0)).toThrow(RangeError)
  expect(() => shapeOf(2 ** 21 + 1)).toThrow(RangeError)
  const { head } = buildList(sampleEntries(3))
  for (const bad of [
    '',
    '[]',
    'null',
    head.replace('"count": 3', '"count": 900000'),
    head.replace('claims-1', 'claims-2'),
  ])
    expect(readHead(bad)).toBeUndefined()
})
