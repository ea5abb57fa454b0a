import { decodeFunctionResult, encodeFunctionData, numberToHex, type Address, type Hex } from 'viem'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import { tradeProbeAbi, tradeProbeRuntime } from '#contracts/check/trade-probe.ts'
import { actors } from './actors.ts'
import { callAt, mostGas } from './call-at.server.ts'
import type { ChainView, Outcome, Overrides } from './simulate-view.server.ts'

/** One call of a scene. */
export type Step = { from: Address; to: Address; data: Hex }

/** Calls that follow one another, block by block. The second block comes `later` seconds after the first, the others after 12 each. */
export type Scene = { blocks: readonly (readonly Step[])[]; later: number; overrides: Overrides }

/**
 * How scenes were played. `simulate`: by `eth_simulateV1`, each step a transaction of an account without code. `call`: by one `eth_call`
 * in which all accounts have the code of `contracts/check/TradeProbe.sol`, all in one block.
 */
export type Way = 'simulate' | 'call'

/** Plays scenes on a chain. Answers the outcomes of all steps in their order; undefined when the node can play none. */
export type Simulator = { way: () => Way; play: (scene: Scene) => Promise<Outcome[] | undefined> }

const probeCode = tradeProbeRuntime.code as Hex

/** Answers every question with 1 and 0: of a manager of rights, that a call is allowed and need not wait. */
const lenient: Hex = '0x600160005260406000f3'

/** The code of what exists in a simulation alone. */
export const madeUp: Overrides = { [actors.router]: { code: probeCode }, [actors.manager]: { code: lenient } }

/** Gas of all calls of a scene together, and of one. */
const gas = { all: mostGas, each: 4_000_000 }

/** Seconds from one block to the next. */
export const blockTime = 12

/** A tenth of what a rich account has: enough for every fee. */
export const ether: Hex = numberToHex(10n ** 20n)

/** Plays scenes by `eth_simulateV1`, and by `eth_call` where a node refuses that, or answers more than we read. Rejects when no node answers. */
export function openSimulator(view: ChainView): Simulator {
  let way: Way = 'simulate'
  return {
    way: () => way,
    async play(scene) {
      if (way === 'simulate') {
        const played = await playBlocks(view, scene)
        if (played) return played
        way = 'call'
      }
      return playCall(view, scene)
    },
  }
}

type Simulated = { calls: { status: Hex; returnData?: Hex; error?: { data?: Hex } }[] }

async function playBlocks(view: ChainView, scene: Scene): Promise<Outcome[] | undefined> {
  const steps = scene.blocks.flat().length
  const each = numberToHex(Math.min(gas.each, Math.floor(gas.all / steps)))
  // Code that asks who makes the block, or what the gas costs, must not see that this is a simulation.
  const price = numberToHex(view.baseFee * 2n + 1n)
  const blockStateCalls = scene.blocks.map((calls, at) => ({
    blockOverrides: { time: numberToHex(timeOf(view, scene, at)), feeRecipient: view.miner },
    ...(at === 0 && { stateOverrides: withAccounts(scene, undefined) }),
    calls: calls.map(({ from, to, data }) => ({ from, to, input: data, gas: each, maxFeePerGas: price })),
  }))
  try {
    const blocks = (await view.node('eth_simulateV1', { blockStateCalls }, view.block)) as Simulated[]
    const outcomes = blocks.flatMap(({ calls }) =>
      calls.map(({ status, returnData, error }) => ({
        ok: status === '0x1',
        data: (returnData && returnData !== '0x' ? returnData : (error?.data ?? '0x')).slice(0, 4_098) as Hex,
      })),
    )
    return outcomes.length === steps ? outcomes : undefined
  } catch (error) {
    if (error instanceof NodeRefused || error instanceof RpcRefusal || error instanceof TypeError) return undefined
    throw error
  }
}

async function playCall(view: ChainView, scene: Scene): Promise<Outcome[] | undefined> {
  const calls = scene.blocks.flat()
  const data = encodeFunctionData({ abi: tradeProbeAbi, functionName: 'run', args: [calls] })
  const call = { from: actors.stranger, to: actors.router, data }
  const time = timeOf(view, scene, Math.min(1, scene.blocks.length - 1))
  try {
    const answer = await callAt(view, call, { overrides: withAccounts(scene, probeCode), time })
    const played = decodeFunctionResult({ abi: tradeProbeAbi, functionName: 'run', data: answer })
    return played.map(({ ok, data: answered }) => ({ ok, data: answered }))
  } catch (error) {
    if (error instanceof NodeRefused || error instanceof RpcRefusal || isUnreadable(error)) return undefined
    throw error
  }
}

const isUnreadable = (error: unknown) => error instanceof Error && /Abi|Decod|Position/.test(error.name)

function timeOf(view: ChainView, { later }: Scene, at: number): number {
  const first = view.time + blockTime
  return at === 0 ? first : first + later + (at - 1) * blockTime
}

/** These overrides, with the code of what is made up. */
export function withMadeUp(overrides: Overrides): Overrides {
  const made = Object.entries(madeUp) as [Address, Overrides[Address]][]
  return { ...overrides, ...Object.fromEntries(made.map(([at, one]) => [at, { ...overrides[at], ...one }])) }
}

/** The overrides of a scene, with ether for all who act, the code of what is made up, and, where `code` is given, that code for all. */
function withAccounts({ blocks, overrides }: Scene, code: Hex | undefined): Overrides {
  const all = withMadeUp(overrides)
  for (const { from } of blocks.flat()) all[from] = { ...all[from], balance: ether, ...(code && { code }) }
  all[actors.stranger] = { ...all[actors.stranger], balance: ether }
  return all
}
