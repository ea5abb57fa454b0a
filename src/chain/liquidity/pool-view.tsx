import { shareText } from '#chain/tokens/amount-text.ts'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { CurveDrawing } from './curve-drawing.tsx'
import { mayStopSales } from './hook-words.ts'
import type { PoolFacts } from './pool-facts.ts'
import { poolQuestion } from './pool-question.ts'
import { depthFacts, exitWords, hookLines, isFullRange, poolHeadline, poolLadder } from './pool-words.ts'

/** What the locks of a pool come to: what they pay in one sentence, their curve, until when they stay, and what may stand in the way. */
export function PoolView({ facts }: { facts: PoolFacts }) {
  const { statement, quote } = facts
  return (
    <div className="pool-view">
      <p className="lead">{poolHeadline(facts)}</p>
      {isAllFullRange(facts) && <FullRange />}
      {statement && quote !== undefined && (
        <>
          {statement.exit && <p>{exitWords(facts, { statement, exit: statement.exit })}</p>}
          <CurveDrawing facts={{ ...facts, quote }} />
          {statement.ladder.total > 0n && (
            <FactTable
              label="How long it stays, of what is paid when the price falls by half"
              facts={poolLadder(facts, statement)}
            />
          )}
          <FactTable label="What the locks pay" facts={paysOf(facts)} />
        </>
      )}
      <PoolHook facts={facts} />
      <p className="soft">{readWords(facts)}</p>
      <AskYourself facts={facts} />
    </div>
  )
}

/** Beside a range that goes as far as its pool allows. */
export function FullRange() {
  return (
    <p>
      <span className="range-badge">Full range</span>
    </p>
  )
}

/** What the hook of a pool may do, by the bits of its address. */
export function PoolHook({ facts: { hook, fee } }: { facts: Pick<PoolFacts, 'hook' | 'fee'> }) {
  if (!hook) return null
  const lines = hookLines({ hook, fee })
  return (
    <>
      <p>
        Its pool asks a hook, the contract <Address value={hook} />.{' '}
        {mayStopSales(hook, fee)
          ? 'It can keep sellers from selling, so what the curve pays is a promise of that contract too. Read its code first.'
          : 'Its address gives it no power over sales. Read its code all the same.'}
      </p>
      {lines.length > 0 && (
        <ul className="marks">
          {lines.map((line) => (
            <li key={line}>It {line}.</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The question to the contract that computes the same on the chain. */
function AskYourself({ facts }: { facts: PoolFacts }) {
  const asked = poolQuestion(facts)
  if (!asked) return null
  return (
    <details>
      <summary>Ask the chain the same</summary>
      <p>
        The contract LiquidityLens computes this on any node. The amount of the first sentence is <code>fall50</code>,
        the third number of <code>locked</code>; the dates are in <code>ladder</code>.
      </p>
      <FactTable
        label="How to ask"
        facts={{ 'With Foundry': <code>{asked.command}</code>, 'As JSON-RPC': <code>{asked.question}</code> }}
      />
    </details>
  )
}

const isAllFullRange = ({ parts, tickSpacing, block }: PoolFacts) => {
  const counted = parts.filter(({ unlock }) => unlock > block.time)
  return counted.length > 0 && counted.every((part) => isFullRange(part, tickSpacing))
}

function paysOf(facts: PoolFacts): [string, string][] {
  const { statement, whole } = facts
  if (!statement) return []
  return [
    ...depthFacts(facts, statement).map(([name, text]): [string, string] => [name, text]),
    ...(whole === undefined || whole === 0n
      ? []
      : [
          [
            'Share by value: of all the pool pays down to half the price',
            `${shareText(statement.locked.fall50, whole)} is locked. Others may add to the rest or withdraw it.`,
          ] satisfies [string, string],
        ]),
  ]
}

function readWords({ complete, failed, block }: PoolFacts): string {
  const skipped =
    failed === 0
      ? ''
      : failed === 1
        ? ' One lock did not answer and is not counted.'
        : ` ${failed} locks did not answer and are not counted.`
  const more = complete ? '' : ' The pool has more locks than were read: what is said here is the least.'
  return `Without fees. Read from block ${block.number}, ${timeWords(block.time)}.${skipped}${more}`
}
