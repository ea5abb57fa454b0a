import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** Gas that one question may burn, however many calls it consists of: as much as a block of the local chain has. */
export const mostGas = 30_000_000

type Params = readonly unknown[]
type Fields = Record<string, unknown>

/**
 * The parameters of a call with its gas written out: what it asks for, or `mostGas` where that is less or nothing is said. Nodes then
 * read no limit of their own, and no limit that the overrides of the call bring along.
 */
export function boundCall([call, ...rest]: Params): Params {
  return [withGas([fieldsOf(call)])[0], ...rest]
}

/** The parameters of a simulation with the gas of every call written out. Throws a refusal when they want more than `mostGas` together. */
export function boundSimulation([plan, ...rest]: Params): Params {
  const { blockStateCalls: blocks, ...more } = plan as { blockStateCalls: Fields[] }
  const bounded = withGas(blocks.flatMap(({ calls }) => (Array.isArray(calls) ? calls.map(fieldsOf) : [])))
  const blockStateCalls = blocks.map((block) =>
    Array.isArray(block.calls) ? { ...block, calls: bounded.splice(0, block.calls.length) } : block,
  )
  return [{ ...more, blockStateCalls }, ...rest]
}

/** Calls that say nothing share what the others leave. */
function withGas(calls: Fields[]): Fields[] {
  const asked = calls.map(({ gas }) => (gas === undefined || gas === null ? undefined : Math.min(gasOf(gas), mostGas)))
  const left = mostGas - asked.reduce<number>((sum, gas) => sum + (gas ?? 0), 0)
  const share = Math.floor(left / asked.filter((gas) => gas === undefined).length)
  if (left < 0 || share < 21_000)
    throw new RpcRefusal(codes.badParams, `Simulate calls with at most ${mostGas} gas together.`)
  return calls.map((call, at) => ({ ...call, gas: `0x${(asked[at] ?? share).toString(16)}` }))
}

function gasOf(gas: unknown): number {
  if (typeof gas === 'number' && Number.isSafeInteger(gas) && gas >= 0) return gas
  if (typeof gas === 'string' && /^0x[\da-f]{1,64}$/i.test(gas)) return Number(gas)
  throw new RpcRefusal(codes.badParams, 'Give the gas of a call in hexadecimal.')
}

function fieldsOf(call: unknown): Fields {
  if (typeof call === 'object' && call !== null && !Array.isArray(call)) return call as Fields
  throw new RpcRefusal(codes.badParams, 'Say in an object what is to be called.')
}
