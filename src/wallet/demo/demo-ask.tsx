import { formatEther } from 'viem'
import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { t as said } from '#transactions/describe/transaction-words.ts'
import { SigningLines } from '#transactions/signing/signing-lines.tsx'
import { t, type WordKey } from '#wallet/locale/words.ts'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'
import type { CallInWords } from './demo-call-words.ts'
import type { DemoAsk } from './demo-wallet-asks.ts'

const words: Record<DemoAsk['kind'], { title: WordKey; approval: WordKey }> = {
  connect: { title: 'demoConnect', approval: 'connect' },
  message: { title: 'demoMessage', approval: 'sign' },
  'typed-data': { title: 'demoData', approval: 'sign' },
  transaction: { title: 'demoTransaction', approval: 'send' },
}

type DemoAskProps = {
  ask: DemoAsk
  address: string
  /** What says that nothing here has a worth. */
  mark?: WordKey
  onAnswer: (approved: boolean) => void
}

/** One question of the demo wallet, with all that is about to be signed. Closing it is a no. */
export function DemoAskView({ ask, address, mark = 'demoMark', onAnswer }: DemoAskProps) {
  const { title, approval } = words[ask.kind]
  return (
    <WalletDialog
      name="demo-wallet"
      title={t(title)}
      shape={'call' in ask ? 'tall' : 'narrow'}
      onClose={() => onAnswer(false)}
    >
      <div className="wallet-body">
        <p className="demo-mark">{t(mark)}</p>
        <AskedFor ask={ask} />
        <dl className="wallet-facts">
          <div>
            <dt>{t('demoSignedBy')}</dt>
            <dd className="wallet-signer">
              <Seal seed={address} size={40} />
              <Address value={address} />
            </dd>
          </div>
        </dl>
      </div>
      <div className="wallet-foot">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {t('demoReject')}
        </button>
        <button type="button" className="button solid" onClick={() => onAnswer(true)}>
          {t(approval)}
        </button>
      </div>
    </WalletDialog>
  )
}

function AskedFor({ ask }: { ask: DemoAsk }) {
  switch (ask.kind) {
    case 'connect':
      return <p>{t('demoConnectText', { site: ask.site })}</p>
    case 'message':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message is scrolled by keyboard too
        <pre className="demo-text" tabIndex={0}>
          {ask.text}
        </pre>
      )
    case 'typed-data':
      return (
        <>
          <Call call={ask.call} />
          <details className="sign-raw">
            <summary>{t('factData')}</summary>
            <Facts
              facts={[
                [t('factWhat'), ask.title],
                ...(ask.contract ? [[t('factFor'), ask.contract] as const] : []),
                ...ask.fields,
              ]}
            />
          </details>
        </>
      )
    case 'transaction':
      return (
        <>
          <Call call={ask.call} />
          <Facts facts={[[t('factFee'), `${formatEther(ask.fee)} ETH`]]} />
          <details className="sign-raw">
            <summary>{t('factData')}</summary>
            <Facts
              facts={[
                [t('factTo'), ask.to ?? t('factNewContract')],
                [t('factValue'), `${formatEther(ask.value)} ETH`],
                [t('factData'), dataWords(ask.data)],
              ]}
            />
          </details>
        </>
      )
  }
}

/** What is called, in the words of a tool of this site; where those are not in the language of the window, it says so. */
function Call({ call }: { call: CallInWords }) {
  const langOf = (part: 'title' | 'lines') => (call.english.includes(part) ? 'en' : undefined)
  return (
    <>
      {(langOf('title') ?? langOf('lines')) && <p className="soft small">{said('toldInEnglish')}</p>}
      <p>
        <strong lang={langOf('title')}>{call.title}</strong>
      </p>
      <SigningLines {...call} lang={langOf('lines')} />
    </>
  )
}

function dataWords(data: string): string {
  if (data === '0x') return t('factNone')
  return t('factBytes', { data, count: String((data.length - 2) / 2) })
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="wallet-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{/^0x[0-9a-fA-F]{40}$/.test(value) ? <Address value={value} /> : <code>{value}</code>}</dd>
        </div>
      ))}
    </dl>
  )
}
