import { readdirSync, readFileSync } from 'node:fs'
import { parseAbiItem, parseAbiParameters } from 'viem/utils'
import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { claimToData, redeemData, voucherData } from '#core/codes/typed-data.ts'

const folder = 'contracts/descriptors'
const someone = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const place = { chainId: 1, contract: someone } as const

/** Contract by contract of ours its interface: a function without a descriptor fails here. */
const abis = {
  CodeMint721: codeMint721Abi,
  LaunchBook: launchBookAbi,
  Launcher: launcherAbi,
  LockDeeds: lockDeedsAbi,
  MerkleClaims: merkleClaimsAbi,
  PieceSender: pieceSenderAbi,
  PositionLocker: positionLockerAbi,
  TokenGrants: tokenGrantsAbi,
  TokenLocker: tokenLockerAbi,
  VotingLocker: votingLockerAbi,
} as const

const messages = {
  CodeMint721: [
    redeemData(place, { index: 1n, recipient: someone, deadline: 1n }),
    voucherData(place, { wallet: someone, limit: 1n, deadline: 1n }),
  ],
  MerkleClaims: [claimToData(place, { campaign: 1n, index: 1n, recipient: someone, deadline: 1n })],
} as const

const path = z.string().regex(/^(@\.(to|from|value)|[a-zA-Z]\w*(\.(\[\]|[a-zA-Z]\w*))*)$/)
/** What the screen of a small device shows whole. */
const label = z.string().min(1).max(20)
const visible = z.enum(['always', 'optional', 'never']).optional()
const types = z.array(z.enum(['wallet', 'eoa', 'contract', 'token', 'collection'])).min(1)
const address = z.string().regex(/^0x[\da-fA-F]{40}$/)
const inToken = z.strictObject({
  tokenPath: path,
  nativeCurrencyAddress: address.optional(),
  threshold: z
    .string()
    .regex(/^0x[\da-f]{64}$/)
    .optional(),
  message: z.string().optional(),
})
const shared = { path, label, visible }
const field = z.discriminatedUnion('format', [
  z.strictObject({ ...shared, format: z.enum(['raw', 'amount', 'duration']) }),
  z.strictObject({ ...shared, format: z.literal('addressName'), params: z.strictObject({ types }) }),
  z.strictObject({ ...shared, format: z.literal('tokenAmount'), params: inToken }),
  z.strictObject({ ...shared, format: z.literal('nftName'), params: z.strictObject({ collectionPath: path }) }),
  z.strictObject({
    ...shared,
    format: z.literal('date'),
    params: z.strictObject({ encoding: z.literal('timestamp') }),
  }),
  z.strictObject({
    ...shared,
    format: z.literal('unit'),
    params: z.strictObject({ base: z.string(), decimals: z.int() }),
  }),
  z.strictObject({
    ...shared,
    format: z.literal('enum'),
    params: z.strictObject({ $ref: z.string().regex(/^\$\.metadata\.enums\.\w+$/) }),
  }),
  z.strictObject({
    ...shared,
    format: z.literal('calldata'),
    params: z.strictObject({ calleePath: path, amountPath: path.optional() }),
  }),
])
const group = z.strictObject({ path, label, fields: z.array(field).min(1) })
const format = z.strictObject({ intent: z.string().min(1).max(36), fields: z.array(z.union([field, group])) })
const deployments = z.array(z.strictObject({ chainId: z.int().positive(), address }))
const context = z.union([
  z.strictObject({ $id: z.string(), contract: z.strictObject({ deployments }) }),
  z.strictObject({
    $id: z.string(),
    eip712: z.strictObject({
      domain: z.strictObject({ name: z.string().optional(), version: z.string().optional() }),
      deployments,
    }),
  }),
])

/** ERC-7730, version 2, as far as these descriptors use it: nothing else is let through. */
const descriptor = z.strictObject({
  $schema: z.literal('https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json'),
  context,
  metadata: z.strictObject({
    owner: z.string(),
    contractName: z.string(),
    enums: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  }),
  display: z.strictObject({ formats: z.record(z.string().regex(/^[A-Za-z_]\w*\(.*\)$/), format) }),
})

const files = readdirSync(folder).toSorted()
const read = (file: string) => descriptor.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))

type Leaf = z.infer<typeof field>

/** The fields of a format by their whole paths. */
const leavesShown = ({ fields }: z.infer<typeof format>): Leaf[] =>
  fields.flatMap((one) =>
    'fields' in one ? one.fields.map((part) => ({ ...part, path: `${one.path}.${part.path}` })) : [one],
  )

const componentsOf = (given: AbiParameter) => ('components' in given ? given.components : [])

/** The values of a call by their paths, and what type each has. What is shown of a list is each of its values. */
const leavesOf = (inputs: readonly AbiParameter[], before = ''): [string, string][] =>
  inputs.flatMap((input): [string, string][] => {
    const here = `${before}${input.name}${input.type.endsWith('[]') ? '.[]' : ''}`
    if (input.type.startsWith('tuple')) return leavesOf(componentsOf(input), `${here}.`)
    return [[here, input.type.replace(/\[\]$/, '')]]
  })

/** A type as ERC-7730 writes it in the key of a function: structures with the names of their parts. */
const written = (given: AbiParameter): string =>
  given.type.startsWith('tuple')
    ? `(${componentsOf(given)
        .map((part) => `${written(part)} ${part.name}`)
        .join(',')})${given.type.slice(5)}`
    : given.type

const signatureOf = ({ name, inputs }: AbiFunction) =>
  `${name}(${inputs.map((input) => `${written(input)} ${input.name}`).join(',')})`

/** Which types a way of showing is for. */
const shows: Record<Leaf['format'], RegExp> = {
  addressName: /^address$/,
  amount: /^(value|uint256)$/,
  date: /^uint(40|48|256)$/,
  duration: /^uint(32|256)$/,
  enum: /^(uint8|bytes32)$/,
  tokenAmount: /^uint(128|160|256)$/,
  nftName: /^uint256$/,
  unit: /^uint(128|256)$/,
  calldata: /^bytes$/,
  raw: /^(?:u?int|bytes|bool|string)/,
}
/** What may be left out where there is little room, or always: what moves nothing and gives nobody anything. */
const unseen: Record<'optional' | 'never', RegExp> = {
  optional: /^(bytes|uint256$)/,
  never: /^(bytes|uint8$|bool$|uint256$)/,
}

/** What a format leaves to be said of a call: values it has not, shows twice, or shows in a way that does not fit their types. */
function faultsOf(shown: z.infer<typeof format>, inputs: readonly AbiParameter[], payable: boolean): string[] {
  const typeOf = new Map(leavesOf(inputs))
  const leaves = leavesShown(shown).filter((leaf) => leaf.path !== '@.value')
  const paths = leaves.map((leaf) => leaf.path)
  return [
    ...(payable && leaves.length === leavesShown(shown).length ? ['@.value is missing'] : []),
    ...[...typeOf.keys()].filter((one) => !paths.includes(one)).map((one) => `${one} is missing`),
    ...paths.filter((one, index) => !typeOf.has(one) || paths.indexOf(one) !== index).map((one) => `${one} is wrong`),
    ...leaves.flatMap((leaf) => faultsOfLeaf(leaf, typeOf)),
  ]
}

function faultsOfLeaf(leaf: Leaf, typeOf: ReadonlyMap<string, string>): string[] {
  const type = typeOf.get(leaf.path) ?? ''
  const { visible: rule = 'always' } = leaf
  const params = ('params' in leaf ? leaf.params : {}) as Record<string, unknown>
  const others = [params['tokenPath'], params['collectionPath'], params['calleePath']].map(String)
  return [
    ...(shows[leaf.format].test(type) ? [] : [`${leaf.path} is shown as ${leaf.format}`]),
    ...(rule === 'always' || unseen[rule].test(type) ? [] : [`${leaf.path} is left out`]),
    ...others.filter((one) => one !== 'undefined' && one !== '@.to' && typeOf.get(one) !== 'address'),
  ]
}

test.each(files)('%s is of version 2, and refers to nothing that is not in it', (file) => {
  const { metadata, display } = read(file)
  const named = Object.values(display.formats)
    .flatMap(leavesShown)
    .flatMap((leaf) => (leaf.format === 'enum' ? [leaf.params.$ref.split('.').at(-1)!] : []))

  expect(named.filter((name) => !Object.hasOwn(metadata.enums ?? {}, name))).toEqual([])
})

const writesOf = (abi: readonly unknown[]) =>
  (abi as AbiFunction[]).filter(
    ({ type, stateMutability }) => type === 'function' && !['view', 'pure'].includes(stateMutability),
  )

const payables = Object.entries(abis).flatMap(([kind, abi]) =>
  writesOf(abi)
    .filter(({ stateMutability }) => stateMutability === 'payable')
    .map((item) => `calldata-${kind}.json ${signatureOf(item)}`),
)

test.each(files.filter((file) => file.startsWith('calldata-')))('%s shows every value of its functions', (file) => {
  const faults = Object.entries(read(file).display.formats).flatMap(([signature, shown]) => {
    const { inputs } = parseAbiItem(`function ${signature}`) as AbiFunction
    return faultsOf(shown, inputs, payables.includes(`${file} ${signature}`))
  })

  expect(faults).toEqual([])
})

test.each(Object.entries(abis))('every function of %s that changes something has a descriptor', (kind, abi) => {
  expect(Object.keys(read(`calldata-${kind}.json`).display.formats).toSorted()).toEqual(
    writesOf(abi).map(signatureOf).toSorted(),
  )
})

describe.each(Object.entries(messages))('the messages that are signed for %s', (kind, list) => {
  test('are described as the site signs them', () => {
    const { context: bound, display } = read(`eip712-${kind}.json`)
    const { name, version } = list[0]!.domain
    const keys = list.map(({ primaryType, types: all }) => {
      const words = Object.values(all)[0] as readonly { name: string; type: string }[]
      return `${primaryType}(${words.map((word) => `${word.type} ${word.name}`).join(',')})`
    })

    expect('eip712' in bound && bound.eip712.domain).toEqual({ name, version })
    expect(Object.keys(display.formats)).toEqual(keys)
    const faults = keys.flatMap((key) =>
      faultsOf(display.formats[key]!, parseAbiParameters(key.slice(key.indexOf('(') + 1, -1)), false),
    )
    expect(faults).toEqual([])
  })
})

test.each<[string, (given: Record<string, any>) => void]>([
  ['a key that the standard does not have', (given) => (given.context.abi = [])],
  ['a format that there is not', (given) => (Object.values<any>(given.display.formats)[0].fields[0].format = 'hex')],
  ['a date that does not say how it is counted', (given) => (firstDate(given).params = {})],
  ['a key without its arguments', (given) => (given.display.formats.lock = { intent: 'Lock', fields: [] })],
  [
    'a list of required fields, as version 1 had it',
    (given) => (Object.values<any>(given.display.formats)[0].required = []),
  ],
])('%s is refused', (_, spoil) => {
  const given = JSON.parse(readFileSync(`${folder}/calldata-TokenLocker.json`, 'utf8')) as Record<string, any>
  expect(descriptor.safeParse(given).success).toBe(true)
  spoil(given)
  expect(descriptor.safeParse(given).success).toBe(false)
})

function firstDate(given: Record<string, any>) {
  return Object.values<any>(given.display.formats)
    .flatMap(({ fields }) => fields)
    .find((one) => one.format === 'date')
}
