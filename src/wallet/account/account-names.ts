import { brandKey } from '#content/brand-key.ts'
import { send } from '#core/http/send.ts'
import { readAddress } from '#core/text/read-address.ts'

/** What an account is called, and where we serve its picture; both may be missing. */
export type AccountName = { name?: string; picture?: string }

type Entry = AccountName & { at: number }

const entry = `${brandKey}.wallet.names`
const hour = 60 * 60_000
/** In milliseconds: how long an answer is not asked for again, how long it is shown at all, and how long one question may take. */
const times = { fresh: hour / 6, kept: 3 * hour, question: 10_000 }
/** Accounts whose names are kept. */
const most = 20

/** What this browser knows about an account, however old it is within three hours. */
export function knownName(address: string, now = Date.now()): AccountName & { fresh: boolean } {
  const found = entries(now).find(([key]) => key === address)?.[1]
  return { name: found?.name, picture: found?.picture, fresh: found !== undefined && now - found.at < times.fresh }
}

/** Asks our server, once more if it does not answer, and keeps what it said. Undefined: it did not say. */
export async function askName(address: string, now = Date.now): Promise<AccountName | undefined> {
  const said = (await ask(address)) ?? (await ask(address))
  if (!said) return undefined
  const others = entries(now()).filter(([key]) => key !== address)
  const kept = [[address, { ...said, at: now() }] as const, ...others].slice(0, most)
  try {
    localStorage.setItem(entry, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A browser that keeps nothing asks on every page.
  }
  return said
}

async function ask(address: string): Promise<AccountName | undefined> {
  const path = `/api/resolve-name?address=${encodeURIComponent(address)}`
  const reply = await send<{ name: unknown; avatar: unknown }>('GET', path, {
    signal: AbortSignal.timeout(times.question),
  })
  return 'refusal' in reply ? undefined : nameIn(reply.answer.name, reply.answer.avatar)
}

/** Only a picture of ours is ever asked for. */
function nameIn(name: unknown, picture: unknown): AccountName {
  const ours = typeof picture === 'string' && picture.startsWith('/api/avatar/0x')
  return { ...(typeof name === 'string' && name !== '' && { name }), ...(ours && { picture }) }
}

function entries(now: number): [string, Entry][] {
  try {
    const kept = JSON.parse(localStorage.getItem(entry) ?? '{}') as Record<string, Record<string, unknown>>
    return Object.entries(kept).flatMap(([address, { name, picture, at }]): [string, Entry][] => {
      const young = typeof at === 'number' && now - at < times.kept && at <= now
      return young && readAddress(address).kind === 'address' ? [[address, { ...nameIn(name, picture), at }]] : []
    })
  } catch {
    return []
  }
}
