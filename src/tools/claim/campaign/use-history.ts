import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead, type Read } from '#chain/read/use-read.ts'
import type { Campaign } from '#tools/claim/contract/campaign.ts'
import { readHistory, type History } from '#tools/claim/contract/read-history.ts'
import { readListUrl } from '#tools/claim-list/fetch-list.ts'

/** What happened to a campaign, and where its list is, if that is known. */
export type KnownHistory = Read<History> & { list?: ReturnType<typeof readListUrl> }

const kept = new Map<string, Promise<History>>()

/** The history of a campaign, read again only when something was paid. */
export function useHistory({ id, remaining }: Campaign, block?: number): KnownHistory {
  const key = `${id} ${remaining}`
  const readIt = () => {
    const found = kept.get(key) ?? readHistory(pageRpc(), id, { block })
    kept.set(key, found)
    // Asked again where the index was silent.
    found.then(
      ({ index }) => index ?? kept.delete(key),
      () => kept.delete(key),
    )
    return found
  }
  // What is known stays until it is read again.
  const known = useRead<History>(String(id), readIt, String(remaining))
  const uri = known.value?.made?.args.metadataURI
  return { ...known, ...(uri !== undefined && { list: readListUrl(uri) }) }
}
