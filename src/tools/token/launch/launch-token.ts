import { pageRpc } from '#chain/read/page-rpc.ts'
import { unreachable } from '#core/unreachable.ts'
import { keccak256 } from 'viem/utils'
import { executeStep } from '#tools/plan/execute-step.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { checkDraft, withAccount } from '#tools/token/form/fill-accounts.ts'
import { draftQuery, type TokenDraft } from '#tools/token/form/token-draft.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import type { ReadyList } from '#tools/claim-list/form/list-field.tsx'
import type { PoolTerms } from '#tools/token/pool/pool-form.ts'
import { lastingWords } from '#tools/token/permissions/lasting-words.ts'
import { connectedAccount } from '#wallet/account/connected-account.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { approveQuote } from './approve-quote.ts'
import { chainFitness } from './chain-fitness.ts'
import { launchKind } from './launch-kind.ts'
import { isSame, keepLaunch, launches, type Launch } from './launch-store.ts'

/** What came of the wish to launch: it was sent, the form has to be looked at, or a sentence that says why nothing was sent. */
export type Launched = { at: 'sent' } | { at: 'invalid' } | { at: 'refused'; words: string; again?: true }

/** What is going on. */
export type LaunchPhase = 'connect' | 'prepare' | 'publish' | 'approve' | 'wait' | 'sign'

type Watch = {
  signal: AbortSignal
  tell: (phase: LaunchPhase) => void
  again?: boolean
  pool?: PoolTerms
  list?: ReadyList
}

/**
 * From the press of the button to the wallet's answer: connects, checks, and has the engine of plans carry the launch out. `again`:
 * also when the very same token was launched before; `pool`: with a pool, by the launcher; `list`: the list it pays for, which is published
 * first. Never rejects.
 */
export async function launchToken(draft: TokenDraft, { signal, tell, again, pool, list }: Watch): Promise<Launched> {
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
  const fetchedArtifact = fetched.artifact
  const creation = creationOf(fetched.artifact, draft.options, values as TokenValues)
  const nonce = await pageRpc()('eth_getTransactionCount', [account.address, 'latest']).catch(() => undefined)
  if (nonce === undefined) return refused('The chain does not answer, so nothing was sent. Try again in a minute.')
  const { address: from, chainId } = account
  const prepared = pool && (await prepare())
  if (prepared && 'words' in prepared) return refused(prepared.words)
  const { name, symbol } = values
  const launch: Launch = {
    id: prepared?.id ?? creation.id,
    chainId,
    from,
    nonce: Number(nonce),
    query: draftQuery({ ...draft, form: withAccount(draft, from) }),
    madeAt: Date.now(),
    ...(prepared && {
      pool: {
        token: prepared.token,
        dataHash: keccak256(prepared.call.data),
        value: String(prepared.call.value ?? 0n),
        ...(prepared.takes && { takes: { ...prepared.takes, amount: String(prepared.takes.amount) } }),
      },
    }),
  }
  const { supply, decimals, receiver } = values as TokenValues
  const creates = {
    intent: `Create the token ${symbol}`,
    lasting: lastingWords(draft.options, values as TokenValues),
    nonce: Number(nonce),
    ...(draft.options.kind === 'erc20' && { supply: { amount: supply, symbol: symbol!, decimals, to: receiver } }),
  }
  const { data } = creation
  const { abi } = fetched.artifact
  const description = prepared ? `Launch ${name} (${symbol}) with a pool` : `Create the token ${name} (${symbol})`
  const kind = launchKind(launch, { data, abi, description, creates, again, ...(prepared && { through: prepared }) })
  const hindered = prepared?.takes && (await approveQuote(kind, launch, { signal, tell }))
  if (hindered === 'launched') return { at: 'sent' }
  if (hindered) return refused(`${hindered.message} ${hindered.remedy}`.trim())
  tell('sign')
  const why = await executeStep(kind, launch, { next: { do: 'send', step: 0 }, keep: keepLaunch })
  if (why)
    return {
      ...refused(`${why.message} ${why.remedy}`.trim()),
      ...(prepared?.wantsOther(why) && { again: true as const }),
    }
  if (launches().some((one) => isSame(one, launch))) return { at: 'sent' }
  return { ...refused('This browser has begun the very same launch before: see below.'), again: true }

  async function prepare() {
    try {
      const { launchThrough } = await import('#tools/token/pool/launch-through.ts')
      const published = list && (await publishReady(list, tell))
      if (published && 'complaint' in published) return { words: published.complaint }
      const terms = published ? { ...pool!, list: { ...pool!.list!, address: published.address } } : pool!
      const asked = { terms, artifact: fetchedArtifact, options: draft.options, values: values as TokenValues }
      const there = await launchThrough({ ...asked, from: account!.address, again })
      return there ?? { words: `There is no launcher on ${chain.name} yet. Launch the token alone.` }
    } catch {
      return { words: 'The chain does not answer, so nothing was sent. Try again in a minute.' }
    }
  }
}

/** Publishes the list, so that nobody who is on it is left without a proof. */
async function publishReady(ready: ReadyList, tell: Watch['tell']) {
  tell('publish')
  const { publish } = await import('#tools/claim-list/publish-list.ts')
  return publish(ready.list)
}

const refused = (words: string) => ({ at: 'refused' as const, words })
