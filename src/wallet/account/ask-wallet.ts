import type { EIP1193Provider } from 'viem'
import { brand } from '#content/brand.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import { confirmSigning } from '#transactions/signing/confirm-signing.ts'
import { dismissToast, toast } from '#ui/toast/toast.ts'
import { closed, explainFailure, type Failure } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { demoConnected } from '#wallet/demo/demo-account.ts'
import { currentLocale, t } from '#wallet/locale/words.ts'
import { connectedName, connectedProvider, watchConnection } from './connected-provider.ts'

/**
 * Why a wallet has not done what it was asked for. `declined`: the visitor said no, in the sheet or in the wallet. `withdrawn`: the wallet
 * changed its account or its network, or went away, while the sheet was open; a notification has said which, and what to do. `lang`: the language
 * of a failure, which is that of the wallet's windows.
 */
export type NotDone = { at: 'declined' } | { at: 'withdrawn' } | { at: 'failed'; failure: Failure & { lang: string } }

/**
 * The one way to a wallet: shows what is signed, then asks the connected wallet. The sheet goes as soon as account or chain are not those
 * that it shows. Never rejects.
 */
export async function askWallet<Answer>(
  wallet: PageWallet,
  request: SigningRequest,
  ask: (provider: EIP1193Provider) => Promise<Answer>,
): Promise<Answer | NotDone> {
  // A text is signed the same on every chain.
  const shown = { from: request.from, ...(request.kind !== 'message' && { chainId: request.chain.id }) }
  const facts = { wallet: connectedName(wallet), app: brand.name }
  let doing: 'other' | 'sign' | 'send' = request.kind === 'message' ? 'sign' : 'other'
  try {
    const provider = await connectedProvider(wallet, shown)
    const { signal, end } = watchConnection(wallet, shown)
    const goOn = await confirmSigning(request, { demo: demoConnected(wallet), signal }).finally(end)
    if (signal.aborted) return withdrawn(explainFailure(signal.reason, { doing: 'other', ...facts })!)
    if (!goOn) return { at: 'declined' }
    // From here on a transaction may have been sent, whatever is answered.
    if (request.kind === 'transaction' || request.kind === 'calls') doing = 'send'
    return await (demoConnected(wallet) ? ask(provider) : heard(ask(provider), facts.wallet))
  } catch (error) {
    const failure = explainFailure(error, { doing, ...facts })
    return failure ? { at: 'failed', failure: { ...closed(failure), lang: currentLocale() } } : { at: 'declined' }
  }
}

/** How long a wallet may say nothing until the page says so, in milliseconds. */
const patience = 20_000

/** An answer that a notification says is still missing, for as long as it is. */
async function heard<Answer>(answer: Promise<Answer>, wallet = t('yourWallet')): Promise<Answer> {
  const id = 'wallet-silent'
  const facts = { wallet }
  const late = setTimeout(() => {
    const words = { title: t('noAnswerYet', facts), detail: t('noAnswerYetText', facts) }
    toast({ id, state: 'pending', ...words, lang: currentLocale() })
  }, patience)
  try {
    return await answer
  } finally {
    clearTimeout(late)
    dismissToast(id)
  }
}

/** Says why a sheet has gone, wherever the visitor is then: what had opened it may have gone with the account. */
function withdrawn(failure: Failure): NotDone {
  const { message, remedy } = closed(failure)
  toast({ id: 'wallet', state: 'failed', title: message, detail: remedy, lang: currentLocale() })
  return { at: 'withdrawn' }
}
