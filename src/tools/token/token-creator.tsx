import { memo, useRef, useState } from 'react'
import { fieldsOf, type FormField } from '#tools/token/check/form.ts'
import { BookList } from '#tools/token/book/book-list.tsx'
import { AssetNote } from '#tools/token/form/asset-note.tsx'
import { ChoiceList, KindChoice } from '#tools/token/form/choice-list.tsx'
import { DraftNotice } from '#tools/token/form/draft-notice.tsx'
import { PiecesFirst } from '#tools/token/pieces/pieces-first.tsx'
import { fieldWords } from '#tools/token/form/field-words.ts'
import { checkDraft, someAccount } from '#tools/token/form/fill-accounts.ts'
import { PermissionsPanel } from '#tools/token/form/permissions-panel.tsx'
import { SaleMakers } from '#tools/token/sale/sale-makers.tsx'
import { StartChoice } from '#tools/token/form/start-choice.tsx'
import { SupplyDrawing } from '#tools/token/form/supply-drawing.tsx'
import { supplyPlan } from '#tools/token/form/supply-plan.ts'
import { TokenFields } from '#tools/token/form/token-fields.tsx'
import { useContracts } from '#tools/token/form/use-contracts.ts'
import { useDraft, type Shown } from '#tools/token/form/use-draft.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { LiquidityPart, tokenForPool } from '#tools/token/liquidity/liquidity-part.tsx'
import { LinkedToken, linkedToken } from '#tools/token/launch/linked-token.tsx'
import { LaunchButton } from '#tools/token/launch/launch-button.tsx'
import { LaunchList } from '#tools/token/launch/launch-list.tsx'
import { SourceView } from '#tools/token/source/source-view.tsx'
import { VerifyToken } from '#tools/token/source/verify-token.tsx'
import { QuestionBar, QuestionPart } from '#tools/plan/form/question.tsx'
import { useQuestions } from '#tools/plan/form/use-questions.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { useAccount } from '#wallet/account/use-account.ts'

/** The creator of ERC-20 tokens alone; a draft of another kind in the address is shown whole. */
export const Erc20Creator = () => <TokenCreator erc20Only />

/** The tool that turns choices into a token: options, source, powers and supply side by side, then the launch. */
export function TokenCreator({ erc20Only = false }: { erc20Only?: boolean }) {
  const { draft, changes, written, given, choose, type, startAnew } = useDraft()
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [asking, setAsking] = useState(false)
  const tool = useRef<HTMLDivElement>(null)
  const shown = useAccount()
  const { account } = shown
  // Read once: the address of the page follows the draft.
  const [existing] = useBrowserState(undefined, () => linkedToken(location.search))
  const [forPool] = useBrowserState(undefined, () => tokenForPool(location.search))
  const { options, form } = draft

  const launcher = account?.address ?? someAccount
  const fields = fieldsOf(options)
  const typed = fields.filter((field) => fieldWords[field].account).map((field) => form[field]?.trim() ?? '')
  const contracts = useContracts(typed.filter((text) => /^0x[\da-fA-F]{40}$/.test(text)))
  const { values, errors, warnings } = checkDraft(draft, launcher, contracts)
  const shownErrors = Object.fromEntries(
    Object.entries(errors).filter(([field]) => submitted || touched.has(field as FormField)),
  )

  const wrong = fields.filter((field) => errors[field])
  const questions = useQuestions(
    [
      { id: '', name: erc20Only ? 'Beginning' : 'What it is', missing: '' },
      { id: 'token-choices', name: 'What it can do', missing: '' },
      {
        id: 'token-values',
        name: 'Its values',
        missing:
          wrong.length > 0 ? `Check these fields: ${wrong.map((field) => fieldWords[field].label).join(', ')}.` : '',
      },
      { id: 'token-result', name: 'Launch', missing: '' },
    ],
    tool,
  )

  /** Shows everything that is wrong, and goes to the first of it. Answers whether something is. */
  function isRefused(): boolean {
    setSubmitted(true)
    const [first] = wrong
    if (first && !questions.goTo(2)) tool.current!.querySelector<HTMLElement>(`#token-${first}`)!.focus()
    return first !== undefined
  }

  /** Brings the cost and the button that launches into view, below all that a buyer will see. */
  function showLaunch() {
    const launch = tool.current!.querySelector<HTMLElement>('.creator-launch')!
    launch.scrollIntoView()
    launch.focus({ preventScroll: true })
  }

  /** Goes on where one question fills the screen; what is wrong with the values is shown then. */
  function next(): boolean {
    if (questions.now === 2) setSubmitted(true)
    return questions.next()
  }

  return (
    <div className="creator asks" data-at={questions.at} ref={tool}>
      <div className="creator-linked" id="yours">
        {forPool && <LiquidityPart token={forPool} shown={shown} />}
        {existing && <LinkedToken {...existing} shown={shown} />}
      </div>
      {given && !existing && <DraftNotice startAnew={startAnew} />}
      <div className="creator-choices" onChange={questions.dismiss}>
        <QuestionPart questions={questions} id="">
          {!(erc20Only && options.kind === 'erc20') && <KindChoice kind={options.kind} choose={choose} />}
          <StartChoice options={options} choose={choose} />
        </QuestionPart>
        <QuestionPart questions={questions} id="token-values">
          <TokenFields
            options={options}
            form={form}
            errors={shownErrors}
            warnings={warnings}
            account={account?.address}
            type={type}
            leave={(field) => setTouched((old) => new Set(old).add(field))}
          />
          {options.kind === 'erc4626' && <AssetNote asset={form.asset?.trim() ?? ''} />}
          <PiecesFirst options={options} account={account?.address} type={type} />
          <SaleMakers options={options} type={type} />
        </QuestionPart>
        <QuestionPart questions={questions} id="token-choices">
          <ChoiceList options={options} changes={changes} choose={choose} />
        </QuestionPart>
      </div>
      <div className="creator-result">
        <QuestionPart questions={questions} id="token-result">
          <WrittenToken shown={written} account={account?.address} />
          <LaunchButton
            draft={draft}
            values={values}
            account={account}
            refused={isRefused}
            tellAsking={setAsking}
            wrong={submitted ? wrong : []}
            submitted={submitted}
          />
        </QuestionPart>
        <LaunchList account={account} asking={asking} />
      </div>
      {account && <BookList account={account.address} />}
      <div className="tool-act asks-bar">
        <QuestionBar questions={{ ...questions, next }} price="One transaction, no fee of ours.">
          <button type="button" className="button solid asks-act" onClick={showLaunch}>
            See cost
          </button>
        </QuestionBar>
      </div>
    </div>
  )
}

/** What a draft becomes: its supply, what a buyer will see, the source, and how anyone makes the same bytes. */
const WrittenToken = memo(function WrittenToken({ shown, account }: { shown: Shown; account: string | undefined }) {
  const { draft, before } = shown
  const { options, form } = draft
  const { values } = checkDraft(draft, account ?? someAccount)
  const token = emitToken(options, form.name)
  return (
    <>
      <SupplyDrawing plan={supplyPlan(options, values)} values={values} />
      <PermissionsPanel token={token} values={values} />
      <SourceView token={token} options={options} before={emitToken(before, form.name).source} values={values} />
      <VerifyToken token={token} options={options} values={account === undefined ? undefined : values} />
    </>
  )
})
