import { useEffect, useRef, useState } from 'react'
import { isRejection } from '#wallet/connection/rejections.ts'
import type { Account, WalletEvent } from '#wallet/connection/wallet-state.ts'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { signInFailure } from '#wallet/session/sign-in-failure.ts'
import { firstSignInStep, signInButton } from '#wallet/session/sign-in-step.ts'
import { startSignIn } from '#wallet/session/start-sign-in.ts'
import { SignInWindow } from './sign-in-window.tsx'

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
