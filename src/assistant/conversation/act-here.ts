import type { Act } from '#assistant/acts/act.ts'
import { pastedCode, type PastedCode } from '#assistant/acts/pasted-code.ts'
import { keepCode } from '#core/solidity/handed-code.ts'
import { unreachable } from '#core/unreachable.ts'
import type { ToldHere } from './chat-state.ts'

/** What the browser does by itself with a message, and the words of it in which a secret is looked for. */
export type ActHere = { shown: string; words: string; work: Act | ({ act: 'code' } & PastedCode) }

/**
 * What a message asks the browser to do by itself; undefined for one that is sent. Pasted Solidity is found without loading anything, so
 * that it never leaves the browser; for the others their readers are loaded, and where they cannot be, the message is sent.
 */
export async function actHere(text: string): Promise<ActHere | undefined> {
  const pasted = pastedCode(text)
  if (pasted) return { shown: shownOf(pasted), words: pasted.words, work: { act: 'code', ...pasted } }
  const readers = await import('#assistant/acts/read-act.ts').catch(() => undefined)
  const act = readers?.readAct(text, location.host)
  if (!act) return undefined
  // A link to a transaction has the shape of a key in it, and is read as a link before.
  const isTransaction = act.act === 'thing' && act.thing.is === 'transaction'
  return { shown: text, words: isTransaction ? '' : text, work: act }
}

/** The code itself is not kept in the conversation: neither on the device, nor in other tabs, nor in a transcript. */
function shownOf({ code, words }: PastedCode): string {
  const lines = code.trim().split('\n').length
  return [words, `[Solidity, ${lines === 1 ? '1 line' : `${lines} lines`}]`].filter(Boolean).join(' ')
}

/** Does what was asked for, under the key of the message. Undefined where it turns out that the message is to be sent. Never rejects. */
export async function doHere(
  { work }: ActHere,
  { key, bookingUrl }: { key: string; bookingUrl: string },
): Promise<ToldHere | undefined> {
  try {
    if (work.act !== 'code')
      return await (await import('#assistant/acts/answer-act.ts')).answerAct(work, { bookingUrl })
    keepCode(key, work.code)
    const [{ tellCode }, { detectLanguage }] = await Promise.all([
      import('#assistant/acts/tell-prices.ts'),
      import('#assistant/facts/detect-language.ts'),
    ])
    const language = detectLanguage(work.words)
    return tellCode(work.code, typeof language === 'string' ? language : 'en')
  } catch {
    return work.act === 'code' ? { text: unreachable, mark: 'here', citations: [], acts: [] } : undefined
  }
}
