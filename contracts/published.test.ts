import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedKinds, sourceHash } from '#chain/deployment/contract-sources.server.ts'
import { instructionsOf } from '#site/library/audit/scan-code.server.ts'

const root = join(import.meta.dirname, '..')

interface AbiItem {
  type: string
  name?: string
  stateMutability?: string
}

/** What an artefact exports, whatever its kind. */
interface Artefact {
  kind: string
  abi: AbiItem[]
  runtime: string
  hash: string
}

const artefacts = await Promise.all(
  readdirSync(join(root, 'contracts/artifacts'))
    .filter((file) => file.endsWith('.ts') && file !== 'addresses.ts')
    .map(async (file): Promise<Artefact> => {
      const all = Object.entries((await import(join(root, 'contracts/artifacts', file))) as Record<string, unknown>)
      const find = (end: string) => all.find(([name]) => name.endsWith(end))!
      const name = find('Abi')[0].slice(0, -3)
      return {
        kind: name[0]!.toUpperCase() + name.slice(1),
        abi: find('Abi')[1] as AbiItem[],
        runtime: (find('Runtime')[1] as { code: string }).code,
        hash: (find('Source')[1] as { hash: string }).hash,
      }
    }),
)

/** Whoever could call one of these would stand above the others. `setPayee` is of the owner of a lock. */
const privileged =
  /^(owner|.*[oO]wnership|.*[rR]ole.*|upgrade.*|migrate.*|initialize.*|pause|unpause|sweep.*|rescue.*|recover.*|set(?!Payee$|ApprovalForAll$).*|.*[fF]ee[A-Z]?.*|multicall|execute|kill|destroy)$/

/** Whether ether can come in by this. */
const takesEther = ({ type, stateMutability }: AbiItem) =>
  type !== 'constructor' && (stateMutability === 'payable' || type === 'receive' || type === 'fallback')

test('the scan finds an instruction, and not what only looks like one', () => {
  // push1 f4, push2 f2ff, stop, callcode that nothing leads to, jumpdest, delegatecall; then two bytes of metadata.
  expect([...instructionsOf('0x60f461f2ff00f25bf4aaaa0002')]).toEqual([0x60, 0x61, 0x00, 0x5b, 0xf4])
})

test('every contract has an artefact, and every artefact a contract', () => {
  expect(artefacts.map(({ kind }) => kind).toSorted()).toEqual(publishedKinds(root))
})

test.each(artefacts)('$kind was compiled from the sources as they are: else `npm run artifacts`', ({ kind, hash }) => {
  expect(hash).toBe(sourceHash(root, kind))
})

test.each(artefacts)('T1 $kind runs no code but its own and cannot be destroyed', ({ runtime }) => {
  const found = instructionsOf(runtime)
  const named = { callcode: 0xf2, delegatecall: 0xf4, selfdestruct: 0xff }
  expect(Object.entries(named).filter(([, opcode]) => found.has(opcode))).toEqual([])
})

test.each(artefacts)('T1 I11 $kind has no function for an administrator, and takes no ether', ({ kind, abi }) => {
  const names = abi.filter(({ type }) => type === 'function').map(({ name }) => name!)
  expect(names.filter((name) => privileged.test(name))).toEqual([])
  // Ether is the quote of a launch: Launcher.attacks.t.sol has that none stays.
  const launches = kind === 'Launcher' ? ['launch'] : []
  expect(abi.filter(takesEther).map(({ name }) => name)).toEqual(launches)
})

test.each(artefacts.filter(({ kind }) => /Locker|Claims|Grants/.test(kind)))(
  'T2 $kind approves nobody for longer than a call',
  ({ kind, runtime, abi }) => {
    // These use a permit in which the caller allows them something, never one of their own.
    const permit = ['TokenGrants', 'TokenLocker', 'VotingLocker', 'MerkleClaims'].includes(kind) ? [] : ['d505accf']
    // Claims approve the one locker they were made with, exactly and for the length of a call: MerkleClaims.locks.t.sol.
    const exact = kind === 'MerkleClaims' ? [] : ['095ea7b3']
    const approve = [...exact, 'a22cb465', '39509351', ...permit]
    expect(approve.filter((selector) => runtime.includes(`63${selector}`))).toEqual([])
    expect(abi.some(({ name }) => name === 'approve')).toBe(false)
  },
)
