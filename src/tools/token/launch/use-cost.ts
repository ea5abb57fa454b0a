import { useEffect, useEffectEvent, useState } from 'react'
import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { Chain } from '#chain/chain.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { roundedAmount } from '#core/text/exact-amount.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { Unsent } from '#tools/plan/simulate.ts'
import { someAccount } from '#tools/token/form/fill-accounts.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import type { PoolTerms } from '#tools/token/pool/pool-form.ts'
import { chainFitness, type ChainFitness } from './chain-fitness.ts'
import { siteChain } from './site-chain.ts'

/** What the launch costs at the price of now, in the chain's smallest unit; `left` is what the account has beyond it. */
export type Cost =
  | { at: 'counting' }
  | { at: 'counted'; chain: Chain; gas: bigint; fee: bigint; bytes: number; left?: bigint; fitness: ChainFitness }
  /** `later`: it can be counted after a step that comes first, so nothing is wrong. */
  | { at: 'unknown'; words: string; later?: true }

/** Milliseconds after the last change until it is counted. */
const pause = 500

type Counted = {
  options: TokenOptions
  values: Partial<TokenValues> | undefined
  account: string | undefined
  /** With a pool, by the launcher. */
  pool: PoolTerms | undefined
}

/** What the launch of a token would cost; undefined while what was typed is not a token. */
export function useCost({ options, values, account, pool }: Counted): Cost | undefined {
  const [counted, setCounted] = useState<{ of: string; cost: Cost }>()
  const of =
    values &&
    JSON.stringify([options, values, account, pool], (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

  const count = useEffectEvent(() => countCost({ options, values, account, pool }))

  useEffect(() => {
    if (!of) return
    let current = true
    const timer = setTimeout(() => void count().then((cost) => current && setCounted({ of, cost })), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [of])

  if (!of) return undefined
  return counted?.of === of ? counted.cost : { at: 'counting' }
}

/** What the launcher may take of a token. */
const allowed = (rpc: Rpc, from: Address, to: Address) =>
  readContract(rpc, { to, abi: tokenAbi, name: 'allowance', args: [from, contractAddresses.Launcher] })

async function countCost({ options, values, account, pool }: Counted): Promise<Cost> {
  try {
    const fetched = await fetchArtifact(options)
    if ('problem' in fetched) return { at: 'unknown', words: fetched.problem }
    const rpc = pageRpc()
    const from = (account ?? someAccount) as Address
    const through =
      pool &&
      (await import('#tools/token/pool/launch-through.ts').then(({ launchThrough }) =>
        // At another address than that of a token launched before, which would be refused; the cost is the same.
        launchThrough({
          terms: pool,
          artifact: fetched.artifact,
          options,
          values: values as TokenValues,
          from,
          again: true,
        }),
      ))
    if (pool && !through) return { at: 'unknown', words: 'There is no launcher on this chain yet.' }
    const call: Unsent = through?.call ?? creationOf(fetched.artifact, options, values as TokenValues)
    const { to, data, value = 0n } = call
    const quote = pool?.quoteToken.symbol
    if ((value > 0n || through?.takes) && !account)
      return { at: 'unknown', words: 'Connect the account that launches to see what it costs.' }
    if (through?.takes && (await allowed(rpc, from, through.takes.token)) < through.takes.amount)
      return {
        at: 'unknown',
        later: true,
        words: `What the launch costs can be counted once the launcher may take the ${quote}.`,
      }
    const asked = { from, ...(to && { to }), data, ...(value && { value: numberToHex(value) }) }
    const [chain, fitness, price, balance, gas] = await Promise.all([
      siteChain(),
      chainFitness(),
      rpc('eth_gasPrice', []) as Promise<Hex>,
      account ? (rpc('eth_getBalance', [account, 'latest']) as Promise<Hex>) : undefined,
      (rpc('eth_estimateGas', [asked]) as Promise<Hex>).catch(() => undefined),
    ])
    // A node estimates nothing that the account cannot pay.
    if (balance && BigInt(balance) < value) return { at: 'unknown', words: lacking(chain, value - BigInt(balance)) }
    if (!gas) {
      const seen = await through?.simulate(rpc, from, [call])
      return { at: 'unknown', words: seen?.at === 'refused' ? `${seen.why.message} ${seen.why.remedy}` : unsaid }
    }
    const fee = BigInt(gas) * BigInt(price)
    const [, bytes] = fetched.artifact.runtime
    return {
      at: 'counted',
      chain,
      fitness,
      gas: BigInt(gas),
      fee,
      bytes,
      ...(balance && { left: BigInt(balance) - fee - value }),
    }
  } catch {
    return { at: 'unknown', words: unsaid }
  }
}

/** What an account is told that has too little, by the amount it lacks in the chain's smallest unit. */
export const lacking = ({ currency: { symbol, decimals } }: Chain, amount: bigint): string =>
  `The account lacks ${roundedAmount(amount, decimals)} ${symbol} for that. Put some into it first.`

const unsaid = 'The chain does not say at the moment what it costs. Your wallet will.'
