import { fieldErrors } from '#forms/definition/define-form.ts'
import type { FormHandle } from '#forms/view/form-view.tsx'
import { walletAnswers } from './pledge.ts'
import { useWalletAction, type WalletStep } from './use-wallet-action.ts'

/** Signing with a wallet, beside the button that sends: no e-mail, and the name is on the wall immediately. */
export function WalletSignature(form: FormHandle) {
  const { step, setStep, run } = useWalletAction()

  async function sign() {
    const { email: _email, ...typed } = form.read()
    const checked = walletAnswers.safeParse(typed)
    form.refuse(checked.success ? {} : fieldErrors(checked.error))
    if (!checked.success) return setStep({ at: 'idle' })
    const result = await run({ does: 'sign', answers: checked.data })
    if (result?.at === 'refused' && result.fields) form.refuse(result.fields)
    if (result?.at !== 'done') return
    form.forget()
    location.assign(`/pledge/${result.id}?signed=1`)
  }

  return (
    <>
      <button
        type="button"
        id="pledge-wallet"
        className="button pledge-by-wallet"
        aria-disabled={step.at === 'going' || undefined}
        onClick={sign}
        data-replay
      >
        Sign with your wallet
      </button>
      <State step={step} />
    </>
  )
}

/** Takes a name that was signed with a wallet off the wall. */
export function WalletWithdrawal({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { step, setStep, run } = useWalletAction()

  async function withdraw() {
    const result = await run({ does: 'withdraw' })
    if (result?.at !== 'done') return
    setStep({ at: 'done', words: 'Your name is off the wall, and deleted.' })
    onWithdrawn()
  }

  return (
    <div className="pledge-by-wallet">
      <p>
        Signed with a wallet?{' '}
        <button
          type="button"
          id="pledge-withdraw"
          className="text-button"
          aria-disabled={step.at === 'going' || undefined}
          onClick={withdraw}
          data-replay
        >
          Withdraw your name
        </button>
      </p>
      <State step={step} />
    </div>
  )
}

function State({ step }: { step: WalletStep }) {
  return (
    <div className="form-progress" data-open={step.at === 'idle' ? undefined : step.at}>
      <div className="form-progress-words">
        <p role="alert" className="form-failure">
          {step.at === 'failed' && step.words}
        </p>
        <output>{(step.at === 'going' || step.at === 'done') && step.words}</output>
      </div>
    </div>
  )
}
