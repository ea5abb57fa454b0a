import { keccak256, numberToHex } from 'viem/utils'
import type { Address, Hash, Hex } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { Simulate, Unsent } from '#tools/plan/simulate.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { launchCall } from './launch-plan.ts'
import { simulate, wantsOther } from './launcher-errors.ts'
import { launcherOn } from './launcher-words.ts'
import { poolChain } from './pool-chain.ts'
import type { PoolTerms } from './pool-form.ts'

/** A launch through the launcher: its call, the address of the token, and the launcher as the sheet reads it. */
export type Through = {
  call: Unsent & { to: Address }
  token: Address
  /** The same token of the same account has the same one, whatever its pool. */
  id: Hash
  simulate: Simulate<unknown>
  /** Whether another address of the token would help against a refusal. */
  wantsOther: (why: Explained) => boolean
  contracts: readonly KnownContract[]
  /** What the launcher has to be allowed to take before, of a quote that is not sent along. */
  takes?: { token: Address; amount: bigint }
}

type Asked = {
  terms: PoolTerms
  artifact: TokenArtifact
  options: TokenOptions
  values: TokenValues
  from: Address
  /** Also when the very same token was launched before: then it gets another address. */
  again?: boolean
}

/** Prepares a launch with a pool; undefined where the chain has no launcher. Rejects when the chain does not answer. */
export async function launchThrough({
  terms,
  artifact,
  options,
  values,
  from,
  again,
}: Asked): Promise<Through | undefined> {
  const on = await poolChain(pageRpc())
  if (!on) return undefined
  const { data: creationCode } = creationOf(artifact, options, { ...values, receiver: contractAddresses.Launcher })
  const salt: Hex = numberToHex(again ? Date.now() : 0, { size: 32 })
  const { token, plan, takes, ...call } = launchCall({ terms, creationCode, from, rest: values.receiver, salt, on })
  const { symbol, decimals } = values
  const quote = { ...terms.quoteToken, address: plan.pool.quote }
  const contract = launcherOn({ chainId: on.chain.id, symbol, decimals, quote, token })
  return {
    call,
    token,
    id: keccak256(`${token}01`),
    simulate,
    wantsOther,
    contracts: [contract],
    ...(takes && { takes }),
  }
}
