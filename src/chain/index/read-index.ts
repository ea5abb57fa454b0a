import type { Abi, AbiEvent, AbiParameter, Address } from 'viem'
import { getAbiItem, getAddress } from 'viem/utils'
import { nextBlock, type ContractEvent, type RawLog } from '#chain/read/contract-logs.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { send } from '#core/http/send.ts'
import type { ToldApproval, ToldHistory, ToldLaunch, ToldThing } from './asked.server.ts'
import type { IndexState } from './index-state.server.ts'
import type { IndexedContract } from './indexed-contracts.ts'

/** What the index answered, and how far it is; undefined where it does not answer. */
export type Indexed<found> = (found & { index: IndexState }) | undefined

/** The index takes a moment longer than a page to see a block: milliseconds between two looks, and how often it is asked. */
const pauseMs = 700
const mostLooks = 4

/** Asks the index of our server, until it is as far as the chain says now or has had its time. Never rejects but as `rpc` does. */
async function ask<found extends object>(path: string, rpc: Rpc, looks = mostLooks): Promise<Indexed<found>> {
  const newest = (await nextBlock(rpc)) - 1
  for (let look = 1; ; look++) {
    const reply = await send<found & { index: IndexState }>('GET', path)
    if ('refusal' in reply) return undefined
    const { index } = reply.answer
    if (index.stopped || (index.block ?? -1) >= newest || look === looks) return reply.answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** A lock, grant or campaign that ever named an account, and by which arguments of which events, such as `Granted.giver`. */
export type Named = { contract: IndexedContract; id: bigint; as: readonly string[] }

/** How things of an account are asked for: of the index, as it is by `askThings`. */
export type AskThings = typeof askThings

/** What at some contracts ever named an account, the newest first. Rejects as `rpc` does. */
export async function askThings(
  rpc: Rpc,
  { account, contracts }: { account: Address; contracts: readonly IndexedContract[] },
): Promise<Indexed<{ things: Named[] }>> {
  const found = await ask<{ things: ToldThing[] }>(
    `/api/index/things?account=${getAddress(account)}&contracts=${contracts.join()}`,
    rpc,
  )
  const nameOf = (address: Address) => contracts.find((name) => contractAddresses[name] === address)!
  return (
    found && {
      ...found,
      things: found.things.map(({ address, thing, as }) => ({ contract: nameOf(address), id: BigInt(thing), as })),
    }
  )
}

/** What happened to one thing: the first event and the newest ones, oldest first, and how many there were of each name. */
export type IndexedHistory<abi extends Abi> = { events: ContractEvent<abi>[]; counts: Record<string, number> }

/** What happened to the thing with a number at a contract. Rejects as `rpc` does. */
export async function askHistory<const abi extends Abi>(
  rpc: Rpc,
  { contract, abi, id }: { contract: IndexedContract; abi: abi; id: bigint },
): Promise<Indexed<IndexedHistory<abi>>> {
  const found = await ask<ToldHistory>(`/api/index/history?contract=${contract}&thing=${id}`, rpc)
  return found && { ...found, ...revived(found, abi) }
}

/** The permissions that an account gave, the newest first; what of them holds now, each token says. Rejects as `rpc` does. */
export const askApprovals = (
  rpc: Rpc,
  account: Address,
): Promise<Indexed<{ approvals: ToldApproval[]; more: boolean }>> =>
  ask(`/api/index/approvals?account=${getAddress(account)}`, rpc)

/** The tokens that an account launched, the newest first, or that one alone. Rejects as `rpc` does. */
export const askLaunches = (
  rpc: Rpc,
  { account, token }: { account: Address; token?: Address | undefined },
): Promise<Indexed<{ launches: ToldLaunch[] }>> =>
  ask(`/api/index/launches?account=${getAddress(account)}${token ? `&token=${getAddress(token)}` : ''}`, rpc)

/** What is announced in the timelock of a token; null where the index does not follow it. What is newer than the index is not in it. */
export const askAnnouncements = (rpc: Rpc, timelock: Address): Promise<Indexed<{ logs: RawLog[] | null }>> =>
  ask(`/api/index/announcements?timelock=${getAddress(timelock)}`, rpc, 1)

/** A history as viem would have decoded it. */
export function revived<const abi extends Abi>({ events, counts }: ToldHistory, abi: abi): IndexedHistory<abi> {
  return {
    counts,
    events: events.flatMap(({ event, args, ...place }) => {
      const item = getAbiItem({ abi: abi as Abi, name: event }) as AbiEvent | undefined
      return item
        ? [{ ...place, eventName: event, args: valuesOf(item.inputs, args) } as unknown as ContractEvent<abi>]
        : []
    }),
  }
}

const valuesOf = (inputs: readonly AbiParameter[], args: Record<string, unknown>) =>
  Object.fromEntries(inputs.map((input) => [input.name, valueOf(input, args[input.name!])]))

/** Numbers of up to 48 bits are plain ones in viem, larger ones are not. */
function valueOf(input: AbiParameter, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each) => valueOf({ ...input, type: input.type.replace(/\[\d*\]$/, '') }, each))
  if ('components' in input) return valuesOf(input.components, value as Record<string, unknown>)
  const [, bits] = /^u?int(\d+)$/.exec(input.type) ?? []
  return bits === undefined ? value : Number(bits) <= 48 ? Number(value) : BigInt(value as string)
}
