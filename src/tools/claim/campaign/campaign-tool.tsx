import { useEffect, useState } from 'react'
import { chainTime } from '#chain/read/chain-time.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readToken } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { readCampaign, readCampaignId, type Campaign } from '#tools/claim/contract/campaign.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { useAccount } from '#wallet/account/use-account.ts'
import { CampaignView } from './campaign-view.tsx'

/** The number in the address of this page, and the block its link names. */
function askedFor(): { id?: bigint; block?: number } {
  const block = Number(new URLSearchParams(location.search).get('block') ?? Number.NaN)
  return {
    id: readCampaignId(decodeURIComponent(location.pathname.split('/').at(-1) ?? '')),
    ...(Number.isSafeInteger(block) && block >= 0 && { block }),
  }
}

/** The tool of /claim/:id: a campaign as the chain has it now, for claimants, its creator and everybody who checks it. */
export function CampaignTool() {
  const [asked] = useBrowserState(undefined, askedFor)
  const { id, block } = asked ?? {}
  const shown = useAccount()
  const known = useRead(id === undefined ? undefined : String(id), () => readWhole(id!))
  const now = useNow(known.value)
  return (
    <div className="locks claims-campaign">
      <output>{known.at === 'reading' && readingWords(asked)}</output>
      <ChainTrouble known={known} />
      {asked && (id === undefined || (known.at === 'known' && !known.value?.campaign)) && (
        <p className="locks-bad" role="alert">
          There is no campaign with this number on this chain. Compare the link with what its creator says.
        </p>
      )}
      {known.value?.campaign && (
        <CampaignView campaign={known.value.campaign} token={known.value.token} block={block} now={now} shown={shown} />
      )}
    </div>
  )
}

/** Says what is read; without a number while the page has not looked at its address. */
function readingWords(asked: { id?: bigint } | undefined): string | undefined {
  if (!asked) return 'Reading the campaign from the chain.'
  return asked.id === undefined ? undefined : `Reading campaign No. ${asked.id} from the chain.`
}

async function readWhole(id: bigint) {
  const [campaign]: [Campaign | undefined, unknown] = await Promise.all([readCampaign(pageRpc(), id), askTime()])
  return { campaign, token: campaign && (await readToken(pageRpc(), campaign.token)) }
}

/** What may be claimed or taken back is decided by the clock of the chain; where it does not say, the page goes on with what it knew. */
const askTime = () => chainTime().catch(() => undefined)

/** The time by the chain in Unix seconds, asked for every half minute and whenever something new was read. */
function useNow(read: unknown): number {
  const [now, setNow] = useState(nowInSeconds)
  useEffect(() => {
    const tell = () => setNow(nowInSeconds())
    void Promise.resolve(read).then(tell)
    const timer = setInterval(() => void askTime().then(tell), 30_000)
    return () => clearInterval(timer)
  }, [read])
  return now
}
