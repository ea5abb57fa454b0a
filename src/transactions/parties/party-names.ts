import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import { send } from '#core/http/send.ts'

/** How many are asked about for one sheet, and for how many milliseconds. */
const most = 6
const timeoutMs = 4000

/** The names of Ethereum that accounts have, by address in small letters, as our server has looked them up both ways. Never rejects. */
export async function partyNames(addresses: readonly Address[]): Promise<Record<string, string>> {
  const asked = [...new Set(addresses.map((address) => getAddress(address)))].slice(0, most)
  const found = await Promise.all(
    asked.map(async (address) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const reply = await send<{ name: unknown }>('GET', `/api/resolve-name?address=${address}`, { signal }).catch(
        () => undefined,
      )
      const name = reply && 'answer' in reply ? reply.answer.name : undefined
      return typeof name === 'string' && name ? [[address.toLowerCase(), name] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
