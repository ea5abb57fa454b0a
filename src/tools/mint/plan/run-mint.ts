import type { mintErrors } from '#tools/mint/errors.ts'
import type { Address, Hash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { chainTime } from '#chain/read/chain-time.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { redeemData } from '#core/codes/typed-data.ts'
import type { ErrorCode, Refusal } from '#core/errors.ts'
import { send } from '#core/http/send.ts'
import type { MintLine, Relayed, Voucher } from '#tools/mint/campaign/mint-event.ts'
import { executeStep } from '#tools/plan/execute-step.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { connectedAccount } from '#wallet/account/connected-account.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import type { FoundCode } from './find-code.ts'
import { eventCall, redeemCall, type Redeeming } from './mint-call.ts'
import { mintKind, mintStops, type MintPlan } from './mint-kind.ts'
import { askPauses, pause, waitForRelay, waitForTransaction } from './wait-for-mint.ts'

/** What is going on, in the order in which it may happen. */
export type MintPhase = 'load' | 'connect' | 'prove' | 'sign' | 'pay' | 'again' | 'wait'

/** What came of a mint. `unsponsored`: the site does not pay after all, so the visitor may. `hash` is known once it was sent. */
export type MintResult =
  | { at: 'minted'; token: bigint; owner: Address; hash: Hash }
  | { at: 'refused'; message: string; unsponsored?: true; hash?: Hash }

type Watch = { signal: AbortSignal; tell: (phase: MintPhase, line?: MintLine) => void }

/** How it is minted: who pays the fee, and for which address, where that is not the connected account. */
export type Manner = { pays: 'site' | 'visitor'; recipient?: Address; quantity: number }

/** From these on something may have been sent, whatever is answered. */
const maySend: ReadonlySet<MintPhase> = new Set(['sign', 'pay', 'again', 'wait'])
const notSent = { message: 'The chain does not answer, so nothing was minted.', remedy: mintStops.declined.remedy }

/** Seconds for which what the code has signed holds: the mint itself takes a few. */
const signatureLife = 30 * 60

/** From the press of the button to the piece. Never rejects. */
export async function runMint(found: FoundCode, manner: Manner, { signal, tell: show }: Watch): Promise<MintResult> {
  let reached: MintPhase = 'load'
  const tell: Watch['tell'] = (phase, line) => show((reached = phase), line)
  const watch = { signal, tell }
  try {
    if (manner.recipient && manner.pays === 'site' && found.printed)
      return await bySite(await redeeming(found, manner.recipient), manner.recipient, watch)
    tell('load')
    const wallet = await pageWallet()
    tell('connect')
    const account = await connectedAccount(wallet, signal)
    if (!account) return refused('No wallet was connected, so nothing was minted. The code is still good.')
    const recipient = manner.recipient ?? account.address
    const { campaign, printed, chainId } = found
    if (manner.pays === 'site')
      return await bySite(
        printed ? await redeeming(found, recipient) : { contract: campaign.contract },
        recipient,
        watch,
      )
    if (account.chainId !== chainId)
      return refused(`Your wallet is on another network. Switch it to ${wallet.chain.name}, and press again.`)
    const call = await callOf(found, { recipient, quantity: manner.quantity }, watch)
    if ('at' in call) return call
    tell('sign')
    let plan: MintPlan = { chainId, from: account.address, madeAt: Date.now(), campaign, call, recipient }
    const why = await executeStep(mintKind(plan), plan, {
      next: { do: 'send', step: 0 },
      keep: (next) => void (plan = next),
    })
    if (why) return refused(`${why.message} ${why.remedy}`)
    tell('wait')
    const end = await waitForTransaction(plan, signal)
    return 'token' in end ? { at: 'minted', owner: recipient, ...end } : { at: 'refused', ...end }
  } catch {
    if (signal.aborted) return refused('You left before it was done.')
    const { message, remedy } = maySend.has(reached) ? mintStops.unanswered : notSent
    return refused(`${message} ${remedy}`)
  }
}

/** After so many refusals a visitor is told that it is asked again, and which refusals pass. */
const toldAfter = 2
const passing: readonly string[] = ['chain.silent', 'server.unreachable', 'server.unavailable'] satisfies ErrorCode[]

/** What a code has signed: all that our server needs, which knows the list. */
type Signed = Omit<Redeeming, 'proof'>

/** What the code's key signs for a recipient, as our server and the collection want it. */
async function redeeming({ campaign, printed, chainId }: FoundCode, recipient: Address): Promise<Signed> {
  const { contract, salt } = campaign
  const { code, place } = printed!
  const key = privateKeyToAccount(codeKey(code, { chainId, salt }))
  const deadline = (await chainTime()) + signatureLife
  const message = { index: BigInt(place.index), recipient, deadline: BigInt(deadline) }
  const signature = await key.signTypedData(redeemData({ chainId, contract }, message))
  return { contract, index: place.index, recipient, deadline, signature }
}

async function bySite(
  body: Signed | { contract: Address },
  owner: Address,
  { tell, signal }: Watch,
): Promise<MintResult> {
  tell('pay')
  // The same mint however often it is asked for: a network that comes and goes, or a server in a rush, is asked again.
  let reply = await send<Relayed>('POST', '/api/mint/relay', { body, signal })
  for (const [tries, wait] of askPauses.entries()) {
    if ('answer' in reply || !passing.includes(reply.refusal.code) || signal.aborted) break
    if (tries >= toldAfter && !navigator.onLine) break
    if (tries === toldAfter) tell('again')
    await pause(wait, signal)
    reply = await send<Relayed>('POST', '/api/mint/relay', { body, signal })
  }
  if ('refusal' in reply) return refusedBy(reply.refusal)
  tell('wait')
  const end = await waitForRelay(reply.answer, { signal, onLine: (line) => tell('wait', line) })
  return 'token' in end ? { at: 'minted', owner, ...end } : { ...end, at: 'refused' }
}

type Wanted = { recipient: Address; quantity: number }

/** The call that the visitor's wallet sends: with the voucher that the collection asks for. */
async function callOf(found: FoundCode, { recipient, quantity }: Wanted, watch: Watch): Promise<Call | MintResult> {
  const { campaign, printed } = found
  if (printed) return redeemCall({ ...(await redeeming(found, recipient)), proof: printed.place.proof })
  if (!campaign.event.vouchers) return eventCall(campaign.contract, recipient, { quantity })
  watch.tell('prove')
  const body = { contract: campaign.contract }
  const reply = await send<Voucher>('POST', '/api/mint/voucher', { body, signal: watch.signal })
  if ('refusal' in reply) return refusedBy(reply.refusal)
  return eventCall(campaign.contract, recipient, { quantity, voucher: reply.answer })
}

const refused = (message: string): MintResult => ({ at: 'refused', message })

const refusedBy = ({ code, message }: Refusal): MintResult => ({
  at: 'refused',
  message,
  ...(code === ('mint.unsponsored' satisfies keyof typeof mintErrors) && { unsponsored: true }),
})
