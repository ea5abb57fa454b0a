import { signMessage } from '@wagmi/core'
import type { signInErrors } from '#wallet/session/errors.ts'
import type { ErrorCode } from '#core/errors.ts'
import { send } from '#core/http/send.ts'
import { unreachable } from '#core/unreachable.ts'
import type { Answers } from '#forms/submission/controls.ts'
import { askWallet } from '#wallet/account/ask-wallet.ts'
import { connectedAccount } from '#wallet/account/connected-account.ts'
import { answeredSignature } from '#wallet/account/connected-provider.ts'
import { pageWallet, type PageWallet } from '#wallet/connection/page-wallet.ts'

/** What is asked of the wallet: to sign the pledge with these answers, or to take its name off the wall. */
export type WalletAction = { does: 'sign'; answers: Answers } | { does: 'withdraw' }

/** What came of it. `id` is that of the certificate; a refusal says what happened, and which answers it is about. */
export type WalletResult = { at: 'done'; id?: string } | { at: 'refused'; message: string; fields?: Answers }

type Watch = { signal: AbortSignal; tell: (phase: 'connect' | 'sign' | 'check') => void }
type Signed = { path: string; body: Record<string, string> }

const sheets = {
  sign: {
    intent: 'Sign the pledge',
    lasting:
      'Name and account are on a public wall until this account withdraws them. Anyone may have copied them by then.',
  },
  withdraw: {
    intent: 'Withdraw your name',
    lasting: 'The name and its certificate are deleted. To be on the wall again, sign again.',
  },
} as const

/** A signature that was made and has not arrived, and what it was made for: it is sent again before another one is asked for. */
let waiting: { signed: Signed; words: string } | undefined

/** After these the signature is still good. */
const passing: readonly string[] = [
  'sign-in.unchecked',
  'server.unreachable',
  'server.unavailable',
  'server.full',
  'request.too-many',
] satisfies (ErrorCode | keyof typeof signInErrors)[]

/** From the press of the button to the wall: connects, shows what is signed, asks the wallet, has the server check it. */
export async function runWalletAction(act: WalletAction, watch: Watch): Promise<WalletResult> {
  const wallet = await pageWallet().catch(() => undefined)
  if (!wallet) return refused(unreachable)
  const account = await connectedAccount(wallet, watch.signal)
  if (!account) return refused('No wallet was connected, so nothing was signed. What you typed is still here.')
  const { address } = account
  const words = JSON.stringify([address, act])
  const made = waiting?.words === words ? waiting.signed : await ask(wallet, address, { act, watch })
  if ('at' in made) return made
  watch.tell('check')
  const reply = await send<{ id?: string }>('POST', made.path, { body: made.body })
  waiting = 'refusal' in reply && passing.includes(reply.refusal.code) ? { signed: made, words } : undefined
  return 'answer' in reply ? { at: 'done', id: reply.answer.id } : refused(reply.refusal.message, reply.refusal.fields)
}

/** Shows what is to be signed and has it signed. */
async function ask(
  wallet: PageWallet,
  address: `0x${string}`,
  { act, watch }: { act: WalletAction; watch: Watch },
): Promise<Signed | (WalletResult & { at: 'refused' })> {
  const answers = act.does === 'sign' ? act.answers : {}
  const given = await send<{ nonce: string; message: string }>('POST', '/api/pledge/wallet/message', {
    body: { address, ...answers },
  })
  if ('refusal' in given) return refused(given.refusal.message, given.refusal.fields)
  const { nonce, message } = given.answer
  const { chain, config } = wallet
  const request = { kind: 'message', from: address, chain, text: message, ...sheets[act.does] } as const
  let asked = false
  const signed = await askWallet(wallet, request, async () => {
    asked = true
    watch.tell('sign')
    return { signature: answeredSignature(await signMessage(config, { message, account: address })) }
  })
  if ('signature' in signed)
    return { path: `/api/pledge/wallet/${act.does}`, body: { address, nonce, ...answers, ...signed } }
  if (signed.at === 'failed') return refused(`${signed.failure.message} ${signed.failure.remedy}`)
  const why =
    signed.at === 'withdrawn' ? 'Your wallet changed' : asked ? 'You declined in your wallet' : 'You went back'
  return refused(`${why}, so nothing was signed. What you typed is still here.`)
}

function refused(message: string, fields?: Answers): WalletResult & { at: 'refused' } {
  return { at: 'refused', message, ...(fields && { fields }) }
}
