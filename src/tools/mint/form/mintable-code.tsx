import { useRef, useState } from 'react'
import { zeroAddress, type Address } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { figure } from '#core/text/figure.ts'
import { Address as AddressText } from '#seals/components/address.tsx'
import { MintedView } from '#tools/mint/piece/minted-view.tsx'
import { Picture } from '#tools/mint/piece/picture.tsx'
import { tokenImage, tokenSeed } from '#tools/mint/piece/token-image.ts'
import type { FoundCode } from '#tools/mint/plan/find-code.ts'
import { timeWords } from '#tools/mint/plan/mint-errors.ts'
import { Facts } from '#ui/components/clause.tsx'
import { useMint } from './use-mint.ts'

type MintableCodeProps = { found: FoundCode; large: boolean; onAgain: () => void }

/** A code that was found: what it mints, its status, and the button. */
export function MintableCode({ found, large, onAgain }: MintableCodeProps) {
  const { campaign, chainId, printed, standing } = found
  const { step, mint } = useMint(found)
  const other = useRef<HTMLInputElement>(null)
  const count = useRef<HTMLSelectElement>(null)
  const [wrong, setWrong] = useState('')
  const pays = campaign.sponsored && step.at !== 'unsponsored' ? 'site' : 'visitor'
  const most = printed ? 1 : Math.min(campaign.event.perTransaction, standing.at === 'valid' ? standing.left : 1)

  if (step.at === 'minted') return <MintedView campaign={campaign} chainId={chainId} minted={step} />

  function press(payer: 'site' | 'visitor') {
    const typed = other.current?.value.trim()
    const recipient = typed ? checkedAddress(typed) : undefined
    setWrong(typed && !recipient ? 'This is not a whole address. Copy it from the wallet: 0x and 40 digits.' : '')
    if (typed && !recipient) return other.current!.focus()
    mint({ pays: payer, recipient, quantity: Number(count.current?.value ?? 1) })
  }

  const going = step.at === 'going'
  const id = printed ? BigInt(printed.place.index + 1) : 0n
  return (
    <div className="mint-found">
      <Picture
        svg={tokenImage(tokenSeed({ chainId, contract: campaign.contract, id, minter: zeroAddress }), id)}
        name={`${campaign.name}: an example of how a piece looks. Yours is drawn from your address.`}
      />
      <div className="mint-words">
        {large ? <h1>{campaign.name}</h1> : <h2>{campaign.name}</h2>}
        <p>{campaign.description}</p>
        {standing.at === 'valid' ? (
          <p className="mint-state">
            <span aria-hidden="true">✓ </span>
            {printed ? `This code is good for piece No. ${id}.` : 'The event is open.'}
          </p>
        ) : (
          <div role="alert">
            <p className="mint-title">{standing.message}</p>
            <p>{standing.remedy}</p>
          </div>
        )}
        {standing.at === 'valid' && (
          <>
            {most > 1 && pays === 'visitor' && (
              <div className="field mint-count">
                <label htmlFor="mint-count">How many</label>
                <select className="control" id="mint-count" ref={count}>
                  {Array.from({ length: most }, (_, at) => (
                    <option key={at}>{at + 1}</option>
                  ))}
                </select>
              </div>
            )}
            <div className="actions">
              <button
                type="button"
                className="button solid large mint-button"
                aria-disabled={(going && !step.restarts) || undefined}
                onClick={() => press(pays)}
              >
                Mint
              </button>
              {pays === 'site' && (
                <button type="button" className="button quiet" disabled={going} onClick={() => press('visitor')}>
                  Pay the fee yourself
                </button>
              )}
            </div>
            <p className="soft small">
              {pays === 'site'
                ? 'It costs nothing, and the site pays the fee of the network.'
                : 'It costs nothing but the fee of the network, which your wallet shows.'}
            </p>
            <div className="mint-progress">
              <output>{going && step.words}</output>
              <p role="alert">{step.at === 'refused' || step.at === 'unsponsored' ? step.words : wrong}</p>
              {step.at === 'refused' && (
                <button type="button" className="text-button" onClick={onAgain}>
                  Look at the code again
                </button>
              )}
            </div>
            {printed && (
              <details className="mint-other">
                <summary>Mint it to an address without connecting a wallet</summary>
                <div className="field">
                  <label htmlFor="mint-recipient">Address that receives the piece</label>
                  <input
                    className="control mono"
                    id="mint-recipient"
                    ref={other}
                    autoComplete="off"
                    spellCheck={false}
                    placeholder="0x…"
                  />
                </div>
              </details>
            )}
          </>
        )}
        <Facts facts={factsOf(found)} />
        <p className="soft small">
          Collection <AddressText value={campaign.contract as Address} />
          {printed && (
            <>
              {' '}
              <a href={`/api/mint/list/${campaign.contract}`}>Its published list</a>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

function factsOf({ campaign, chainId, printed, standing }: FoundCode): [string, string][] {
  const { event, codes, redeemed, soulbound } = campaign
  const until = standing.at === 'valid' ? standing.until : undefined
  return [
    ['Network', findChain(chainId)?.name ?? String(chainId)],
    printed
      ? ['Printed codes used', `${figure(redeemed)} of ${figure(codes)}`]
      : ['Minted', `${figure(event.minted)} of ${figure(event.supply)}`],
    ...(printed ? [] : ([['For each account', figure(event.perWallet)]] as [string, string][])),
    ['Until', until ? timeWords(until) : standing.at === 'valid' ? 'No end' : 'Closed'],
    ...(soulbound ? ([['Moves', 'Never']] as [string, string][]) : []),
  ]
}
