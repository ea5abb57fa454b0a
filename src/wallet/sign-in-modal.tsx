import { useEffect, useRef, useState } from 'react'
import { firstSignInStep, signInButton } from '#sign-in/sign-in-step.ts'
import { startSignIn } from '#sign-in/start-sign-in.ts'
import type { Wallet } from './descriptor.ts'
import { isRejection } from './rejections.ts'
import { signInFailure } from './sign-in-failure.ts'
import { SignInWindow } from './sign-in-window.tsx'
import type { Account, WalletEvent } from './wallet-state.ts'

type SignInModalProps = {
  account: Account
  /** The wallet that is asked. */
  wallet?: Pick<Wallet, 'name' | 'iconUrl'>
  dispatch: (event: WalletEvent) => void
  /** Has the wallet sign a text with that account. */
  sign: (message: string) => Promise<string>
}

/** 'Verify your account', from the message that is fetched as it opens to the account the server knows. One for each account and chain. */
export function SignInModal({ account, wallet, dispatch, sign }: SignInModalProps) {
  const [step, setStep] = useState(firstSignInStep)
  const press = useRef(() => {})
  const { address, chainId } = account

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    press.current = startSignIn({ account: { address, chainId }, sign, isRejection, signal, onStep: setStep }).press
    return () => ended.abort()
  }, [address, chainId, sign])

  useEffect(() => {
    if (step.at === 'done') dispatch({ type: 'session', address: step.address })
  }, [step, dispatch])

  const { label, ready } = signInButton(step)
  return (
    <SignInWindow
      address={address}
      label={label}
      ready={ready}
      wallet={wallet}
      silent={step.at === 'signing' && step.silent}
      error={'error' in step && step.error ? signInFailure(step.error, wallet?.name) : undefined}
      onSign={() => press.current()}
      onClose={() => dispatch({ type: 'close' })}
    />
  )
}
