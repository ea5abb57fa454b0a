import { NodeRefused } from './node-rpc.server.ts'
import { mostGas } from './rpc-gas.server.ts'

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Gas up to which the node estimates by itself: some twenty runs of it take no longer than one of `mostGas`. */
const small = 1_000_000

/** How close an estimate comes, as a part of itself. */
const precision = 1 / 256

/**
 * Estimates gas by questions of which none takes a node longer than one call may. A node that looks for an estimate runs the code some
 * twenty times in one go, and anvil makes no block meanwhile. Throws what the call fails with when it has `mostGas`.
 */
export async function estimateInSteps(rpc: Ask, [call, ...where]: readonly unknown[]): Promise<unknown> {
  const { gas, ...fields } = call as { gas: string }
  const most = Math.min(Number(gas), mostGas)
  const given = (amount: number) => [{ ...fields, gas: `0x${amount.toString(16)}` }, ...where]
  const known = await rpc('eth_estimateGas', given(Math.min(most, small))).catch((error: unknown) => {
    if (most <= small || !(error instanceof NodeRefused)) throw error
  })
  if (known !== undefined) return known
  await rpc('eth_call', given(most))
  let [tooLittle, enough] = [small, most]
  while (enough - tooLittle > enough * precision) {
    const middle = Math.ceil((tooLittle + enough) / 2)
    const suffices = await rpc('eth_call', given(middle)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NodeRefused) return false
        throw error
      },
    )
    if (suffices) enough = middle
    else tooLittle = middle
  }
  return `0x${enough.toString(16)}`
}
