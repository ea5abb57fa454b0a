import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import { decodeAbiParameters, encodeFunctionData, numberToHex, parseAbi } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { hasHidden } from '#core/text/visible-text.ts'
import { tokenAbi } from './token-abi.ts'
import { cleanSymbol } from './token-facts.ts'
import { warningsInCode, warningWords, type TokenWarning } from './token-warnings.ts'

/** What LockLens says of a token without looking at its locks: supply, what is owed to all of them, and signs of what it can still do. */
export type TokenProof = Pick<
  ContractFunctionReturnType<typeof lockLensAbi, 'view', 'tokenStatement'>,
  'supply' | 'owed' | 'solvent' | 'powers'
>

/** A token as it can be shown: names are cut and cleaned, what it does not say has a substitute. Amounts in smallest units. */
export type Token = {
  address: Address
  name: string
  symbol: string
  decimals: number
  proof: TokenProof
  /** What both contracts that hold locks owe of it, to plain locks and to those whose votes go on counting. */
  inLocks: bigint
  /** The account that was asked for; undefined: none was. */
  holder?: Address | undefined
  /** Of the holder. */
  balance: bigint
  /** What the lock contract may take of the holder's. */
  allowance: bigint
  signs: TokenWarning[]
}

/** What one needs of a token to spend some of it. */
export type HeldToken = Pick<Token, 'address' | 'symbol' | 'decimals' | 'balance'>

/** Where ERC-1967 keeps the address of the code that runs. */
const implementationSlot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'

/** Signs a name is shown with, and bytes from which on it is not a name. */
const longestName = 40
const longestText = 400

const gas = numberToHex(1_000_000)
const owedAbi = parseAbi(['function owed(address token) view returns (uint256)'])
const encoded = (name: 'name' | 'symbol' | 'decimals') => encodeFunctionData({ abi: tokenAbi, functionName: name })
const nobody: Address = '0x000000000000000000000000000000000000dEaD'

/** Everything about a token, in one request; undefined when there is no contract. Rejects when the chain does not answer. */
export async function readToken(rpc: Rpc, address: Address, holder?: Address): Promise<Token | undefined> {
  const say = (data: Hex, to = address) => unlessRefused(rpc('eth_call', [{ to, data, gas }, 'latest']) as Promise<Hex>)
  const locker = contractAddresses.TokenLocker
  const account = holder ?? nobody

  const [code, implementation, proof, name, symbol, decimals, balance, allowance, voting] = await Promise.all([
    rpc('eth_getCode', [address, 'latest']) as Promise<Hex>,
    unlessRefused(rpc('eth_getStorageAt', [address, implementationSlot, 'latest']) as Promise<Hex>),
    readContract(rpc, {
      to: contractAddresses.LockLens,
      abi: lockLensAbi,
      name: 'tokenStatement',
      args: [address, []],
    }),
    say(encoded('name')),
    say(encoded('symbol')),
    say(encoded('decimals')),
    say(encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account] })),
    say(encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [account, locker] })),
    say(encodeFunctionData({ abi: owedAbi, args: [address] }), contractAddresses.VotingLocker),
  ])
  if (code === '0x') return undefined
  const said = { name: textIn(name), symbol: textIn(symbol), decimals: numberIn(decimals) }
  const token = {
    address,
    ...shown(said),
    holder,
    proof,
    inLocks: proof.owed + (numberIn(voting) ?? 0n),
    balance: numberIn(balance) ?? 0n,
    allowance: numberIn(allowance) ?? 0n,
  }
  const limited = proof.powers.limits && !(await isOver(rpc, proof.powers.limitsEnd))
  const signs = new Set([...signsOf(token, said, limited), ...warningsInCode(code, implementation)])
  return { ...token, signs: [...signs].toSorted(byWeight) }
}

type Said = { name: string; symbol: string; decimals: bigint | undefined }

/** The names and decimals that we show of a token, shortened and cleaned. */
function shown({ name, symbol, decimals }: Said): Pick<Token, 'name' | 'symbol' | 'decimals'> {
  const short = name.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').trim()
  return {
    name: short.length > longestName ? `${short.slice(0, longestName)}…` : short || 'A token without a name',
    symbol: cleanSymbol(symbol) || 'units',
    decimals: decimals !== undefined && decimals <= 36n ? Number(decimals) : 0,
  }
}

/** Whether a time that a token names, in Unix seconds, is past by the chain; 0 is no time. */
async function isOver(rpc: Rpc, time: bigint): Promise<boolean> {
  if (time === 0n) return false
  const newest = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  return time <= BigInt(newest.timestamp)
}

function signsOf({ proof, balance }: Pick<Token, 'proof' | 'balance'>, said: Said, limits: boolean): TokenWarning[] {
  const { owner, mints, pauses, paused, blocks, delegates, taxes, trades, upgrades, roles } = proof.powers
  const powers = mints || pauses || limits || blocks || taxes || trades || upgrades
  const found: Record<string, boolean> = {
    paused,
    lies: balance > proof.supply,
    mute: !said.name || !said.symbol || said.decimals === undefined || said.decimals > 36n,
    long: said.name.length > longestName || said.symbol.length > longestName,
    hidden: hasHidden(said.name) || hasHidden(said.symbol),
    delegates,
    mints,
    pauses,
    blocks,
    limits,
    taxes,
    trades,
    // Code to be run by a proxy has such functions too, and is not replaced where it is.
    upgrades: upgrades && delegates,
    roles: powers && roles,
    owned: powers && BigInt(owner) !== 0n,
  } satisfies Partial<Record<TokenWarning, boolean>>
  return (Object.keys(found) as TokenWarning[]).filter((sign) => found[sign])
}

const order = Object.keys(warningWords)
const byWeight = (one: TokenWarning, other: TokenWarning) => order.indexOf(one) - order.indexOf(other)

/** A text as tokens answer it: a string, or 32 bytes as old ones do. Never more than the first signs of it. */
function textIn(data: Hex | undefined): string {
  if (!data || data === '0x') return ''
  if (data.length > 2 * (64 + longestText) + 2) return 'x'.repeat(longestText)
  try {
    if (data.length === 66) return new TextDecoder().decode(bytesIn(data)).replaceAll('\0', '')
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return ''
  }
}

function bytesIn(data: Hex): Uint8Array {
  return Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function numberIn(data: Hex | undefined): bigint | undefined {
  return data && data.length === 66 ? BigInt(data) : undefined
}
