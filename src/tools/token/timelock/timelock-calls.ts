import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { Call } from '#tools/plan/simulate.ts'
import type { Announced } from './read-timelock.ts'
import { noPredecessor, timelockAbi } from './timelock-abi.ts'

type Announcement = { call: Call; salt: Hex; seconds: bigint }

/** Announces a call, to be carried out after so many seconds. `salt` tells it from the same call announced before. */
export function scheduleCall(timelock: Address, { call: { to, data }, salt, seconds }: Announcement): Call {
  const args = [to, 0n, data, noPredecessor, salt, seconds] as const
  return { to: timelock, data: encodeFunctionData({ abi: timelockAbi, functionName: 'schedule', args }) }
}

/** Carries out what was announced. */
export function executeCallOf(timelock: Address, { target, value, data, predecessor, salt }: Announced): Call {
  const args = [target, value, data, predecessor, salt] as const
  return { to: timelock, data: encodeFunctionData({ abi: timelockAbi, functionName: 'execute', args }) }
}

/** Takes back what was announced. */
export function cancelCall(timelock: Address, { id }: Announced): Call {
  return { to: timelock, data: encodeFunctionData({ abi: timelockAbi, functionName: 'cancel', args: [id] }) }
}

/** 32 random bytes. */
export function randomSalt(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
