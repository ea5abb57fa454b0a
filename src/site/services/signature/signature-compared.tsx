import type { ReactNode } from 'react'
import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { warningWords, type LineValue } from '#transactions/describe/signing-words.ts'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import { amountWords } from '#transactions/signing/amount-words.ts'
import { isBoundless } from '#core/text/exact-amount.ts'
import { Chooser } from '#ui/figures/chooser.tsx'
import { exactValue, sampleRequest, sampleTokens, unlimited } from './sample-request.ts'

const exact = sampleRequest(exactValue, { intent: 'Allow Meridian Vault to take 250 USDC' })
const boundless = sampleRequest(unlimited, {
  intent: 'Allow Meridian Vault to take all your USDC',
  lasting:
    'The vault keeps this permission until you take it back by a transaction, also for USDC that you receive later.',
})

/** What a screen says to a user's question, and whether that answers it. */
type Answer = { question: string; says: string; isAnswer: boolean }

const questions = [
  ['What do I allow?', '“Permit”, the name of a type', 'Taking USDC from my account'],
  ['How much, at most?', '“250000000”, without a unit', '250 USDC'],
  ['Who may take it?', 'An address without a name', 'Meridian Vault, with its whole address'],
  ['What does it cost?', 'Nothing is said', 'Nothing: a signature sends no transaction'],
  ['Until when?', '“1801396800”, a number of seconds', '31 January 2027, 12:00 UTC'],
  ['Can I undo it?', 'Nothing is said', 'Yes, by a transaction, before the vault uses it'],
] as const

const before = questions.map(([question, says]): Answer => ({ question, says, isAnswer: false }))
const after = questions.map(([question, , says]): Answer => ({ question, says, isAnswer: true }))
const afterUnlimited = after.map((answer, at): Answer =>
  at === 1 ? { ...answer, says: 'All I have, and all I receive later' } : answer,
)

/** One signature three times: as most wallets show it, as we design it, and as we show one without a limit. Each is decoded from the same kind of data. */
export function SignatureCompared() {
  return (
    <Chooser
      legend="Show the signature"
      choices={[
        {
          id: 'wallet',
          name: 'As most wallets show it',
          body: <Screen sheet={<WalletPrompt request={exact} />} answers={before} />,
        },
        {
          id: 'ours',
          name: 'As we design it',
          body: <Screen sheet={<OurSheet request={exact} />} answers={after} />,
        },
        {
          id: 'unlimited',
          name: 'As we design one without a limit',
          body: <Screen sheet={<OurSheet request={boundless} />} answers={afterUnlimited} />,
        },
      ]}
    >
      <p className="soft">
        One request of a made-up vault, in the format of EIP-712. The words of our screen come from the function that
        reads every signature on this site.
      </p>
    </Chooser>
  )
}

function Screen({ sheet, answers }: { sheet: ReactNode; answers: readonly Answer[] }) {
  const count = answers.filter(({ isAnswer }) => isAnswer).length
  return (
    <div className="columns">
      <div className="six">{sheet}</div>
      <div className="six signature-answers">
        <h3>{`A user can answer ${count} of ${answers.length} questions`}</h3>
        <dl>
          {answers.map(({ question, says, isAnswer }) => (
            <div key={question} data-answered={isAnswer ? '' : undefined}>
              <dt>{question}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** The fields as they are, one below the other. The buttons are drawn only. */
function WalletPrompt({ request: { typedData, chain } }: { request: TypedDataRequest }) {
  return (
    <div className="panel signature-sheet">
      <p className="signature-title">Signature request</p>
      <dl className="signature-raw">
        {[
          ['Site', 'vault.example'],
          ['Network', String(chain.id)],
          ['Primary type', typedData.primaryType],
          ...Object.entries(typedData.message).map(([name, value]) => [name, String(value)]),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DrawnButtons names={['Reject', 'Confirm']} />
    </div>
  )
}

/** The same in words: those of the sheet that this site shows before a wallet. */
function OurSheet({ request }: { request: TypedDataRequest }) {
  const { title, lines, lasting, warnings } = describeSigning(request)
  const nameOf = (address: string) =>
    request.contacts?.find((contact) => contact.address.toLowerCase() === address.toLowerCase())?.name
  return (
    <div className="panel signature-sheet" lang={currentLocale()}>
      <p className="signature-title">{title}</p>
      {warnings.map((warning) => (
        <p key={warning} className="signature-warning">
          {t(warningWords[warning])}
        </p>
      ))}
      <dl className="signature-lines">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Value value={value} nameOf={nameOf} currency={request.chain.currency} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('lasting')}</dt>
          <dd>{lasting}</dd>
        </div>
      </dl>
      <DrawnButtons names={[t('cancel'), t('continueInWallet')]} />
    </div>
  )
}

type ValueProps = {
  value: LineValue
  nameOf: (address: string) => string | undefined
  currency: TypedDataRequest['chain']['currency']
}

function Value({ value, nameOf, currency }: ValueProps) {
  if (value.as === 'party')
    return (
      <span className="signature-party">
        <Seal seed={value.address} size={44} />
        <span>
          {nameOf(value.address) && <strong>{nameOf(value.address)}</strong>}
          <Address value={value.address} />
        </span>
      </span>
    )
  if (value.as !== 'amount') return value.text
  return isBoundless(value.amount)
    ? t('mayTakeBoundless')
    : amountWords(value.amount, value.of, { currency, tokens: sampleTokens })
}

function DrawnButtons({ names }: { names: readonly string[] }) {
  return (
    <p className="signature-buttons" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  )
}
