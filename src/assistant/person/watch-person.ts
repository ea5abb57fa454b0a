import { fetchProven } from '#core/admission/fetch-proven.ts'
import type { ChatEvent, ChatState } from '#assistant/conversation/chat-state.ts'
import { readEntry } from '#assistant/conversation/chat-storage.ts'
import { longestAsking, personAsking, personTimeout, steadyAskings } from '#assistant/conversation/chat-timing.ts'
import { readAnswers, type PersonThread } from '#assistant/person/person-thread.ts'

type Wiring = { getState: () => ChatState; dispatch: (event: ChatEvent) => void }

const isSeen = () => document.visibilityState === 'visible'

/**
 * Asks whether a person has answered: once when the page is opened or seen again, then while the window is open and a question waits;
 * more seldom the longer nobody answers, and never while the page is hidden.
 */
export function watchPerson({ getState, dispatch }: Wiring) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let failures = 0
  let empty = 0
  let seen = { open: false, key: '' }

  function plan() {
    clearTimeout(timer)
    const { open, person } = getState()
    if (!open || !person?.waits || !isSeen()) return
    // One failure says nothing of the next.
    const slower = 2 ** (Math.max(0, failures - 1) + Math.floor(empty / steadyAskings))
    timer = setTimeout(() => void look(), Math.min(longestAsking, personAsking * slower))
  }

  async function look() {
    const { person } = getState()
    if (!person || asking || !isSeen()) return
    asking = true
    // Another tab may have heard it, and shown it.
    const kept = readEntry('person')
    if (kept?.key === person.key) dispatch({ type: 'person-heard', person: kept, fresh: false })
    const heard = await hear(getState().person ?? person).catch(() => undefined)
    asking = false
    failures = heard ? 0 : failures + 1
    if (heard === 'gone') dispatch({ type: 'person-gone', key: person.key })
    else if (heard) {
      empty = heard.answers.length > 0 ? 0 : empty + 1
      dispatch({ type: 'person-heard', person: heard, fresh: true })
    }
    plan()
  }

  document.addEventListener('visibilitychange', () => (isSeen() ? void look() : clearTimeout(timer)))

  return {
    look: () => void look(),
    /** After each event: a window that was opened, or a question that was sent, asks anew. */
    follow() {
      const { open, person } = getState()
      const now = { open, key: person?.key ?? '' }
      if (now.open === seen.open && now.key === seen.key) return
      const isOpened = now.open && !seen.open
      seen = now
      failures = empty = 0
      if (isOpened) void look()
      if (!asking) plan()
    },
  }
}

/** Asks the server. Rejects where nobody answers. */
async function hear({ key, after }: PersonThread): Promise<PersonThread | 'gone'> {
  const answer = await fetchProven('/api/hand-over/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ key, after }),
    cache: 'no-store',
    signal: AbortSignal.timeout(personTimeout),
  })
  if (answer.status === 410) return 'gone'
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const { waits, answers } = (await answer.json()) as Record<string, unknown>
  const read = readAnswers(answers) ?? []
  const last = read.at(-1)?.id ?? after
  return { key, waits: waits === true, ...(last && { after: last }), answers: read }
}
