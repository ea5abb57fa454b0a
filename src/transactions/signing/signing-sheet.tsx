import { useState } from 'react'
import { createdContract, type CreatedContract } from '#transactions/describe/created-contract.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { acquaintances, lookAlike } from '#transactions/describe/look-alike.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { isSent, useChecks, type Checks } from '#transactions/simulate/use-checks.ts'
import { whoIsIn } from '#transactions/parties/party-proof.ts'
import { foreseenBy } from '#transactions/track/foreseen.ts'
import type { Foreseen, Transaction } from '#transactions/track/transaction.ts'
import { amountWords, feeWords } from './amount-words.ts'
import { Party } from './party.tsx'
import { SigningCalls } from './signing-calls.tsx'
import { SigningDialog } from './signing-dialog.tsx'
import { SigningLines } from './signing-lines.tsx'
import { SigningMoves } from './signing-moves.tsx'
import { SigningPowers } from './signing-powers.tsx'
import { SigningState } from './signing-state.tsx'
import { SigningWarnings } from './signing-warnings.tsx'

type SigningSheetProps = {
  request: SigningRequest
  /** The demo wallet is asked: what moves is worth nothing. */
  demo?: boolean
  /** What was sent from here before: look-alikes are compared with it. */
  history: readonly Transaction[]
  /** With what the simulation said would move, where it did. */
  onAnswer: (goOn: boolean, foreseen?: readonly Foreseen[]) => void
}

/** The sheet before the wallet: what is about to be signed, in words, and what it would do. Closing it is a no. */
export function SigningSheet(props: SigningSheetProps) {
  const { checks, again } = useChecks(props.request)
  return <SigningSheetView {...props} checks={checks} onAgain={again} />
}

/** The sheet with what is known at one moment. */
export function SigningSheetView({
  request,
  demo,
  history,
  checks,
  onAgain,
  onAnswer,
}: SigningSheetProps & { checks: Checks; onAgain: () => void }) {
  const [compared, setCompared] = useState(false)
  const words = describeSigning(request)
  const inEnglish = [words, ...(words.parts ?? [])].some(({ english }) => english.length > 0)
  const langOf = (part: (typeof words.english)[number]) => (words.english.includes(part) ? 'en' : undefined)
  const known = acquaintances(request.from, { contacts: request.contacts ?? [], history })
  const confusions = words.recipients.flatMap((here) => {
    const other = lookAlike(here, known)
    return other ? [{ here, known: other }] : []
  })
  const made = createdContract(request)
  const units = { currency: request.chain.currency, tokens: { ...checks.tokens, ...made?.tokens } }
  const { fee } = checks
  const simulation = withMade(checks.simulation, made)
  const whoIs = whoIsIn(request, { history, names: checks.names })
  const blocked = !simulation || simulation.at === 'reverts' || (confusions.length > 0 && !compared)

  const foot = (
    <>
      <SigningState simulation={simulation} onAgain={onAgain} />
      {confusions.length > 0 && (
        <label className="sign-compare">
          <input type="checkbox" checked={compared} onChange={(event) => setCompared(event.target.checked)} />
          {t('compared')}
        </label>
      )}
      <div className="sign-actions">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="button solid"
          disabled={blocked}
          onClick={() => onAnswer(true, foreseenBy(simulation, units))}
        >
          {t('continueInWallet')}
        </button>
      </div>
    </>
  )

  return (
    <SigningDialog title={words.title} titleLang={langOf('title')} onClose={() => onAnswer(false)} foot={foot}>
      {demo && <p className="demo-mark">{t('demo')}</p>}
      <p className="soft small" id="sign-check">
        {t('check')}
      </p>
      {inEnglish && <p className="soft small">{t('toldInEnglish')}</p>}
      <SigningWarnings
        warnings={words.warnings}
        confusions={confusions}
        missing={fee && fee.missing > 0n ? amountWords(fee.missing, 'native', units) : undefined}
      />
      {words.parts ? (
        <SigningCalls parts={words.parts} units={units} whoIs={whoIs} />
      ) : (
        <SigningLines lines={words.lines} lang={langOf('lines')} units={units} whoIs={whoIs} />
      )}
      {isSent(request) && !simulation && <div className="sign-moves" aria-hidden />}
      {simulation?.at === 'succeeds' && <SigningMoves simulation={simulation} units={units} whoIs={whoIs} />}
      {simulation?.at === 'succeeds' && <SigningPowers rights={simulation.rights ?? []} whoIs={whoIs} />}
      <section className="sign-part">
        <h3>{t('lasting')}</h3>
        <p lang={langOf('lasting')}>{words.lasting}</p>
      </section>
      <dl className="sign-lines sign-margin">
        <div>
          <dt>{t('signedBy')}</dt>
          <dd>
            <Party address={request.from} small />
          </dd>
        </div>
        <div>
          <dt>{t('network')}</dt>
          <dd>{request.chain.name}</dd>
        </div>
        {isSent(request) && (
          <div>
            <dt>{t('fee')}</dt>
            <dd>{feeSaid(request, fee && feeWords(fee.fee, units))}</dd>
          </div>
        )}
        <div>
          <dt>{t('promptsInWallet')}</dt>
          <dd>{request.prompts ?? 1}</dd>
        </div>
      </dl>
      {words.raw.length > 0 && (
        <details className="sign-raw">
          <summary>{t('exact')}</summary>
          {words.raw.map(([name, value]) => (
            <pre key={name} className="sign-verbatim">
              {name}: {value}
            </pre>
          ))}
        </details>
      )}
    </SigningDialog>
  )
}

/** What a request costs. Calls that go together cost what their wallet puts around them besides, and it may be another who pays. */
function feeSaid({ kind }: SigningRequest, amount: string | undefined): string {
  if (kind === 'calls') return amount ? t('feeTogether', { amount }) : t('feeUnknownHere')
  return amount ? t('feeAbout', { amount }) : t('feeUnknown')
}

/** Nodes that do not tell what the making of a contract would move: what it brings is then known from what is made. */
function withMade(simulation: Checks['simulation'], made: CreatedContract | undefined): Checks['simulation'] {
  if (simulation?.at !== 'succeeds' || simulation.complete || !made) return simulation
  return { ...simulation, complete: true, changes: [...simulation.changes, ...made.changes] }
}
