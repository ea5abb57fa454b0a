import { useEffect, useRef, useState } from 'react'
import { unreachable } from '#core/unreachable.ts'
import type { FormField } from '#tools/token/check/form.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { readyIn } from '#tools/claim-list/form/list-field.tsx'
import { useListWork } from '#tools/claim-list/use-list-work.ts'
import { poolList } from '#tools/token/pool/pool-list.ts'
import { PoolFields } from '#tools/token/pool/pool-fields.tsx'
import { checkPool, poolFieldOf, type PoolForm } from '#tools/token/pool/pool-form.ts'
import { usePoolPlace } from '#tools/token/pool/use-pool-place.ts'
import { fieldWords } from '#tools/token/form/field-words.ts'
import { draftQuery, type TokenDraft } from '#tools/token/form/token-draft.ts'
import { useIsCompiled } from '#tools/token/source/use-compiled.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { CompileFirst } from './compile-first.tsx'
import { CopyLink } from './copy-link.tsx'
import { CostLine } from './cost-line.tsx'
import type { Launched, LaunchPhase } from './launch-token.ts'

type LaunchProps = {
  draft: TokenDraft
  values?: Partial<TokenValues>
  account?: Connected
  /** Shows what is wrong with the form; true when something is. */
  refused: () => boolean
  /** Told whether the wallet is being asked right now. */
  tellAsking: (asking: boolean) => void
  /** The fields that are wrong, once they were asked for. */
  wrong: readonly FormField[]
  /** Whether what is wrong is shown. */
  submitted: boolean
}

const phases: Record<LaunchPhase, string> = {
  connect: 'Connect the wallet that launches it.',
  prepare: 'Checking the account and the chain.',
  publish: 'Publishing the list.',
  approve: 'First the approval: the launcher may take exactly the amount of the quote. The launch follows.',
  wait: 'The approval is on its way into a block. The launch follows.',
  sign: 'Read the sheet, then confirm in your wallet.',
}

const noPlace = {
  none: 'On this chain there is no launcher yet. Launch the token alone.',
  reading: 'The chain has not said yet where pools are opened. Press again in a moment.',
}

/** The cost, the button that launches, and what is going on or has hindered it. */
export function LaunchButton({ draft, values, account, refused, tellAsking, wrong, submitted }: LaunchProps) {
  const [phase, setPhase] = useState<LaunchPhase>()
  const [hindered, setHindered] = useState<Launched & { at: 'refused' }>()
  const running = useRef<AbortController>(undefined)
  const isCompiled = useIsCompiled(draft.options)
  const isToken = draft.options.kind === 'erc20'
  const [pool, setPool] = useState<PoolForm>()
  const wanted = isToken ? pool : undefined
  const work = useListWork()
  const list = readyIn(work.work)
  const place = usePoolPlace(wanted !== undefined)
  const { terms, errors = {} } = wanted
    ? checkPool(wanted, values?.supply ?? 0n, place.at === 'known' ? place.on : undefined, list && poolList(list))
    : {}

  useEffect(() => () => running.current?.abort(), [])

  async function launch(again: boolean) {
    // While the wallet is being connected a press begins anew; afterwards nothing is sent twice.
    if (phase && phase !== 'connect') return
    if (refused()) return
    if (wanted && Object.keys(errors).length > 0)
      return document.querySelector<HTMLElement>(`#${poolFieldOf(errors)}`)?.focus()
    if (wanted && !terms)
      return setHindered({ at: 'refused', words: noPlace[place.at === 'none' ? 'none' : 'reading'] })
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const show = (next: LaunchPhase | undefined) => {
      if (signal.aborted) return
      setPhase(next)
      tellAsking(next === 'sign' || next === 'approve')
    }
    setHindered(undefined)
    show(account ? 'prepare' : 'connect')
    const result = await import('./launch-token.ts')
      .then(({ launchToken }) =>
        launchToken(draft, { signal, tell: show, again, pool: terms, list: terms?.list && list }),
      )
      .catch((): Launched => ({ at: 'refused', words: unreachable }))
    if (signal.aborted) return
    show(undefined)
    if (result.at === 'refused') setHindered(result)
    if (result.at === 'invalid') refused()
  }

  return (
    <section className="creator-launch" aria-label="Launch" tabIndex={-1}>
      {isToken && (
        <PoolFields
          form={pool}
          terms={terms}
          errors={submitted ? errors : {}}
          values={values}
          place={place}
          account={account?.address}
          work={work}
          change={setPool}
        />
      )}
      {isCompiled ? (
        <CostLine options={draft.options} values={values} account={account?.address} pool={terms} />
      ) : (
        <CompileFirst options={draft.options} />
      )}
      {wrong.length > 0 && (
        <p className="field-error">Check these fields: {wrong.map((field) => fieldWords[field].label).join(', ')}.</p>
      )}
      {account?.wrongChain && (
        <p className="creator-stop">
          Wrong network detected, switch to {account.chainName} in your wallet to continue.
        </p>
      )}
      <div className="actions">
        {isCompiled && (
          <button
            type="button"
            className="button solid large"
            id="token-launch"
            aria-busy={phase !== undefined}
            onClick={() => void launch(false)}
          >
            {values?.symbol ? `Launch ${values.symbol}` : 'Launch the token'}
          </button>
        )}
        {hindered?.again && (
          <button type="button" className="button" onClick={() => void launch(true)}>
            Launch another one
          </button>
        )}
        <CopyLink to={`?${draftQuery(draft)}#create`}>Copy the draft’s link</CopyLink>
      </div>
      <output className={hindered ? 'creator-stop' : 'soft'}>{phase ? phases[phase] : hindered?.words}</output>
    </section>
  )
}
