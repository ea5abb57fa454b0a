import { formatEther } from 'viem'
import { Address } from '#engraver/address.tsx'
import { Seal } from '#engraver/seal.tsx'
import type { DemoAsk } from './demo-wallet-asks.ts'
import { WalletDialog } from './wallet-dialog.tsx'
import { say } from './words.ts'

const titles: Record<DemoAsk['kind'], string> = {
  connect: 'Let this site see your demo address?',
  message: 'Sign this message?',
  'typed-data': 'Sign this data?',
  transaction: 'Send this transaction?',
}

const approvals: Record<DemoAsk['kind'], string> = {
  connect: 'Connect',
  message: 'Sign',
  'typed-data': 'Sign',
  transaction: 'Send',
}

type DemoAskProps = { ask: DemoAsk; address: string; onAnswer: (approved: boolean) => void }

/** One question of the demo wallet, with all that is about to be signed. Closing it is a no. */
export function DemoAskView({ ask, address, onAnswer }: DemoAskProps) {
  return (
    <WalletDialog name="demo-wallet" title={titles[ask.kind]} shape="narrow" onClose={() => onAnswer(false)}>
      <div className="wallet-body">
        <p className="demo-mark">{say('demoMark')}</p>
        <AskedFor ask={ask} />
        <dl className="wallet-facts">
          <div>
            <dt>Signed by</dt>
            <dd className="demo-signer">
              <Seal seed={address} size={40} />
              <Address value={address} />
            </dd>
          </div>
        </dl>
      </div>
      <div className="wallet-foot">
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          Reject
        </button>
        <button type="button" className="button solid" onClick={() => onAnswer(true)}>
          {approvals[ask.kind]}
        </button>
      </div>
    </WalletDialog>
  )
}

function AskedFor({ ask }: { ask: DemoAsk }) {
  switch (ask.kind) {
    case 'connect':
      return (
        <p>
          <strong>{ask.site}</strong> will see the address below and may ask you to sign. Its key was made on this
          device and stays here.
        </p>
      )
    case 'message':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message is scrolled by keyboard too
        <pre className="demo-text" tabIndex={0}>
          {ask.text}
        </pre>
      )
    case 'typed-data':
      return (
        <Facts
          facts={[['What', ask.title], ...(ask.contract ? [['For', ask.contract] as const] : []), ...ask.fields]}
        />
      )
    case 'transaction':
      return (
        <Facts
          facts={[
            ['To', ask.to ?? 'a new contract'],
            ['Value', `${formatEther(ask.value)} ETH`],
            ['Fee, at most', `${formatEther(ask.fee)} ETH`],
            ['Data', ask.data === '0x' ? 'none' : `${ask.data} (${(ask.data.length - 2) / 2} bytes)`],
          ]}
        />
      )
  }
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
