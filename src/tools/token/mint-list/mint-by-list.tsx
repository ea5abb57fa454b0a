import { useState } from 'react'
import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { roundedAmount } from '#core/text/exact-amount.ts'
import { figure } from '#core/text/figure.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import { usePlan } from '#tools/plan/use-plan.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { siteChain } from '#tools/token/launch/site-chain.ts'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { effortOf, mintGas, roomIn } from './mint-chunks.ts'
import { explainFailed } from './mint-errors.ts'
import { mintListKind } from './mint-kind.ts'
import { partOf, type MintPlan } from './mint-plan.ts'
import { readMintList, type MintList } from './read-mint-list.ts'
import { heldPlan, rehearseMints } from './rehearse-mints.ts'

type MintByListProps = {
  token: Address
  options: TokenOptions & { kind: 'erc721' | 'erc1155' }
  shown: ShownAccount
}

const counted = (count: number, one: string) => (count === 1 ? `one ${one}` : `${figure(count)} ${one}s`)

/** Creates pieces and sends them to the accounts of a list, for the account that may create them. */
export function MintByList({ token, options, shown }: MintByListProps) {
  const handle = usePlan(mintListKind)
  const { plan, progress } = handle
  if (plan && progress) {
    const { next, steps } = progress
    const made = steps.filter((step) => step.made).length
    const isOther = plan.token.toLowerCase() !== token.toLowerCase()
    const sends = 'step' in next && next.do !== 'approve' && !partOf(plan, next.step).creates
    const pieces = plan.rows.reduce((sum, { count }) => sum + count, 0)
    return (
      <PlanPanel
        handle={handle}
        shown={shown}
        words={{
          tool: 'pieces',
          title:
            plan.held === undefined
              ? next.do === 'done'
                ? 'Created and sent'
                : 'Being created and sent'
              : next.do === 'done'
                ? 'Sent'
                : 'Being sent',
          approval: 'Allow the sender of pieces to send those of this account',
          thing: 'the pieces',
          step: `${plan.held === undefined ? 'Create and send' : 'Send'}, ${made} of ${steps.length} transactions done`,
          approve: 'Allow it',
          send: sends ? 'Send the pieces' : 'Create the pieces',
          reading: 'Asking the chain what is done already.',
          looking: 'Looking on the chain whether this was done already.',
          onItsWay: sends ? 'The pieces are on their way.' : 'The pieces are being created.',
          done: 'Every account on the list has its pieces.',
          failed: explainFailed,
          unsure:
            'Your wallet was asked before, and we do not know whether it has sent anything. If the request is still open in the wallet, confirm it there and not here. The contract sends no part of a list twice.',
        }}
        after={
          <div className="actions">
            <a className="button solid" href={`/meme-token/${plan.token}`}>
              Open the public page
            </a>
            <button type="button" className="button" onClick={handle.forget}>
              Send by another list
            </button>
          </div>
        }
      >
        {counted(pieces, 'piece')} for {counted(new Set(plan.rows.map(({ to }) => to)).size, 'account')}
        {isOther && `, of another collection: ${plan.token}`}.
      </PlanPanel>
    )
  }
  return <ListForm {...{ token, options, shown }} place={handle.place} />
}

type Effort = { transactions: number; gas: bigint; room: number; block: number; fee?: string }

/** What the list needs on this chain now. Rejects when the chain does not answer. */
async function readEffort(rpc: Rpc, list: MintList, options: TokenOptions): Promise<Effort> {
  const gas = mintGas(options)
  const [block, price, chain] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ number: string; gasLimit: string }>,
    rpc('eth_gasPrice', []) as Promise<string>,
    siteChain(),
  ])
  const room = roomIn(gas, Number(block.gasLimit))
  const effort = effortOf(list.rows, { gas: options.delayed ? { ...gas, mint: 0 } : gas, room, held: options.delayed })
  const { symbol, decimals } = chain.currency
  return {
    ...effort,
    room,
    block: Number(block.number),
    fee: `${roundedAmount(effort.gas * BigInt(price), decimals)} ${symbol}`,
  }
}

const examples = {
  erc721: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 1',
  erc1155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 1, 5',
}

/** Milliseconds by the clock of this device. */
const thisMoment = () => Date.now()

function ListForm({ token, options, shown, place }: MintByListProps & { place: (plan: MintPlan) => void }) {
  const [text, setText] = useKeptState(`mint list ${token}`, '')
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)
  const { kind, delayed } = options
  const { account } = shown
  const list = readMintList(text, { kind, never: token })
  const isRead = list.rows.length > 0 && list.errors.length === 0
  const effort = useRead(isRead ? text : undefined, () => readEffort(pageRpc(), list, options)).value

  async function begin() {
    if (busy) return
    if (!account) return void shown.connect()
    if (account.wrongChain) return setComplaint(`Your wallet is on another network. Switch it to ${account.chainName}.`)
    if (list.errors.length > 0) return setComplaint('Correct the lines that are named above.')
    if (list.rows.length === 0) return setComplaint('Paste the list, or choose a file.')
    setBusy(true)
    setComplaint('')
    try {
      const { room, block } = effort ?? (await readEffort(pageRpc(), list, options))
      const { chainId, address: from } = account
      const drawn: MintPlan = { chainId, from, madeAt: thisMoment(), token, kind, rows: list.rows, room, block }
      const plan = delayed ? await heldPlan(pageRpc(), drawn) : drawn
      const why = plan && (await rehearseMints(pageRpc(), plan))
      if (!plan)
        setComplaint(
          `The newest ${counted(list.pieces, 'piece')} are not all in your account. Announce their creation above, carry it out, then send them.`,
        )
      else if (why) setComplaint(`${why.message} ${why.remedy}`)
      else place({ ...plan, madeAt: thisMoment() })
    } catch {
      setComplaint('The chain does not answer. Nothing was sent. Try again in a minute.')
    }
    setBusy(false)
  }

  return (
    <div className="pieces">
      <p>
        {delayed
          ? `Behind the delay, announce “Create pieces” above for your own account: ${isRead ? counted(list.pieces, 'piece') : 'as many as the list has'}. Once it is carried out, send them by this list.`
          : 'The pieces are created for your account and sent on by one contract, many in a transaction.'}{' '}
        After a reload it goes on where it was, and nothing is sent twice.
      </p>
      <div className="field">
        <label htmlFor="mint-list">
          {kind === 'erc721' ? 'Addresses, and how many pieces' : 'Addresses, edition, and how many pieces'}
        </label>
        <textarea
          id="mint-list"
          className="control mono"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder={examples[kind]}
          value={text}
          aria-describedby="mint-list-hint mint-list-errors"
          aria-invalid={list.errors.length > 0 || undefined}
          onChange={({ target }) => {
            setText(target.value)
            setComplaint('')
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files
            if (!file) return
            event.preventDefault()
            void file.text().then(setText)
          }}
        />
        <span className="field-hint" id="mint-list-hint">
          {kind === 'erc721'
            ? 'One account in a line; a number after it for more than one piece.'
            : 'One account in a line, the number of the edition, and how many for more than one piece.'}
        </span>
      </div>
      <div className="field">
        <label htmlFor="mint-list-file">Or a CSV file, also dropped on the field</label>
        <input
          className="file"
          id="mint-list-file"
          type="file"
          accept=".csv,.tsv,.txt"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(setText)
            target.value = ''
          }}
        />
      </div>
      <ul className="pieces-faults" id="mint-list-errors" role="alert">
        {list.errors.slice(0, 20).map(({ line, message }) => (
          <li key={line}>
            Line {line}: {message}
          </li>
        ))}
        {list.errors.length > 20 && <li>And {list.errors.length - 20} more.</li>}
      </ul>
      {isRead && (
        <p className="tool-sum">
          {counted(list.pieces, 'piece')} for {counted(list.accounts, 'account')}
          {effort && `: ${effort.transactions} transactions, about ${effort.fee} at the price of now`}.
          {list.unproven.length > 0 &&
            ` ${list.unproven.length === 1 ? 'One address is' : `${list.unproven.length} addresses are`} without a checksum: compare them.`}
        </p>
      )}
      <div role="alert">{complaint && <p className="locks-bad">{complaint}</p>}</div>
      <div className="actions">
        <button type="button" className="button solid" aria-disabled={busy} onClick={() => void begin()}>
          {delayed ? 'Send' : 'Create and send'} {isRead ? counted(list.pieces, 'piece') : 'by this list'}
        </button>
        <output>{busy && 'Trying it on the chain, without sending.'}</output>
      </div>
    </div>
  )
}
