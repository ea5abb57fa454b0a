import { encodeFunctionData, parseAbiItem, toFunctionSelector, type AbiFunction, type Address, type Hex } from 'viem'
import { knownPermissions } from '#tools/nft-inspector/report/known-permissions.ts'
import type { PowerFacts, PowerLine } from '#tools/nft-inspector/report/report.ts'
import { valueOf, type Sight } from './ask-collection.server.ts'
import { inTurn } from './in-turn.ts'
import type { RecentMints } from './recent-mints.server.ts'
import { readProxy } from './read-proxy.server.ts'
import { readRoles } from './read-roles.server.ts'
import { walkCode, type WalkedCode } from '#chain/code/walk-code.server.ts'

/** What the code can do, and whom it obeys. `codes`: the contract's own and, of a proxy, that behind it. */
export type ReadPermissions = PowerFacts & {
  codes: { address: Address; walked: WalkedCode }[]
  acceptsAnything: boolean
}

/** A piece that exists, and who has it, as far as they are known. */
type Piece = { id: bigint | undefined; holder: Address | undefined }

/** An account that is nobody: what obeys it obeys everybody. */
const stranger: Address = '0x5741a6E8eE0bD4eC1F2C7A3b9E8d60517263bE01'.toLowerCase() as Address

/** A function that no contract has by chance. */
const nonsense: Hex = '0x9b7c1e55'

/** Looks for known powers in the code, and tries each as a stranger and as the owner. Nothing is changed: calls are not sent. */
export async function readPermissions(
  sight: Sight,
  { code, lately, piece }: { code: Hex; lately: RecentMints; piece: Piece },
): Promise<ReadPermissions> {
  const proxy = await readProxy(sight, code)
  const behind = proxy?.implementation
    ? ((await sight.node('eth_getCode', proxy.implementation, sight.block)) as Hex)
    : undefined
  const codes = [
    { address: sight.address, walked: walkCode(code) },
    ...(behind && proxy?.implementation ? [{ address: proxy.implementation, walked: walkCode(behind) }] : []),
  ]
  const owner = valueOf(await sight.ask<Address>('owner')) ?? valueOf(await sight.ask<Address>('getOwner')) ?? undefined
  const has = (selector: Hex) => codes.some(({ walked }) => walked.selectors.has(selector))
  const found = Object.entries(knownPermissions).flatMap(([kind, { functions }]) =>
    functions
      .map((signature) => ({ kind, signature, selector: toFunctionSelector(`function ${signature}`) }))
      .filter(({ selector }) => has(selector)),
  )
  const acceptsAnything = (await sight.call({ data: nonsense, from: stranger })).is === 'answered'
  const functions = await inTurn(found, 6, async (line): Promise<PowerLine> => {
    return {
      ...line,
      obeys: acceptsAnything ? 'unclear' : await whoIsObeyed(sight, { signature: line.signature, owner, piece }),
    }
  })
  const roles = await readRoles(sight, lately)
  const ownerIs = owner && (await whatIs(sight, owner))
  return {
    ...(owner && { owner, ownerIs }),
    ...(proxy && { proxy }),
    ...(roles.length > 0 && { roles }),
    functions,
    codes,
    acceptsAnything,
  }
}

type Tried = { signature: string; owner: Address | undefined; piece: Piece }

async function whoIsObeyed(sight: Sight, { signature, owner, piece }: Tried): Promise<PowerLine['obeys']> {
  const item = parseAbiItem(`function ${signature}`) as AbiFunction
  // With an empty list a function does nothing, so it succeeds for every caller.
  if (item.inputs.some(({ type }) => type.endsWith('[]'))) return 'unclear'
  const given = [piece.id ?? 1n, unused].map((number) =>
    encodeFunctionData({ abi: [item], args: argumentsOf(item, { number, holder: piece.holder }) }),
  )
  const obeys = async (from: Address) => {
    const answers = await Promise.all(given.map((data) => sight.call({ data, from })))
    return answers.some(({ is }) => is === 'answered')
  }
  if (await obeys(stranger)) return 'anybody'
  return owner && (await obeys(owner)) ? 'owner' : 'unclear'
}

/** A number that no piece has: some functions want one that exists, some one that does not. */
const unused = 1_000_000_007n

type Values = { number: bigint; holder: Address | undefined }

/** Values to try a function with. Where two accounts are named, the first is whose piece it is. */
function argumentsOf({ inputs }: AbiFunction, { number, holder }: Values): unknown[] {
  const accounts = inputs.filter(({ type }) => type === 'address').length
  return inputs.map(({ type }, at) => {
    if (type === 'address') return at === 0 && accounts > 1 && holder ? holder : stranger
    if (type === 'bool') return true
    if (type === 'string') return 'x'
    if (type === 'bytes') return '0x'
    if (type === 'bytes32') return `0x${'0'.repeat(64)}`
    return type === 'uint8' || type === 'uint96' ? 1 : number
  })
}

/** What an account is, in words. */
export async function whatIs(sight: Sight, account: Address): Promise<string> {
  if (/^0x0{40}$/.test(account)) return 'nobody: the address is zero'
  if (/^0x0{36}dead$/i.test(account)) return 'nobody: an address without a key'
  const code = (await sight.node('eth_getCode', account, sight.block)) as string
  if (code === '0x') return 'an account with one key'
  return code.startsWith('0xef0100') ? 'an account with one key, which acts by code' : 'a contract'
}
