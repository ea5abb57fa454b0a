import { useRef, useState } from 'react'
import { emitToken } from '#emitter/emit.ts'
import { fieldsOf, type FormField } from '#emitter/form.ts'
import { adoptStyles } from '#workshop/adopt-styles.ts'
import { useAccount } from '#workshop/use-account.ts'
import { ChoiceList, KindChoice } from './choice-list.tsx'
import styles from './creator.css?inline'
import { DraftNotice } from './draft-notice.tsx'
import { fieldWords } from './field-words.ts'
import { checkDraft, someAccount } from './fill-accounts.ts'
import { GivenToken, givenToken } from './given-token.tsx'
import { LaunchButton } from './launch-button.tsx'
import { LaunchList } from './launch-list.tsx'
import { PowersPanel } from './powers-panel.tsx'
import { SourceView } from './source-view.tsx'
import { SupplyDrawing } from './supply-drawing.tsx'
import { supplyPlan } from './supply-plan.ts'
import { TokenFields } from './token-fields.tsx'
import { useContracts } from './use-contracts.ts'
import { useDraft } from './use-draft.ts'
import { VerifyToken } from './verify-token.tsx'

adoptStyles(styles)

/** The tool that turns choices into a token: options, source, powers and supply side by side, then the launch. */
export function TokenCreator() {
  const { draft, before, changes, given, choose, type, startAnew } = useDraft()
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [asking, setAsking] = useState(false)
  const tool = useRef<HTMLDivElement>(null)
  const shown = useAccount()
  const { account } = shown
  // Read once: the address of the page follows the draft.
  const [existing] = useState(() => givenToken(location.search))
  const { options, form } = draft

  const launcher = account?.address ?? someAccount
  const fields = fieldsOf(options)
  const typed = fields.filter((field) => fieldWords[field].account).map((field) => form[field]?.trim() ?? '')
  const contracts = useContracts(typed.filter((text) => /^0x[\da-fA-F]{40}$/.test(text)))
  const { values, errors, warnings } = checkDraft(draft, launcher, contracts)
  const token = emitToken(options)
  const shownErrors = Object.fromEntries(
    Object.entries(errors).filter(([field]) => submitted || touched.has(field as FormField)),
  )

  /** Shows everything that is wrong, and goes to the first of it. Answers whether something is. */
  function isRefused(): boolean {
    setSubmitted(true)
    const wrong = fields.find((field) => errors[field])
    if (wrong) tool.current!.querySelector<HTMLElement>(`#token-${wrong}`)!.focus()
    return wrong !== undefined
  }

  return (
    <div className="creator" ref={tool}>
      {existing && <GivenToken {...existing} shown={shown} />}
      {given && !existing && <DraftNotice startAnew={startAnew} />}
      <div className="creator-choices">
        <KindChoice kind={options.kind} choose={choose} />
        <TokenFields
          options={options}
          form={form}
          errors={shownErrors}
          warnings={warnings}
          account={account?.address}
          type={type}
          leave={(field) => setTouched((old) => new Set(old).add(field))}
        />
        <ChoiceList options={options} changes={changes} choose={choose} />
      </div>
      <div className="creator-result">
        <SupplyDrawing plan={supplyPlan(options, values)} values={values} />
        <PowersPanel token={token} values={values} />
        <SourceView token={token} options={options} before={before} values={values} />
        <VerifyToken options={options} values={account && values} />
        <LaunchButton
          draft={draft}
          values={values}
          account={account}
          refused={isRefused}
          tellAsking={setAsking}
          wrong={submitted ? fields.filter((field) => errors[field]) : []}
        />
      </div>
      <LaunchList account={account} asking={asking} />
    </div>
  )
}
