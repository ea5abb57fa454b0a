import { encodeFunctionData, parseAbi, toFunctionSelector, type Address, type Hex } from 'viem'
import type { FoundFunction } from '#tools/token/signs/read-signs.server.ts'
import { actors } from './actors.ts'
import type { ChainView } from './simulate-view.server.ts'
import type { TriedCall } from './tried-calls.ts'

/** How powers over a token are handed on: after how many seconds a new administrator can take over, and by which manager of rights. */
export type Handover = {
  /** What `defaultAdminDelay()` says, where the token has rules for a default administrator. */
  adminDelay?: number
  /** The manager of rights, and the seconds that it has its administrators wait before they exchange it. */
  manager?: { address: Address; delay: number }
}

const abi = parseAbi([
  'function defaultAdminDelay() view returns (uint48)',
  'function getTargetAdminDelay(address target) view returns (uint32)',
  'function updateAuthority(address target, address newAuthority)',
  'function setAuthority(address newAuthority)',
])

/** By functions that hand powers on in two steps: the second, which the new account makes. */
export const secondSteps: Readonly<Record<string, Hex>> = {
  'transferOwnership(address)': toFunctionSelector('acceptOwnership()'),
  'beginDefaultAdminTransfer(address)': toFunctionSelector('acceptDefaultAdminTransfer()'),
}

/** Reads how powers over a token are handed on. Rejects when no node answers. */
export async function readHandover(
  view: ChainView,
  token: Address,
  { functions, manager }: { functions: readonly FoundFunction[]; manager: Address | undefined },
): Promise<Handover> {
  const secondsOf = async (to: Address, data: Hex) => {
    const { ok, data: answer } = await view.call({ to, data })
    return ok && answer.length === 66 && BigInt(answer) < 1n << 48n ? Number(answer) : undefined
  }
  const has = (signature: string) => functions.some((found) => found.signature === signature)
  const [adminDelay, delay] = await Promise.all([
    has('beginDefaultAdminTransfer(address)')
      ? secondsOf(token, encodeFunctionData({ abi, functionName: 'defaultAdminDelay' }))
      : undefined,
    manager && has('setAuthority(address)')
      ? secondsOf(manager, encodeFunctionData({ abi, functionName: 'getTargetAdminDelay', args: [token] }))
      : undefined,
  ])
  return {
    ...(adminDelay !== undefined && { adminDelay }),
    ...(manager && delay !== undefined && { manager: { address: manager, delay } }),
  }
}

type Exchange = { token: Address; manager: Address | undefined; following: readonly TriedCall[] }

/**
 * Exchanges the manager of rights for one that lets everybody do everything: alone, and before each of the calls that follow. An
 * AccessManager does it when its administrator says so; any other account that `authority()` names, by itself.
 */
export function exchangeCalls({ token, manager, following }: Exchange): TriedCall[] {
  const call = manager
    ? { to: manager, data: encodeFunctionData({ abi, functionName: 'updateAuthority', args: [token, actors.manager] }) }
    : { data: encodeFunctionData({ abi, functionName: 'setAuthority', args: [actors.manager] }) }
  return [
    { ...call, given: 'a new manager' },
    ...following.map(({ data, given }) => ({
      ...call,
      given: `a new manager that lets anyone call ${given}`,
      next: [data],
    })),
  ]
}
