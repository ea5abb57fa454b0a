import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'

interface Parameter {
  name: string
  type: string
  components?: readonly Parameter[]
}

interface Item {
  type: string
  name: string
  stateMutability: string
  inputs: readonly Parameter[]
}

interface Field {
  path: string
  label: string
  format: string
  params?: {
    tokenPath?: string
    nativeCurrencyAddress?: string
    collectionPath?: string
    encoding?: string
    types?: string[]
  }
}

interface Descriptor {
  context: { contract: { abi: Item[] } }
  display: { formats: Record<string, { intent: string; fields: Field[]; required: string[] }> }
}

/** A type as ERC-7730 writes it in the key of a function: structures with the names of their parts. */
const written = ({ type, components = [] }: Parameter): string =>
  type.startsWith('tuple')
    ? `(${components.map((part) => `${written(part)} ${part.name}`).join(',')})${type.slice(5)}`
    : type

const signature = ({ name, inputs }: Item) =>
  `${name}(${inputs.map((input) => `${written(input)} ${input.name}`).join(',')})`

/** The values of a call, by their paths, and what type each has. */
const leaves = (inputs: readonly Parameter[], before = ''): [string, string][] =>
  inputs.flatMap(({ name, type, components }): [string, string][] => {
    const path = `${before}${name}${type.endsWith('[]') ? '.[]' : ''}`
    // What is shown of a list is each of its values.
    return components ? leaves(components, `${path}.`) : [[path, type.replace(/\[\]$/, '')]]
  })

/** Which types a way of showing is for. */
const shows: Record<string, RegExp> = {
  addressName: /^address$/,
  amount: /^value$/,
  date: /^uint(40|256)$/,
  duration: /^uint32$/,
  tokenAmount: /^uint128$/,
  nftName: /^uint256$/,
  raw: /^(?:u?int|bytes|bool|string)/,
}

test.each([
  ['TokenLocker', tokenLockerAbi as unknown as Item[]],
  ['VotingLocker', votingLockerAbi as unknown as Item[]],
  ['PositionLocker', positionLockerAbi as unknown as Item[]],
  ['LockDeeds', lockDeedsAbi as unknown as Item[]],
  ['TokenGrants', tokenGrantsAbi as unknown as Item[]],
  ['Launcher', launcherAbi as unknown as Item[]],
  ['LaunchBook', launchBookAbi as unknown as Item[]],
  ['PieceSender', pieceSenderAbi as unknown as Item[]],
])('a wallet can show every value of every call to %s before it is signed', (kind, abi) => {
  const path = `contracts/descriptors/calldata-${kind}.json`
  const { context, display } = JSON.parse(readFileSync(path, 'utf8')) as Descriptor
  const writes = abi.filter(
    ({ type, stateMutability }) => type === 'function' && !['view', 'pure'].includes(stateMutability),
  )

  expect(context.contract.abi).toEqual(writes)
  expect(Object.keys(display.formats)).toEqual(writes.map(signature))
  for (const write of writes) {
    const { intent, fields, required } = display.formats[signature(write)]!
    const types = new Map(leaves(write.inputs))
    // The ether that is sent with the call is a value of it as well.
    if (write.stateMutability === 'payable') types.set('@.value', 'value')
    expect(fields.map((field) => field.path).toSorted()).toEqual([...types.keys()].toSorted())
    expect(required).toEqual(fields.map((field) => field.path))
    expect(intent.length).toBeLessThanOrEqual(32)
    for (const field of fields) {
      expect(types.get(field.path)).toMatch(shows[field.format]!)
      expect(field.label.length).toBeLessThanOrEqual(20)
      const others = [field.params?.tokenPath, field.params?.collectionPath].filter((other) => other !== undefined)
      expect(others.filter((other) => types.get(other) !== 'address')).toEqual([])
    }
  }
})
