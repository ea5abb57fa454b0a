import { encodeFunctionData, getAddress, keccak256, parseAbi, toFunctionSelector, type Address, type Hex } from 'viem'
import { proxySlots } from '#chain/code/proxy-slots.ts'
import { minimalProxyOf, walkCode, type WalkedCode } from '#chain/code/walk-code.server.ts'
import type { ChainView } from '#tools/token/simulate/simulate-view.server.ts'
import { managerHolders, type RoleHolder } from './read-manager.server.ts'
import { addressesIn, codeOf, managersOf, rulersOf, storageAt, whatIs } from './read-rulers.server.ts'
import { knownFunctions, knownViews, usualFunctions, type FunctionKind } from './known-functions.ts'

/** A function that was found in the code. Without a signature it is known by its selector alone. */
export type FoundFunction = { selector: Hex; signature?: string; kind?: FunctionKind }

/** How a contract passes calls on to other code, and where that can be exchanged. */
export type FoundProxy = { kind: string; fixed: boolean; implementation?: Address; admin?: Address; beacon?: Address }

/** What an account is, by its code. */
export type AccountKind = 'nobody' | 'key' | 'key with code' | 'contract'

/**
 * An account that may rule the token, and how we know of it. `manager`: the AccessManager that it has a role of; `delay`: seconds between
 * announcing a call there and making it.
 */
export type Ruler = { address: Address; is: AccountKind; by: string; delay?: number; manager?: Address }

/** What the code of a token shows. */
export type Signs = {
  codeHash: Hex
  bytes: number
  proxy?: FoundProxy
  /** An account with one key, whose code is that of another address (EIP-7702). */
  delegated?: Address
  /** Functions that are no standard ones. */
  functions: FoundFunction[]
  views: FoundFunction[]
  /** Where the instructions are, in bytes from the start. */
  opcodes: Omit<WalkedCode, 'selectors'>
  /** What `owner()` says, or `getOwner()`. */
  owner?: { address: Address; is: AccountKind; by: string }
  /** The manager of rights that `authority()` names (OpenZeppelin's AccessManager). */
  authority?: Address
  /** Who may do what by that manager; absent when the contract answers as none. */
  managed?: RoleHolder[]
  hasRoles: boolean
  /** Accounts that may have powers, to try them as. */
  rulers: Ruler[]
}

const abi = parseAbi([
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
  'function authority() view returns (address)',
  'function implementation() view returns (address)',
])

const selectorOf = (signature: string) => toFunctionSelector(`function ${signature}`)

const known = new Map<Hex, FoundFunction>(
  Object.entries(knownFunctions).flatMap(([kind, { functions }]) =>
    functions.map((signature) => {
      const selector = selectorOf(signature)
      return [selector, { selector, signature, kind: kind as FunctionKind }] as const
    }),
  ),
)
const views = new Map<Hex, FoundFunction>(
  Object.entries(knownViews).map(([signature, kind]) => {
    const selector = selectorOf(signature)
    return [selector, { selector, signature, kind }] as const
  }),
)
const usual = new Set(usualFunctions.map(selectorOf))

/** Reads the signs of a token at an address. Rejects when no node answers. */
export async function readSigns(view: ChainView, token: Address): Promise<Signs> {
  const code = await codeOf(view, token)
  const delegated = /^0xef0100[\da-f]{40}$/i.test(code) ? getAddress(`0x${code.slice(8)}`) : undefined
  const proxy = delegated ? undefined : await proxyOf(view, token, code)
  const behind = delegated ?? proxy?.implementation
  const walked = [walkCode(code), ...(behind ? [walkCode(await codeOf(view, behind))] : [])]
  const selectors = [...new Set(walked.flatMap((one) => [...one.selectors]))]
  const own = walked.at(-1)!
  const hasRoles = selectors.includes(selectorOf('hasRole(bytes32,address)'))
  const [owner, authority] = await Promise.all([ownerOf(view, token), addressFrom(view, token, 'authority')])
  const functions = selectors
    .filter((selector) => !usual.has(selector) && !views.has(selector))
    .map((selector) => known.get(selector) ?? { selector })
  const managed =
    authority &&
    (await managerHolders(view, authority, { token, selectors: functions.map(({ selector }) => selector) }))
  const rulers = await rulersOf(view, token, { owner, hasRoles })
  return {
    codeHash: keccak256(code),
    bytes: code.length / 2 - 1,
    ...(proxy && { proxy }),
    ...(delegated && { delegated }),
    functions,
    views: selectors.flatMap((selector) => views.get(selector) ?? []),
    opcodes: {
      selfdestruct: own.selfdestruct,
      delegatecall: own.delegatecall,
      origin: own.origin,
      coinbase: own.coinbase,
    },
    ...(owner && { owner }),
    ...(authority && { authority }),
    ...(managed && { managed }),
    hasRoles,
    rulers: [
      ...rulers.filter(({ address }) => address !== authority),
      ...(await managersOf(view, { manager: authority, managed: managed ?? [] })),
      ...(authority && !managed ? [{ address: authority, is: await whatIs(view, authority), by: 'authority()' }] : []),
    ],
  }
}

async function proxyOf(view: ChainView, token: Address, code: Hex): Promise<FoundProxy | undefined> {
  const copied = minimalProxyOf(code)
  if (copied) return { kind: 'a copy of another contract (ERC-1167)', fixed: true, implementation: getAddress(copied) }
  const { implementation, admin, beacon, proxiable, zeppelin } = proxySlots
  const [to, by, through, old, older] = await Promise.all(
    [implementation, admin, beacon, proxiable, zeppelin].map((slot) => wordAt(view, token, slot)),
  )
  if (to) return { kind: 'a proxy (ERC-1967)', fixed: false, implementation: to, ...(by && { admin: by }) }
  if (through) {
    const found = await addressFrom(view, through, 'implementation')
    return {
      kind: 'a proxy with a beacon (ERC-1967)',
      fixed: false,
      beacon: through,
      ...(found && { implementation: found }),
    }
  }
  if (old) return { kind: 'a proxy (ERC-1822)', fixed: false, implementation: old }
  return older ? { kind: 'a proxy of an old kind (ZeppelinOS)', fixed: false, implementation: older } : undefined
}

async function ownerOf(view: ChainView, token: Address): Promise<Ruler | undefined> {
  for (const name of ['owner', 'getOwner'] as const) {
    const { ok, data } = await view.call({ to: token, data: encodeFunctionData({ abi, functionName: name }) })
    if (!ok || !/^0x0{24}[\da-f]{40}$/i.test(data)) continue
    const address = getAddress(`0x${data.slice(26)}`)
    return { address, is: await whatIs(view, address), by: `${name}()` }
  }
  return undefined
}

async function wordAt(view: ChainView, address: Address, slot: Hex): Promise<Address | undefined> {
  return addressesIn(await storageAt(view, address, slot))[0]
}

async function addressFrom(view: ChainView, to: Address, functionName: 'authority' | 'implementation') {
  const { ok, data } = await view.call({ to, data: encodeFunctionData({ abi, functionName }) })
  return ok && /^0x0{24}(?!0{20})[\da-f]{40}$/i.test(data) ? getAddress(`0x${data.slice(26)}`) : undefined
}
