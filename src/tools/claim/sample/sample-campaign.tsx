import { Link } from 'react-router'
import { useAccount } from '#wallet/account/use-account.ts'
import { useSample } from './use-sample.ts'

/** On the chain that comes with the product: a campaign to try, and how. */
export function SampleCampaign() {
  const { account, loading, connect } = useAccount()
  const sample = useSample(account?.address, loading)
  if (!sample || loading) return null
  return (
    <div className="locks-note" role="note" aria-label="How to try this">
      <p>
        To try this:{' '}
        {sample.yours
          ? 'your account is on the list of a sample campaign on the local chain.'
          : 'connect the demo wallet, and a sample campaign on the local chain has it on its list.'}
      </p>
      {!sample.yours && (
        <p>
          Or look one of the list up without a wallet: <code className="claims-link">{sample.listed}</code>
        </p>
      )}
      <div className="actions">
        <Link className="button" to={sample.path}>
          {sample.yours ? 'Claim from' : 'Open'} campaign No. {sample.id}
        </Link>
        {!account && (
          <button type="button" className="button" onClick={() => void connect()}>
            Connect Wallet
          </button>
        )}
      </div>
    </div>
  )
}
