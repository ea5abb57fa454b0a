import { useEffect, useEffectEvent, useState } from 'react'
import type { Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { someAccount } from '#tools/token/form/fill-accounts.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { chainFitness, type ChainFitness } from './chain-fitness.ts'
import { siteChain } from './site-chain.ts'

/** What the launch costs at the price of now, in the chain's smallest unit; `left` is what the account has beyond it. */
export type Cost =
  | { at: 'counting' }
  | { at: 'counted'; chain: Chain; gas: bigint; fee: bigint; bytes: number; left?: bigint; fitness: ChainFitness }
  | { at: 'unknown'; words: string }

/** Milliseconds after the last change until it is counted. */
const pause = 500

type Counted = { options: TokenOptions; values: Partial<TokenValues> | undefined; account: string | undefined }

/** What the launch of a token would cost; undefined while what was typed is not a token. */
export function useCost({ options, values, account }: Counted): Cost | undefined {
  const [counted, setCounted] = useState<{ of: string; cost: Cost }>()
  const of =
    values &&
    JSON.stringify([options, values, account], (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

  const count = useEffectEvent(() => countCost({ options, values, account }))

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

async function countCost({ options, values, account }: Counted): Promise<Cost> {
  try {
    const fetched = await fetchArtifact(options)
    if ('problem' in fetched) return { at: 'unknown', words: fetched.problem }
    const { data } = creationOf(fetched.artifact, options, values as TokenValues)
    const rpc = pageRpc()
    const [chain, fitness, gas, price, balance] = await Promise.all([
      siteChain(),
      chainFitness(),
      rpc('eth_estimateGas', [{ from: account ?? someAccount, data }]) as Promise<Hex>,
      rpc('eth_gasPrice', []) as Promise<Hex>,
      account ? (rpc('eth_getBalance', [account, 'latest']) as Promise<Hex>) : undefined,
    ])
    const fee = BigInt(gas) * BigInt(price)
    const [, bytes] = fetched.artifact.runtime
    return {
      at: 'counted',
      chain,
      fitness,
      gas: BigInt(gas),
      fee,
      bytes,
      ...(balance && { left: BigInt(balance) - fee }),
    }
  } catch {
    return { at: 'unknown', words: 'The chain does not say at the moment what it costs. Your wallet will.' }
  }
}
