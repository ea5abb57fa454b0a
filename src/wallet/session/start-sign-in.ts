import { fetchMessage, verifySignature } from './sign-in-calls.ts'
import { firstSignInStep, signInStep, type SignInEvent, type SignInStep } from './sign-in-step.ts'

/** Milliseconds a message is offered: a little less than the server accepts it for, so that there is time to sign. */
const offered = 4 * 60_000

/** Milliseconds a wallet may take to sign before it is said that it has not answered. */
const timeoutMs = 20_000

type Options = {
  account: { address: string; chainId: number }
  /** Has the wallet sign a text with that account. */
  sign: (message: string) => Promise<string>
  /** Whether what `sign` threw means that the visitor said no. */
  isRejection: (error: unknown) => boolean
  /** Aborted when the window closes, or when account, connector or chain change: nothing counts after that. */
  signal: AbortSignal
  onStep: (step: SignInStep) => void
}

/** One sign-in, from its first message to its end. It begins immediately; `press` is the one button of its window. */
export function startSignIn({ account, sign, isRejection, signal, onStep }: Options): { press(): void } {
  let step = firstSignInStep
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  const happened = (event: SignInEvent) => {
    const next = signInStep(step, event)
    if (signal.aborted || next === step) return
    step = next
    clearTimeout(timer)
    onStep(step)
    if (step.at === 'preparing') void prepare()
    if (step.at === 'ready') timer = setTimeout(() => happened({ is: 'stale' }), offered)
    if (step.at !== 'signing' || step.silent) return
    timer = setTimeout(() => happened({ is: 'unanswered' }), timeoutMs)
    void signAndVerify(step.message)
  }
  const prepare = () =>
    fetchMessage(account, signal).then(
      (message) => happened({ is: 'prepared', message }),
      (cause: unknown) => happened({ is: 'prepare-failed', cause }),
    )
  const signAndVerify = async (message: string) => {
    const latest = ++asked
    let signature: string
    try {
      signature = await sign(message)
    } catch (cause) {
      // The wallet was asked once more: the earlier request is no longer what is waited for.
      if (latest !== asked) return
      return happened(isRejection(cause) ? { is: 'rejected' } : { is: 'sign-failed', cause })
    }
    // A signature for an account that is no longer the connected one is not sent at all, nor is a second one.
    if (signal.aborted || step.at !== 'signing') return
    happened({ is: 'signed' })
    await verifySignature({ message, signature }, signal).then(
      (address) => happened({ is: 'verified', address }),
      (cause: unknown) => happened({ is: 'verify-failed', cause }),
    )
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  if (!signal.aborted) void prepare()
  return { press: () => happened({ is: 'pressed' }) }
}
