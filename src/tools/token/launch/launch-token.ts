import { pageRpc } from '#chain/read/page-rpc.ts'
import { unreachable } from '#core/unreachable.ts'
import { alone } from '#tools/plan/kept-plan.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import type { Stops } from '#tools/plan/why-not-sent.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { checkDraft, withAccount } from '#tools/token/form/fill-accounts.ts'
import { draftQuery, type TokenDraft } from '#tools/token/form/token-draft.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { lastingWords } from '#tools/token/permissions/lasting-words.ts'
import { connectedAccount } from '#wallet/account/connected-account.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { chainFitness } from './chain-fitness.ts'
import { forgetLaunch, keepLaunch, knowOfLaunch, launches } from './launch-store.ts'

/** What came of the wish to launch: it was sent, the form has to be looked at, or a sentence that says why nothing was sent. */
export type Launched = { at: 'sent' } | { at: 'invalid' } | { at: 'refused'; words: string; again?: true }

/** What is going on. */
export type LaunchPhase = 'connect' | 'prepare' | 'sign'

type Watch = { signal: AbortSignal; tell: (phase: LaunchPhase) => void; again?: boolean }

const launchStops: Stops = {
  declined: { message: 'You went back, so nothing was sent.', remedy: 'The draft is still here.' },
  unanswered: { message: unreachable, remedy: '' },
}

/**
 * From the press of the button to the wallet's answer: connects, checks, shows what is signed, asks the wallet. The launch is kept
 * before the wallet is asked. `again`: also when the very same token was launched before. Never rejects.
 */
export async function launchToken(draft: TokenDraft, { signal, tell, again }: Watch): Promise<Launched> {
  tell('connect')
  const wallet = await pageWallet().catch(() => undefined)
  if (!wallet) return refused(unreachable)
  const account = await connectedAccount(wallet, signal)
  if (!account) return refused('No wallet was connected, so nothing was sent. The draft is still here.')
  const { chain } = wallet
  if (account.chainId !== chain.id)
    return refused(`Your wallet is on another network. Switch it to ${chain.name}, then launch.`)

  tell('prepare')
  const { values } = checkDraft(draft, account.address)
  if (!values) return { at: 'invalid' }
  if ((await chainFitness()) === 'too-old')
    return refused(`${chain.name} cannot run this token: it lacks instructions of 2024. Choose another network.`)
  const fetched = await fetchArtifact(draft.options)
  if ('problem' in fetched) return refused(fetched.problem)
  const creation = creationOf(fetched.artifact, draft.options, values as TokenValues)
  const nonce = await pageRpc()('eth_getTransactionCount', [account.address, 'latest']).catch(() => undefined)
  if (nonce === undefined) return refused('The chain does not answer, so nothing was sent. Try again in a minute.')
  const { address: from, chainId } = account
  const { name, symbol } = values
  const launch = {
    id: creation.id,
    chainId,
    from,
    nonce: Number(nonce),
    query: draftQuery({ ...draft, form: withAccount(draft, from) }),
    askedAt: Date.now(),
  }
  const { supply, decimals, receiver } = values as TokenValues
  const creates = {
    intent: `Create the token ${symbol}`,
    lasting: lastingWords(draft.options, values as TokenValues),
    nonce: Number(nonce),
    ...(draft.options.kind === 'erc20' && { supply: { amount: supply, symbol: symbol!, decimals, to: receiver } }),
  }
  // The same token in one tab at a time; another token may be launched meanwhile.
  const launched = await alone(`intaglio.tokens ${launch.id}`, async (): Promise<Launched> => {
    if (!again && launches().some(({ id, chainId: where }) => id === launch.id && where === chainId))
      return { ...refused('This browser has launched the very same token before: see below.'), again: true }
    tell('sign')
    keepLaunch(launch)
    const sent = await sendCall({
      from,
      call: { data: creation.data },
      creates,
      description: `Create the token ${name} (${symbol})`,
      confirmations: 'chain',
      stops: launchStops,
    })
    if (sent.at === 'sent') {
      knowOfLaunch(launch, { hash: sent.hash })
      return { at: 'sent' }
    }
    // Where the wallet may have sent it all the same, the launch stays kept and is looked for on the chain.
    if (!sent.lost) forgetLaunch(launch)
    return refused(`${sent.why.message} ${sent.why.remedy}`.trim())
  })
  return 'at' in launched ? launched : refused(`${launched.message} ${launched.remedy}`)
}

const refused = (words: string) => ({ at: 'refused' as const, words })
