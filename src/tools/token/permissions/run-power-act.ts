import type { Address } from 'viem'
import { pageChain } from '#chain/read/page-chain.ts'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { actStops, whyNotSent } from '#tools/plan/why-not-sent.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { sendTransaction } from '#wallet/account/send-transaction.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { callOf, powerActs, type PowerAct } from './power-acts.ts'
import { explainRevert, powerCalls } from './power-words.ts'
import { knownToken } from './powers-abi.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

type About = { token: Address; options: TokenOptions; account: Address; other?: Address }

/** Simulates an act, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export async function runPowerAct(act: PowerAct, about: About): Promise<Explained | undefined> {
  const { token, options, account: from, other } = about
  try {
    const call = callOf(act, about)
    const simulation = await simulate(pageChain(), from, [call])
    if (simulation.at === 'refused') return simulation.why
    const wallet = await pageWallet()
    const { chain } = wallet
    const contracts = [knownToken({ address: token, chainId: chain.id, name: 'Token' }, powerCalls(options))]
    const sent = await sendTransaction(
      wallet,
      { kind: 'transaction', from, chain, contracts, ...call },
      { description: powerActs[act], confirmations: chain.confirmations, ...(other && { recipient: other }) },
    )
    lookForBlock()
    return whyNotSent(sent, actStops)
  } catch {
    return actStops.unanswered
  }
}
