import type { Address as Account } from 'viem'
import { askAnnouncements } from '#chain/index/read-index.ts'
import { nextBlock } from '#chain/read/contract-logs.ts'
import { chainTime } from '#chain/read/chain-time.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { durationWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { AnnounceForm } from './announce-form.tsx'
import { AnnouncedList } from './announced-list.tsx'
import { readDelayedUnit } from '#tools/token/powers/read-unit.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { readRights, readTimelock } from './read-timelock.ts'
import type { TimelockAction } from './run-timelock.ts'
import './timelock.css'

type TimelockPanelProps = { token: Account; options: TokenOptions; account: Connected }

/** Everything about one timelock that the panel shows, as an account sees it. */
async function readPanel({ token, options, account }: TimelockPanelProps) {
  const rpc = pageRpc()
  const unit = await readDelayedUnit(rpc, { token, options })
  const end = await nextBlock(rpc)
  const found = await askAnnouncements(rpc, unit.timelock)
  const known = found?.logs && found.index.block !== null ? { logs: found.logs, until: found.index.block } : undefined
  const [state, rights] = await Promise.all([
    readTimelock(rpc, { timelock: unit.timelock, end, known }),
    readRights(rpc, unit.timelock, account.address),
    chainTime(rpc),
  ])
  return { unit, state, rights }
}

/** What is announced for a token with a delay; and, for the accounts that may, to announce, cancel and carry out its powers. */
export function TimelockPanel(props: TimelockPanelProps) {
  const { token, account } = props
  const known = useRead(`timelock ${token} ${account.address}`, () => readPanel(props))
  const { value } = known
  return (
    <section className="timelock" aria-label="Powers behind a delay">
      <output>{known.at === 'reading' && 'Asking the timelock what is announced.'}</output>
      <ChainTrouble known={known} />
      {value && <Panel {...value} account={account.address} />}
    </section>
  )
}

type PanelProps = Awaited<ReturnType<typeof readPanel>> & { account: Account }

function Panel({ unit, state: { genuine, seconds, announced, whole }, rights, account }: PanelProps) {
  const { run, ...state } = useAdminAction({ account, contracts: [unit.timelock] })
  const act = (action: TimelockAction) =>
    run(async () => {
      const { runTimelock } = await import('./run-timelock.ts')
      return runTimelock(action, account, unit)
    })
  if (!genuine)
    return (
      <p className="creator-stop">
        The timelock of this token is not the contract that our tokens make: its delay cannot be relied on, and nothing
        is offered for it here.
      </p>
    )
  return (
    <>
      <p>
        What is announced waits {durationWords(Number(seconds))} in the timelock <Address value={unit.timelock} />.
      </p>
      <h4>What is announced</h4>
      <AnnouncedList
        {...{ announced, unit, rights }}
        busy={state.busy}
        act={(does, call) => void act({ do: does, announced: call })}
      />
      {!whole && <p className="soft">Older announcements were not searched: some may be missing here.</p>}
      {rights.includes('announce') ? (
        <AnnounceForm
          {...{ unit, seconds }}
          busy={state.busy}
          announce={(call) => act({ do: 'announce', call, seconds })}
        />
      ) : (
        <p>The connected account cannot announce anything. Connect the one that may.</p>
      )}
      <output>{state.going}</output>
      <div role="alert">
        <WhyLine why={state.failed} />
      </div>
    </>
  )
}
