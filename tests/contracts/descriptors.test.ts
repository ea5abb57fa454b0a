import { readdirSync, readFileSync } from 'node:fs'
import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { claimToData, redeemData, voucherData } from '#core/codes/typed-data.ts'

const folder = 'contracts/descriptors'
const place = { chainId: 1, contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' } as const
const someone = place.contract
const claimTo = claimToData(place, { campaign: 1n, index: 1n, recipient: someone, deadline: 1n })
const redeem = redeemData(place, { index: 1n, recipient: someone, deadline: 1n })
const voucher = voucherData(place, { wallet: someone, limit: 1n, deadline: 1n })

/** What this folder is held to: contract by contract its interface and what is signed for it. */
const kinds = {
  CodeMint721: { abi: codeMint721Abi as readonly unknown[], messages: [redeem, voucher] },
  MerkleClaims: { abi: merkleClaimsAbi as readonly unknown[], messages: [claimTo] },
}

const path = z.string().regex(/^(@\.(to|from|value)|[a-zA-Z]+(\.[a-zA-Z]+)*)$/)
const label = z.string().min(1).max(20)
const addressTypes = z.array(z.enum(['wallet', 'eoa', 'contract', 'token', 'collection']))
const field = z.discriminatedUnion('format', [
  z.strictObject({ path, label, format: z.literal('raw') }),
  z.strictObject({ path, label, format: z.literal('addressName'), params: z.strictObject({ types: addressTypes }) }),
  z.strictObject({ path, label, format: z.literal('tokenAmount'), params: z.strictObject({ tokenPath: path }) }),
  z.strictObject({ path, label, format: z.literal('nftName'), params: z.strictObject({ collectionPath: path }) }),
  z.strictObject({
    path,
    label,
    format: z.literal('date'),
    params: z.strictObject({ encoding: z.enum(['timestamp', 'blockheight']) }),
  }),
])
const format = z.strictObject({
  intent: z.string().min(1).max(32),
  fields: z.array(field),
  required: z.array(path),
  excluded: z.array(path).optional(),
})
const deployments = z.array(z.strictObject({ chainId: z.int().positive(), address: z.string().length(42) }))
const parameter = z.looseObject({ name: z.string(), type: z.string() })
const around = {
  $schema: z.literal('https://eips.ethereum.org/assets/eip-7730/erc7730-v1.schema.json'),
  metadata: z.strictObject({ owner: z.string() }),
  display: z.strictObject({ formats: z.record(z.string(), format) }),
}

/** ERC-7730, version 1, as far as these descriptors use it: nothing else is let through. */
const calldata = z.strictObject({
  ...around,
  context: z.strictObject({
    $id: z.string(),
    contract: z.strictObject({ abi: z.array(z.looseObject({ inputs: z.array(parameter) })), deployments }),
  }),
})
const typedData = z.strictObject({
  ...around,
  context: z.strictObject({
    $id: z.string(),
    eip712: z.strictObject({
      schemas: z.array(z.strictObject({ primaryType: z.string(), types: z.record(z.string(), z.array(parameter)) })),
      domain: z.strictObject({ name: z.string(), version: z.string() }),
      deployments,
    }),
  }),
})

const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

const writesOf = (abi: readonly unknown[]) =>
  (abi as AbiFunction[]).filter(
    ({ type, stateMutability }) => type === 'function' && !['view', 'pure'].includes(stateMutability),
  )

const componentsOf = (given: AbiParameter) => ('components' in given ? given.components : [])

/** A type as ERC-7730 writes it in the key of a function: structures with the names of their parts. */
const written = (given: AbiParameter): string =>
  given.type === 'tuple'
    ? `(${componentsOf(given)
        .map((part) => `${written(part)} ${part.name}`)
        .join(',')})`
    : given.type

const signatureOf = ({ name, inputs }: AbiFunction) =>
  `${name}(${inputs.map((input) => `${written(input)} ${input.name}`).join(',')})`

/** The values of a call by their paths, and what type each has. */
const leavesOf = (inputs: readonly AbiParameter[], before = ''): [string, string][] =>
  inputs.flatMap((input) =>
    input.type === 'tuple'
      ? leavesOf(componentsOf(input), `${before}${input.name}.`)
      : [[`${before}${input.name}`, input.type]],
  )

/** Every value is shown or left out on purpose, once; dates are integers and addresses are addresses. */
function expectFits({ fields, required, excluded = [] }: z.infer<typeof format>, inputs: readonly AbiParameter[]) {
  const typeOf = new Map(leavesOf(inputs))
  const expected = { addressName: /^address$/, date: /^uint/, tokenAmount: /^uint256$/, nftName: /^uint256$/, raw: /./ }

  expect([...fields.map(({ path: shown }) => shown), ...excluded].toSorted()).toEqual([...typeOf.keys()].toSorted())
  expect(required).toEqual(fields.map(({ path: shown }) => shown))
  for (const shown of fields) expect(typeOf.get(shown.path)).toMatch(expected[shown.format])
  for (const hidden of excluded) expect(typeOf.get(hidden)).toMatch(/^(bytes|uint8$|bool$)/)
}

describe.each(Object.entries(kinds))('the descriptors of %s', (kind, { abi, messages }) => {
  test('describe every function that changes state, as the contract has it', () => {
    const { context, display } = calldata.parse(read(`calldata-${kind}`))
    const writes = writesOf(abi)

    expect(context.contract.abi).toEqual(writes)
    expect(Object.keys(display.formats).toSorted()).toEqual(writes.map(signatureOf).toSorted())
    for (const write of writes) expectFits(display.formats[signatureOf(write)]!, write.inputs)
  })

  test('describe every message that is signed, as the site signs it', () => {
    const { context, display } = typedData.parse(read(`eip712-${kind}`))
    const { name, version } = messages[0]!.domain

    expect(context.eip712.domain).toEqual({ name, version })
    expect(Object.keys(display.formats)).toEqual(messages.map(({ primaryType }) => primaryType))
    for (const { primaryType, types } of messages) {
      const words = Object.values(types)[0] as readonly AbiParameter[]
      const schema = context.eip712.schemas.find((each) => each.primaryType === primaryType)!

      expect(schema.types[primaryType]).toEqual(words)
      expect(schema.types['EIP712Domain']).toHaveLength(4)
      expectFits(display.formats[primaryType]!, words)
    }
  })
})

test('every descriptor of these contracts is checked here', () => {
  const files = readdirSync(folder).filter((file) => Object.keys(kinds).some((kind) => file.includes(kind)))

  expect(files).toHaveLength(2 * Object.keys(kinds).length)
})
