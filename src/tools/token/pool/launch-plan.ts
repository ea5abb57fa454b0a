import type { Address, ContractFunctionArgs, Hash, Hex } from 'viem'
import { encodeAbiParameters, encodeFunctionData, getCreate2Address, keccak256 } from 'viem/utils'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { monthsAfter, type PoolTerms } from './pool-form.ts'
import { isCoin, type PoolChain, type PoolVersion } from './pool-chain.ts'
import { liquidityOf, rangeOf, spacings } from './pool-range.ts'

/** A launch as the launcher takes it. */
export type LaunchPlan = ContractFunctionArgs<typeof launcherAbi, 'payable', 'launch'>[0]

/** Instead of an unlock time or the end of claims: never. */
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

/**
 * What is sent, and the address the token will have. `takes`: what the launcher has to be allowed to take before, where the quote is not
 * sent along.
 */
export type LaunchCall = {
  to: Address
  data: Hex
  value: bigint
  token: Address
  plan: LaunchPlan
  takes?: { token: Address; amount: bigint }
}

/** The one transaction of a launch with a pool. */
export function launchCall(asked: Asked): LaunchCall {
  const { creationCode, from, salt, terms } = asked
  const to = contractAddresses.Launcher
  const own = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [from, salt]))
  const token = getCreate2Address({ from: to, salt: own, bytecode: creationCode })
  const plan = planOf(asked, token)
  const data = encodeFunctionData({ abi: launcherAbi, functionName: 'launch', args: [plan] })
  const { quote: amount, quoteToken } = terms
  if (isCoin(quoteToken.address)) return { to, data, value: amount, token, plan }
  return { to, data, value: 0n, token, plan, ...(amount > 0n && { takes: { token: quoteToken.address, amount } }) }
}

function planOf({ terms, creationCode, from, rest, salt, on }: Asked, token: Address): LaunchPlan {
  const { months, team, list } = terms
  const { now } = on
  const schedule = team && { start: now, cliff: now, end: monthsAfter(now, team.months), steps: team.months }
  const locked = team && !team.revocable ? [{ owner: team.account, amount: team.amount, schedule: schedule! }] : []
  const granted = team?.revocable ? [{ receiver: team.account, amount: team.amount, schedule: schedule! }] : []
  return {
    creationCode,
    salt,
    deadline: now + patience,
    rest,
    pool: poolOf(terms, token, on),
    lock: { unlock: months === undefined ? never : monthsAfter(now, months), owner: from, payee: from },
    shares: {
      locks: locked,
      grants: granted,
      terms: { revoker: team?.revocable ? from : zero, notice: 0, curve: `0x${'0'.repeat(64)}`, pushable: false },
      list: list
        ? {
            root: list.root,
            total: list.total,
            start: 0,
            deadline: list.months === undefined ? never : monthsAfter(now, list.months),
            metadataURI: list.address,
          }
        : { root: `0x${'0'.repeat(64)}`, total: 0n, start: 0, deadline: 0, metadataURI: '' },
    },
  }
}

const kinds = { V2: 0, V3: 1, V4: 2 } as const satisfies Record<PoolVersion, number>

/** The pool: V4 alone knows the coin of the chain; before it, the wrapped one takes its place. */
function poolOf(terms: PoolTerms, token: Address, { managers, wrapped }: PoolChain): LaunchPlan['pool'] {
  const { version, tokens, quote: amount, quoteToken, price, fee } = terms
  const quote = isCoin(quoteToken.address) && version !== 'V4' ? wrapped : quoteToken.address
  const first = BigInt(token) < BigInt(quote)
  const range = rangeOf({ price, fee, first, both: amount > 0n })
  const common = {
    kind: kinds[version],
    manager: managers[version]!,
    quote,
    tickSpacing: 0,
    hooks: zero,
    tokenAmount: tokens,
    quoteAmount: amount,
    liquidity: 1n,
    tokenMin: 0n,
    quoteMin: 0n,
  }
  if (version === 'V2') return { ...common, fee: 0, tickLower: 0, tickUpper: 0, sqrtPriceX96: 0n }
  if (version === 'V3') return { ...common, fee, ...range, tokenMin: most(tokens), quoteMin: most(amount) }
  const liquidity = liquidityOf(range, first ? [tokens, amount] : [amount, tokens])
  return { ...common, fee, ...range, tickSpacing: spacings[fee], liquidity }
}

const zero = coinAddress

/** The price is exact, so that all but what is rounded goes in. */
const most = (amount: bigint) => amount - amount / 1000n
