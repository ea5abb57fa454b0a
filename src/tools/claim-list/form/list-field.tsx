import { useEffect, useEffectEvent, useRef } from 'react'
import { Amount } from '#chain/tokens/amount.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { figure } from '#core/text/figure.ts'
import type { BuiltList } from '#tools/claim-list/build-list.ts'
import type { RowNews } from '#tools/claim-list/list-work.ts'
import { rowFaults } from '#tools/claim-list/row-faults.ts'
import { useListWork, type ListWork } from '#tools/claim-list/use-list-work.ts'
import { WorkProgress } from '#tools/claim-list/work-progress.tsx'
import { ContractNotice } from './contract-notice.tsx'
import { linesText } from './lines-text.ts'

/** A list without a fault, and its sum in the token's smallest unit. */
export type ReadyList = { list: BuiltList; count: number; total: bigint }

/** Milliseconds after the last key. */
const pause = 500

/** The list ready to be published, if the work has come that far. */
export function readyIn(work: ListWork): ReadyList | undefined {
  if (work.at !== 'done' || !('built' in work.outcome) || !work.outcome.list) return undefined
  const { list, built } = work.outcome
  return { list, count: built.count, total: built.total }
}

/** What the amounts are in. Without an address the token is yet to be made. */
type Unit = Pick<Token, 'symbol' | 'decimals'> & Partial<Pick<Token, 'address' | 'balance'>>

type ListProps = { token: Unit; handle: ReturnType<typeof useListWork> }

const builtIn = (work: ListWork) => (work.at === 'done' && 'built' in work.outcome ? work.outcome.built : undefined)

type ListFieldProps = ListProps & {
  /** What was typed or pasted before, and who keeps what is. */
  lines?: string
  change?: (lines: string) => void
}

/** Where the list is given, pasted or as a file, and what is wrong with it, line by line. */
export function ListField({ token, handle, lines, change }: ListFieldProps) {
  const { work, start, cancel } = handle
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What is written may mean other amounts now.
  const readAgain = useEffectEvent(read)
  useEffect(() => readAgain(token.decimals), [token.decimals])

  function read(decimals = token.decimals) {
    clearTimeout(timer.current)
    const source = file.current?.files?.[0] ?? area.current?.value ?? ''
    if (typeof source === 'string' && !source.trim()) return cancel()
    const never = [contractAddresses.MerkleClaims, ...(token.address ? [token.address] : [])]
    void start({ does: 'build', source, reading: { decimals, never } })
  }

  const built = builtIn(work)
  return (
    <div className="locks-list">
      <div className="field">
        <label htmlFor="claims-rows">Addresses and amounts in {token.symbol}, one pair in a line</label>
        <textarea
          ref={area}
          id="claims-rows"
          className="control claims-list"
          rows={7}
          spellCheck={false}
          autoComplete="off"
          placeholder="0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 1500"
          aria-describedby="claims-rows-hint"
          defaultValue={lines}
          onInput={() => {
            change?.(area.current!.value)
            // What was written last counts.
            if (file.current) file.current.value = ''
            clearTimeout(timer.current)
            timer.current = setTimeout(read, pause)
          }}
        />
        <span className="field-hint" id="claims-rows-hint">
          It is read and hashed in your browser, up to 100,000 lines. For more lines, use the command{' '}
          <code>ops claims build</code>.
        </span>
      </div>
      <div className="field">
        <label htmlFor="claims-file">Or a CSV file</label>
        <input
          ref={file}
          className="file"
          id="claims-file"
          type="file"
          accept=".csv,.txt,.tsv"
          onChange={() => read()}
        />
      </div>
      <WorkProgress work={work} cancel={cancel} />
      <div role="alert">{built && built.faultCount > 0 && <Faults news={built} />}</div>
    </div>
  )
}

/** What the list comes to, and what to look at before it is published. `connected`: the balance is that of a connected account. */
export function ListSums({ token, handle, connected }: ListProps & { connected: boolean }) {
  const built = builtIn(handle.work)
  if (!built || built.faultCount > 0) return <p className="soft">The sum of the list appears here.</p>
  return <Sums news={built} token={token} most={connected ? token.balance : undefined} />
}

function Faults({ news: { faults, faultCount } }: { news: RowNews }) {
  return (
    <>
      <p className="locks-bad">
        {faultCount === 1 ? 'One line cannot' : `${figure(faultCount)} lines cannot`} be on a list:
      </p>
      <ul className="claims-faults">
        {faults.map(({ line, fault }) => (
          <li key={line}>
            Line {figure(line)}: {rowFaults[fault]}
          </li>
        ))}
      </ul>
      {faultCount > faults.length && <p>And {figure(faultCount - faults.length)} more.</p>}
    </>
  )
}

function Sums({ news, token, most }: { news: RowNews; token: Unit; most?: bigint }) {
  const { count, total, repeated, repeatedCount, dust, dustCount, unchecked, uncheckedCount, largest } = news
  if (count === 0) return <p>Add a line with an address and an amount.</p>
  return (
    <>
      <dl className="locks-facts">
        <div>
          <dt>Entries</dt>
          <dd>{figure(count)}</dd>
        </div>
        <div>
          <dt>Sum, which the campaign is paid</dt>
          <dd>
            <Amount amount={total} unit={token} />
          </dd>
        </div>
      </dl>
      <ul className="locks-signs">
        {repeatedCount > 0 && (
          <li>
            <strong>Note</strong> {repeatedCount === 1 ? 'One line names' : `${figure(repeatedCount)} lines name`} an
            account again; amounts of one account were added. Lines {linesText(repeated)}.
          </li>
        )}
        {dustCount > 0 && (
          <li className="warn">
            <strong>Warning</strong> {dustCount === 1 ? 'One amount is' : `${figure(dustCount)} amounts are`} less than
            a millionth of the average: a claim would cost more than it brings, or the unit is wrong. Lines{' '}
            {linesText(dust)}.
          </li>
        )}
        {uncheckedCount > 0 && (
          <li>
            <strong>Note</strong> {uncheckedCount === 1 ? 'One line has' : `${figure(uncheckedCount)} lines have`} no
            checksum, so a mistyped digit is not noticed: compare each address. Lines {linesText(unchecked)}.
          </li>
        )}
        <ContractNotice largest={largest} count={count} />
        {most !== undefined && total > most && (
          <li className="warn">
            <strong>Warning</strong> The account has {amountText(most, token)}, which is less than the sum.
          </li>
        )}
      </ul>
    </>
  )
}
