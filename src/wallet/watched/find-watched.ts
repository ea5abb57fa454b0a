import { send } from '#core/http/send.ts'
import { readAddress } from '#core/text/read-address.ts'
import type { Watched } from '#wallet/connection/wallet-state.ts'
import { refusalsInWords } from '#wallet/locale/refusal-in-words.ts'
import { t } from '#wallet/locale/words.ts'

/** What came of a text: an account to watch, one to be confirmed first and why, or what is wrong with the text. */
export type FoundWatched = { watched: Watched } | { confirm: Watched; why: string } | { wrong: string }

/** Finds the account that an address or a name means; names are asked of our own server. */
export async function findWatched(text: string): Promise<FoundWatched> {
  const read = readAddress(text)
  switch (read.kind) {
    case 'address':
      return { watched: { address: read.address } }
    case 'unproven':
      return { confirm: { address: read.address }, why: t('watchUnproven') }
    case 'mistyped':
      return { wrong: t('watchMistyped') }
    case 'neither':
      return { wrong: t('watchNeither') }
    case 'name':
      return findNamed(read.name)
  }
}

async function findNamed(typed: string): Promise<FoundWatched> {
  const words = refusalsInWords()
  const reply = await send<{ name: string | null; address: string | null }>(
    'GET',
    `/api/resolve-name?name=${encodeURIComponent(typed)}`,
  )
  if ('refusal' in reply) return { wrong: (await words)(reply.refusal) }
  const { name, address } = reply.answer
  const read = readAddress(address ?? '')
  if (!name || read.kind !== 'address') return { wrong: t('watchNameless', { name: typed }) }
  return { confirm: { address: read.address, name }, why: t('watchNamed', { name }) }
}
