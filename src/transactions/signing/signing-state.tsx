import { t } from '#transactions/describe/transaction-words.ts'
import type { Checks } from '#transactions/simulate/use-checks.ts'
import { reasonSaid } from '#transactions/told/reasons/reason-words.ts'

/** What the chain has answered about a request, as a sentence that is read out, and a way to ask again. */
export function SigningState({ simulation, onAgain }: { simulation: Checks['simulation']; onAgain: () => void }) {
  const askable = simulation?.at === 'reverts' || simulation?.at === 'unknown'
  return (
    <div className="sign-state" data-state={simulation?.at ?? 'checking'} aria-busy={!simulation}>
      <output>{sentenceOf(simulation)}</output>
      {askable && (
        <button type="button" className="text-button" onClick={onAgain}>
          {t('askAgain')}
        </button>
      )}
    </div>
  )
}

function sentenceOf(simulation: Checks['simulation']): string {
  switch (simulation?.at) {
    case undefined:
      return t('checking')
    case 'succeeds':
      return t(simulation.complete ? 'wouldSucceed' : 'wouldSucceedOnly')
    case 'reverts':
      return simulation.reason ? t('wouldFailWhy', { reason: sentence(reasonSaid(simulation.reason)) }) : t('wouldFail')
    case 'unknown':
      return t(simulation.why === 'late' ? 'tookTooLong' : 'couldNotAsk')
    case 'not-asked':
      return t('notAsked')
    case 'not-needed':
      return ''
  }
}

/** Words of a contract, with the full stop they may lack. */
function sentence(words: string): string {
  return /[.!?。]$/.test(words) ? words : `${words}.`
}
