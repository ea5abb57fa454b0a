import type { Address } from 'viem'
import { send } from '#core/http/send.ts'
import { readAddress } from '#core/text/read-address.ts'

/** The account that was typed, or the one behind a name; or why there is none, in a sentence that says what to do. Never rejects. */
export async function findAccount(typed: string): Promise<Address | { words: string }> {
  const read = readAddress(typed)
  if ('address' in read) return read.address
  if (read.kind === 'mistyped')
    return { words: 'The large and small letters of the address do not fit: a digit is mistyped.' }
  if (read.kind === 'neither')
    return { words: 'Type an address, 0x and forty digits from 0 to f, or a name such as ada.eth.' }
  const path = `/api/resolve-name?name=${encodeURIComponent(read.name)}`
  const reply = await send<{ address: Address | null }>('GET', path)
  if ('refusal' in reply) return { words: reply.refusal.message }
  return reply.answer.address ?? { words: 'This name leads to no account here. Type the address itself.' }
}
