import { figure } from '#core/text/figure.ts'
import { Table } from '#ui/components/table.tsx'
import { amountText, changeText } from './amount-text.ts'
import type { AttackRun } from '#tools/attack/engine/run.ts'

/** What the worker said of one target. */
export type Outcome = AttackRun | { problem: string }

/** One target after the attack: the verdict, its balances before and after, and what ran. */
export function TargetCard({ title, outcome }: { title: string; outcome: Outcome | undefined }) {
  return (
    <section className="panel attack-card" aria-label={title}>
      <h3>{title}</h3>
      {!outcome && <p className="soft">The attack runs …</p>}
      {outcome && 'problem' in outcome && <p className="attack-verdict">{outcome.problem}</p>}
      {outcome && 'before' in outcome && <Ended run={outcome} />}
    </section>
  )
}

/** The verdict in words. */
export const verdictOf = ({ succeeded }: AttackRun) => (succeeded ? 'The attack succeeded.' : 'The contract held.')

function Ended({ run }: { run: AttackRun }) {
  const { before, after, succeeded, calls, ran, cut, gas, failed, roots } = run
  return (
    <>
      <p className="attack-verdict" data-outcome={succeeded ? 'falls' : 'holds'}>
        {verdictOf(run)}
      </p>
      {failed && <p>The transaction was undone: {failed}.</p>}
      <Table label="Balances before and after" columns={['Balance', 'Before', 'After', 'Change']}>
        {after.map(({ name, amount }, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure">{amountText(before[at]!.amount)}</td>
            <td className="figure">{amountText(amount)}</td>
            <td className="figure">{changeText(before[at]!.amount, amount)}</td>
          </tr>
        ))}
      </Table>
      <p className="soft small">
        {figure(calls.length)}
        {cut && ' recorded'} calls, {figure(ran)} instructions, {figure(Number(gas))} gas.
      </p>
      <dl className="attack-roots small">
        <div>
          <dt>State root before</dt>
          <dd className="mono">{roots.before}</dd>
        </div>
        <div>
          <dt>State root after</dt>
          <dd className="mono">{roots.before === roots.after ? 'The same' : roots.after}</dd>
        </div>
      </dl>
    </>
  )
}
