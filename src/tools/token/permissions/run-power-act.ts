import type { Address } from 'viem'
import { pageChain } from '#chain/read/page-chain.ts'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { rehearser } from '#tools/plan/simulate.ts'
import { actStops, whyNotSent } from '#tools/plan/why-not-sent.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { sendTransaction } from '#wallet/account/send-transaction.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { callOf, powerActs, type PowerAct } from './power-acts.ts'
import { explainRevert, powerCalls } from './power-words.ts'
import { knownToken } from './powers-abi.ts'

const rehearse = rehearser({ explainRevert, receivedIn: () => undefined })

type About = { token: Address; options: TokenOptions; account: Address; other?: Address }

/** Rehearses an act, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export async function runPowerAct(act: PowerAct, about: About): Promise<Explained | undefined> {
  const { token, options, account: from, other } = about
  try {
    const call = callOf(act, about)
    const rehearsal = await rehearse(pageChain(), from, [call])
    if (rehearsal.at === 'refused') return rehearsal.why
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
