import type { Address, ContractFunctionArgs, Hash, Hex } from 'viem'
import { encodeAbiParameters, encodeFunctionData, getCreate2Address, keccak256 } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { monthsAfter, type PoolTerms } from './pool-form.ts'
import type { PoolChain } from './pool-chain.ts'
import { rangeOf } from './pool-range.ts'

/** A launch as the launcher takes it. */
export type LaunchPlan = ContractFunctionArgs<typeof launcherAbi, 'payable', 'launch'>[0]

/** Instead of an unlock time: never. */
export const never = 2 ** 40 - 1

/** How long a signature stays good, in seconds by the chain's clock. */
const patience = 60 * 60

type Asked = {
  terms: PoolTerms
  /** The creation code of the token, arguments included: its supply goes to the launcher. */
  creationCode: Hex
  from: Address
  /** Gets what is left of the token. */
  rest: Address
  salt: Hash
  on: PoolChain
}

/** What is sent, and the address the token will have. */
export type LaunchCall = { to: Address; data: Hex; value: bigint; token: Address; plan: LaunchPlan }

/** The one transaction of a launch with a pool on Uniswap V3. */
export function launchCall(asked: Asked): LaunchCall {
  const { creationCode, from, salt, terms } = asked
  const to = contractAddresses.Launcher
  const own = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [from, salt]))
  const token = getCreate2Address({ from: to, salt: own, bytecode: creationCode })
  const plan = planOf(asked, token)
  const data = encodeFunctionData({ abi: launcherAbi, functionName: 'launch', args: [plan] })
  return { to, data, value: terms.quote, token, plan }
}

function planOf({ terms, creationCode, from, rest, salt, on }: Asked, token: Address): LaunchPlan {
  const { tokens, quote, price, fee, months, team } = terms
  const { manager, wrapped, now } = on
  const first = BigInt(token) < BigInt(wrapped)
  const schedule = team && { start: now, cliff: now, end: monthsAfter(now, team.months), steps: team.months }
  const locked = team && !team.revocable ? [{ owner: team.account, amount: team.amount, schedule: schedule! }] : []
  const granted = team?.revocable ? [{ receiver: team.account, amount: team.amount, schedule: schedule! }] : []
  return {
    creationCode,
    salt,
    deadline: now + patience,
    rest,
    pool: {
      kind: 1,
      manager,
      quote: wrapped,
      fee,
      tickSpacing: 0,
      hooks: zero,
      ...rangeOf({ price, fee, first, both: quote > 0n }),
      liquidity: 1n,
      tokenAmount: tokens,
      quoteAmount: quote,
      tokenMin: most(tokens),
      quoteMin: most(quote),
    },
    lock: { unlock: months === undefined ? never : monthsAfter(now, months), owner: from, payee: from },
    shares: {
      locks: locked,
      grants: granted,
      terms: { revoker: team?.revocable ? from : zero, notice: 0, curve: `0x${'0'.repeat(64)}`, pushable: false },
      list: { root: `0x${'0'.repeat(64)}`, total: 0n, start: 0, deadline: 0, metadataURI: '' },
    },
  }
}

const zero: Address = '0x0000000000000000000000000000000000000000'

/** The price is exact, so that all but what is rounded goes in. */
const most = (amount: bigint) => amount - amount / 1000n
