import type { Address, Hex } from 'viem'
import { decodeAbiParameters, decodeFunctionData, hexToBytes, parseAbiParameters } from 'viem/utils'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { timeWords } from '#core/time/time-words.ts'
import { shortNumber } from '#tools/token/pool/short-number.ts'
import type { CallArguments, KnownContract } from '#transactions/describe/known-contract.ts'
import type { Line } from '#transactions/describe/signing-words.ts'
import { actionsV4, mintV4, permit2Abi, positionsAbi, positionsV4Abi, routerAbi, takerOf } from './liquidity-calls.ts'
import type { LiquidityPlan } from './liquidity-plan.ts'

/** How the two sides are written: a token that is in the bytes and not one of these is written as units of its address. */
type Units = readonly { address: Address; symbol: string; decimals: number }[]

type Side = { address: Address; amount: bigint }

/** What the bytes of a call say about liquidity. `root` is the price of a pool that is new. */
type Said = {
  sides: readonly [Side, Side]
  fee: number
  owner: Address
  deadline: bigint
  root?: bigint
  whole: boolean
}

const text = (label: string, words: string): Line => ({ label, value: { as: 'text', text: words } })

const lasting = () => 'The liquidity belongs to the account below, which can take it out again until it is locked.'

/** The contracts of Uniswap that a plan calls, as the sheet reads what is asked of them: every figure is from the bytes that are signed. */
export function liquidityContracts(chainId: number, plan: LiquidityPlan): KnownContract[] {
  const { token, quote, wrapped, version } = plan
  const coin = quote.address === coinAddress
  const units: Units = [token, quote, ...(coin ? [{ ...quote, address: wrapped }] : [])]
  const words = (said: (call: CallArguments) => Said | undefined) => ({
    intent: `Add liquidity of ${token.symbol} to Uniswap ${version}`,
    lasting,
    fields: {},
    parts: (call: CallArguments) => partsOf(said(call), units),
  })
  const address = takerOf(plan)
  const router: KnownContract = {
    chainId,
    address,
    name: 'Uniswap V2 router',
    abi: routerAbi,
    calls: { addLiquidity: words(saidOfPair), addLiquidityETH: words((call) => saidOfEther(call, { plan })) },
  }
  const manager: KnownContract =
    version === 'V4'
      ? { chainId, address, name: 'Uniswap V4 positions', abi: positionsV4Abi, calls: { multicall: words(saidOfV4) } }
      : { chainId, address, name: 'Uniswap V3 positions', abi: positionsAbi, calls: { multicall: words(saidOfV3) } }
  const permit2: KnownContract = {
    chainId,
    address: permit2Address,
    name: 'Permit2',
    abi: permit2Abi,
    calls: {
      approve: {
        intent: 'Let Uniswap V4 take an amount',
        lasting: ({ expiration }) =>
          `It may take this amount until ${timeWords(Number(expiration))}, and takes it only when you add liquidity.`,
        fields: {
          token: { label: 'Token', as: 'party' },
          spender: { label: 'May take it', as: 'spender' },
          amount: { label: 'Amount', as: 'amount', of: { argument: 'token' } },
          expiration: { label: 'Until', as: 'time' },
        },
      },
    },
  }
  return [version === 'V2' ? router : manager, ...(version === 'V4' ? [permit2] : [])]
}

function partsOf(said: Said | undefined, units: Units): { lines: Line[]; recipients: Address[] } {
  // Bytes that say anything else are shown as they are.
  if (!said) return { lines: [text('What it does', 'This site cannot read it. Do not sign it.')], recipients: [] }
  const { sides, fee, owner, deadline, root, whole } = said
  const written = sides.map(({ address, amount }) => {
    const { symbol, decimals } = unitOf(units, address)
    return `${exactAmount(amount, decimals)} ${symbol}`
  })
  return {
    lines: [
      text('Goes in, at most', written.join(' and ')),
      text('Price', priceWords(said, units)),
      text('Pool', `Uniswap, fee ${fee / 10_000} %, ${whole ? 'every price' : 'a part of the prices'}`),
      ...(root === undefined ? [] : [text('If there is no pool yet', 'it is made at this price')]),
      { label: 'Gets the liquidity', value: { as: 'party', address: owner } },
      text('Valid until', timeWords(Number(deadline))),
    ],
    recipients: [owner],
  }
}

function unitOf(units: Units, address: Address) {
  const found = units.find((unit) => unit.address.toLowerCase() === address.toLowerCase())
  return found ?? { symbol: `units of ${address}`, decimals: 0 }
}

/** The price of the first unit the page knows, the token, in the other: from the root, or from the amounts on V2. */
function priceWords({ sides, root }: Said, units: Units): string {
  const [token] = units
  const isFirst = sides[0].address.toLowerCase() === token!.address.toLowerCase()
  const [own, other] = isFirst ? [sides[0], sides[1]] : [sides[1], sides[0]]
  const ratio = root === undefined ? undefined : (Number(root) / 2 ** 96) ** 2
  const price = ratio === undefined ? Number(other.amount) / Number(own.amount) : isFirst ? ratio : 1 / ratio
  const [one, two] = [unitOf(units, own.address), unitOf(units, other.address)]
  return `1 ${one.symbol} = ${shortNumber(price * 10 ** (one.decimals - two.decimals))} ${two.symbol}`
}

type PairCall = {
  tokenA: Address
  tokenB: Address
  amountADesired: bigint
  amountBDesired: bigint
  to: Address
  deadline: bigint
}

function saidOfPair(call: CallArguments): Said {
  const { tokenA, tokenB, amountADesired, amountBDesired, to, deadline } = call as PairCall
  const sides = [
    { address: tokenA, amount: amountADesired },
    { address: tokenB, amount: amountBDesired },
  ] as const
  return { sides, fee: 3000, owner: to, deadline, whole: true }
}

function saidOfEther(call: CallArguments, { plan }: { plan: LiquidityPlan }): Said {
  const { token, amountTokenDesired, to, deadline } = call as Omit<PairCall, 'tokenA'> & {
    token: Address
    amountTokenDesired: bigint
  }
  // What is sent along is not in the arguments; the sheet says it beside them.
  const sides = [
    { address: token, amount: amountTokenDesired },
    { address: coinAddress, amount: plan.amount },
  ] as const
  return { sides, fee: 3000, owner: to, deadline, whole: true }
}

/** Ticks that only a range over every price has at its ends. */
const nearlyLast = 887_000

/** The calls within a multicall, by their names; undefined where one is not known. */
function within<abi extends typeof positionsAbi | typeof positionsV4Abi>(abi: abi, { data }: CallArguments) {
  try {
    return (data as readonly Hex[]).map((each) => decodeFunctionData({ abi, data: each } as never)) as readonly {
      functionName: string
      args: readonly unknown[]
    }[]
  } catch {
    return undefined
  }
}

type Minted = {
  token0: Address
  token1: Address
  fee: number
  tickLower: number
  tickUpper: number
  amount0Desired: bigint
  amount1Desired: bigint
  recipient: Address
  deadline: bigint
}

function saidOfV3(call: CallArguments): Said | undefined {
  const calls = within(positionsAbi, call)
  const minted = calls?.filter(({ functionName }) => functionName === 'mint') ?? []
  if (minted.length !== 1) return undefined
  const { token0, token1, fee, amount0Desired, amount1Desired, recipient, deadline, ...range } = minted[0]!
    .args[0] as Minted
  const root = calls!.find(({ functionName }) => functionName === 'createAndInitializePoolIfNecessary')?.args[3]
  const sides = [
    { address: token0, amount: amount0Desired },
    { address: token1, amount: amount1Desired },
  ] as const
  const whole = range.tickLower < -nearlyLast && range.tickUpper > nearlyLast
  return { sides, fee, owner: recipient, deadline, root: root as bigint | undefined, whole }
}

function saidOfV4(call: CallArguments): Said | undefined {
  const calls = within(positionsV4Abi, call)
  const changed = calls?.filter(({ functionName }) => functionName === 'modifyLiquidities') ?? []
  if (changed.length !== 1) return undefined
  const [unlock, deadline] = changed[0]!.args as readonly [Hex, bigint]
  try {
    const [actions, parameters] = decodeAbiParameters(parseAbiParameters('bytes, bytes[]'), unlock)
    const [first, ...others] = hexToBytes(actions)
    const { mint, settle, sweep } = actionsV4
    if (first !== mint || others.some((action) => action !== settle && action !== sweep)) return undefined
    const [key, tickLower, tickUpper, , amount0, amount1, owner] = decodeAbiParameters(mintV4, parameters[0]!)
    const sides = [
      { address: key.currency0, amount: amount0 },
      { address: key.currency1, amount: amount1 },
    ] as const
    const root = calls!.find(({ functionName }) => functionName === 'initializePool')?.args[1]
    const whole = tickLower < -nearlyLast && tickUpper > nearlyLast
    return { sides, fee: key.fee, owner, deadline, root: root as bigint | undefined, whole }
  } catch {
    return undefined
  }
}
