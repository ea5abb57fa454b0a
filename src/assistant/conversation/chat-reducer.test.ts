import { expect, test } from 'vitest'
import { concerns, isShared, nextState } from './chat-reducer.ts'
import { firstState, greetingMessage, type ChatEvent, type ChatState } from './chat-state.ts'

const begin = (kept: Partial<ChatState> = {}) => firstState({ session: '1000', ...kept })
const after = (events: readonly ChatEvent[], kept?: Partial<ChatState>) => events.reduce(nextState, begin(kept))

const key = 'a'
const sent: ChatEvent = { type: 'sent', key, text: 'What is an audit?', page: '/' }
const begun: ChatEvent = { type: 'begun', key }
const piece = (text: string, part = 0): ChatEvent => ({ type: 'piece', key, text, part })
const replied: ChatEvent = { type: 'replied', key, interrupted: false, citations: [], suggestions: [] }
const failed: ChatEvent = { type: 'failed', key, message: 'Error: HTTP error! Status: 500' }
const unreached: ChatEvent = { type: 'unreached', key, message: 'Nobody there.' }
const launched: ChatEvent = { type: 'launched', small: false }

/** One character for each thing that is so. */
const windowOf = ({ open, minimized, maximized, unread }: ChatState) =>
  [open && 'open', minimized && 'min', maximized && 'max', unread && 'unread'].filter(Boolean).join(' ')

test.each<[string, ChatEvent[], string]>([
  ['closed and unread at first', [], 'unread'],
  ['the button opens it, and what is unread is read', [launched], 'open'],
  ['the button closes it again', [launched, launched], ''],
  ['on a telephone it fills the screen', [{ type: 'launched', small: true }], 'open max'],
  ['minimized', [launched, { type: 'minimize-pressed' }], 'open min'],
  ['minimized and brought back', [launched, { type: 'minimize-pressed' }, { type: 'minimize-pressed' }], 'open'],
  ['the button brings a minimized window back', [launched, { type: 'minimize-pressed' }, launched], 'open'],
  [
    'and fills the screen again when it is brought back by the button',
    [{ type: 'launched', small: true }, { type: 'minimize-pressed' }, { type: 'launched', small: true }],
    'open max',
  ],
  ['maximized', [launched, { type: 'maximize-pressed' }], 'open max'],
  ['maximized and back', [launched, { type: 'maximize-pressed' }, { type: 'maximize-pressed' }], 'open'],
  ['minimizing clears maximized', [launched, { type: 'maximize-pressed' }, { type: 'minimize-pressed' }], 'open min'],
  ['maximizing clears minimized', [launched, { type: 'minimize-pressed' }, { type: 'maximize-pressed' }], 'open max'],
  ['closed', [launched, { type: 'closed' }], ''],
  ['a link leaves an ordinary window where it is', [launched, { type: 'link-followed', small: false }], 'open'],
  [
    'a link shows its page beside a maximized window',
    [launched, { type: 'maximize-pressed' }, { type: 'link-followed', small: false }],
    'open min',
  ],
  ['a link on a telephone shows its page', [launched, { type: 'link-followed', small: true }], 'open min'],
  ['a reply while closed is unread', [launched, sent, begun, piece('Yes'), { type: 'closed' }, replied], 'unread'],
  [
    'a reply while minimized is unread',
    [launched, sent, begun, piece('Yes'), { type: 'minimize-pressed' }, replied],
    'open min unread',
  ],
  ['a reply while open is read', [launched, sent, begun, piece('Yes'), replied], 'open'],
  ['a failure while closed is unread', [launched, sent, begun, { type: 'closed' }, failed], 'unread'],
  ['another tab has read it', [{ type: 'read' }], ''],
])('window: %s', (_, events, expected) => expect(windowOf(after(events))).toBe(expected))

test('what is kept of both sizes at once counts as minimized', () =>
  expect(windowOf(begin({ open: true, unread: false, minimized: true, maximized: true }))).toBe('open min'))

/** The conversation without its greeting, one word for each thing: `?` asks, `!` answers; then the queue, then the open reply. */
function talkOf({ messages, queue, reply }: ChatState): string {
  const said = messages
    .slice(1)
    .map(({ isUser, text, mark }) => `${isUser ? '?' : '!'}${text}${mark ? `(${mark})` : ''}`)
  const waiting = queue.map((each) => `${each.key}:${each.state}:${each.tries}`)
  return [...said, ...waiting, ...(reply ? [`[${reply.parts.join('|')}]`] : [])].join(' ')
}

const q = '?What is an audit?'

test.each<[string, ChatEvent[], string]>([
  ['nothing at first', [], ''],
  ['an empty message is not sent', [{ ...sent, text: ' \n ' }], ''],
  ['a message is on its way', [sent], `${q} a:sending:0`],
  ['the same message twice is one', [sent, sent], `${q} a:sending:0`],
  ['it is waited for', [sent, begun], `${q} a:sending:0 []`],
  ['pieces are added up', [sent, begun, piece('Ye'), piece('s')], `${q} a:sending:0 [Yes]`],
  ['a reply has come', [sent, begun, piece('Yes'), replied], `${q} !Yes`],
  ['two messages of one workflow, mixed', [sent, begun, piece('A'), piece('B', 1), piece('a'), replied], `${q} !Aa !B`],
  [
    'a reply that broke off is kept',
    [sent, begun, piece('Ye'), { ...replied, interrupted: true }],
    `${q} !Ye(interrupted)`,
  ],
  ['stopped within it', [sent, begun, piece('Ye'), { type: 'stopped', key }], `${q} !Ye(stopped)`],
  ['stopped before it', [sent, begun, { type: 'stopped', key }], `${q} !(stopped)`],
  ['a piece after that is dropped', [sent, begun, { type: 'stopped', key }, piece('late'), replied], `${q} !(stopped)`],
  ['a failure', [sent, begun, failed], `${q} !Error: HTTP error! Status: 500(failed)`],
  ['a failure keeps what came', [sent, begun, piece('Ye'), failed], `${q} !Ye !Error: HTTP error! Status: 500(failed)`],
  ['nobody there: it is queued, and said', [sent, begun, unreached], `${q} !Nobody there. a:queued:1`],
  ['said once only', [sent, begun, unreached, begun, unreached], `${q} !Nobody there. a:queued:2`],
  [
    'what comes after it waits too',
    [sent, begun, unreached, { ...sent, key: 'b', text: 'And?' }],
    `${q} !Nobody there. ?And? a:queued:1 b:queued:0`,
  ],
  ['queued and answered', [sent, begun, unreached, begun, piece('Yes'), replied], `${q} !Nobody there. !Yes`],
  [
    'answered from the device meanwhile',
    [sent, begun, unreached, { type: 'answered-here', key, text: 'Perhaps', citations: [] }],
    `${q} !Nobody there. !Perhaps(local) a:queued:1`,
  ],
  [
    'an answer from the device that comes too late is not shown',
    [sent, begun, piece('Yes'), replied, { type: 'answered-here', key, text: 'Perhaps', citations: [] }],
    `${q} !Yes`,
  ],
  [
    'answered from the device after a failure',
    [sent, begun, failed, { type: 'answered-here', key, text: 'Perhaps', citations: [] }],
    `${q} !Error: HTTP error! Status: 500(failed) !Perhaps(local)`,
  ],
  ['withdrawn with all that was said of it', [sent, begun, unreached, { type: 'withdrawn', key }], ''],
  ['what is being sent cannot be withdrawn', [sent, begun, { type: 'withdrawn', key }], `${q} a:sending:0 []`],
  ['asked again', [sent, begun, failed, { type: 'retried', key, page: '/' }], `${q} a:sending:0`],
  ['not asked again while it waits', [sent, begun, { type: 'retried', key, page: '/' }], `${q} a:sending:0 []`],
  ['reset while it streams', [sent, begun, piece('Ye'), { type: 'reset', to: '2000' }], ''],
  ['a reply after the reset is dropped', [sent, begun, { type: 'reset', to: '2000' }, piece('Yes'), replied], ''],
  ['erased', [sent, begun, piece('Ye'), { type: 'erased', to: '2000' }], ''],
  ['the sender is gone before the reply', [sent, begun, { type: 'sender-lost', key }], `${q} a:queued:0`],
  [
    'the sender is gone within the reply',
    [sent, begun, piece('Ye'), { type: 'sender-lost', key }],
    `${q} !Ye(interrupted)`,
  ],
  ['a sender that had finished', [sent, begun, piece('Yes'), replied, { type: 'sender-lost', key }], `${q} !Yes`],
  ['a reply nobody asked for', [begun, piece('Yes'), replied], ''],
])('talk: %s', (_, events, expected) => expect(talkOf(after(events))).toBe(expected))

test('a reply carries its sources, its next questions and its name on the last of its messages', () => {
  const citations = [{ title: 'Audits', href: '/smart-contract-audit#process' }]
  const { messages } = after([
    sent,
    begun,
    piece('A'),
    piece('B', 1),
    { ...replied, citations, suggestions: ['And?'], id: 'r1' },
  ])

  expect(messages[2]).toEqual({ isUser: false, text: 'A', id: 'a-0', to: 'a' })
  expect(messages[3]).toMatchObject({ text: 'B', citations, suggestions: ['And?'], replyId: 'r1' })
})

test('a rating stays with its reply', () => {
  const { messages } = after([sent, begun, piece('Yes'), replied, { type: 'rated', id: 'a-0', helpful: false }])
  expect(messages.map(({ helpful }) => helpful)).toEqual([undefined, undefined, false])
})

test('a conversation keeps its greeting and its last thousand messages', () => {
  const many = Array.from({ length: 1_005 }, (_, at): ChatEvent => ({ ...sent, key: `k${at}`, text: `${at}` }))
  const { messages } = after(many)

  expect(messages).toHaveLength(1_000)
  expect(messages[0]!.id).toBe('greeting')
  expect(messages.at(-1)!.text).toBe('1004')
})

test.each<[string, ChatEvent[], Partial<ChatState>]>([
  ['it is asked first', [{ type: 'asked', what: 'reset' }], { asking: 'reset' }],
  ['and can be declined', [{ type: 'asked', what: 'erase' }, { type: 'declined' }], { asking: undefined }],
  [
    'reset ends the question',
    [sent, { type: 'asked', what: 'reset' }, { type: 'reset', to: '2' }],
    { asking: undefined, session: '2' },
  ],
  ['the form for a message', [{ type: 'viewed', view: 'hand-over' }], { view: 'hand-over' }],
  ['closing leaves it', [launched, { type: 'viewed', view: 'hand-over' }, { type: 'closed' }], { view: 'talk' }],
  ['a secret is warned of', [{ type: 'warned', notice: 'key' }], { notice: 'key' }],
  ['typing takes the warning away', [{ type: 'warned', notice: 'key' }, { type: 'typed' }], { notice: undefined }],
  ['another tab is found', [{ type: 'found-elsewhere', there: true }], { elsewhere: true }],
  [
    'and goes',
    [
      { type: 'found-elsewhere', there: true },
      { type: 'found-elsewhere', there: false },
    ],
    { elsewhere: false },
  ],
  ['who takes part is not asked', [sent, { type: 'found-elsewhere', there: true }], { elsewhere: false, joined: true }],
  [
    'a conversation of its own',
    [
      { type: 'found-elsewhere', there: true },
      { type: 'parted', to: '2' },
    ],
    { elsewhere: false, session: '2' },
  ],
  [
    'held back from before',
    [
      { type: 'found-held', held: [{ key, text: 'x', page: '/', state: 'queued', tries: 0 }] },
      { type: 'held-discarded', key },
    ],
    { held: [] },
  ],
])('aside: %s', (_, events, expected) => expect(after(events)).toMatchObject(expected))

test('a message that was held back and is sent is held back no more', () => {
  const held = [{ key, text: 'x', page: '/', state: 'queued' as const, tries: 0 }]
  expect(after([{ type: 'found-held', held }, sent])).toMatchObject({ held: [], queue: [{ key, state: 'sending' }] })
})

test('a tab that joins has what the other has', () => {
  const { session, messages, queue, reply } = after([sent, begun, piece('Ye')], { session: '77' })
  const joined = after([{ type: 'joined', conversation: { session, messages, queue, reply } }, piece('s'), replied])
  expect(joined).toMatchObject({ session: '77', joined: true, elsewhere: false })
  expect(talkOf(joined)).toBe(`${q} !Yes`)
})

test('of two resets at once the later session counts in both tabs', () => {
  const talking = after([sent])
  const [a, b] = [{ type: 'reset', to: '2001' } as const, { type: 'reset', to: '2002' } as const]
  const hear = (state: ChatState, event: ChatEvent) =>
    concerns(state, talking.session, event) ? nextState(state, event) : state

  expect(hear(nextState(talking, a), b).session).toBe('2002')
  expect(hear(nextState(talking, b), a).session).toBe('2002')
})

test('an event concerns a tab of the same conversation, and an erasure every tab', () => {
  expect(concerns(begin(), '1000', sent), 'only opened').toBe(false)
  expect(concerns(after([sent]), '1000', replied)).toBe(true)
  expect(concerns(after([sent]), '9', replied)).toBe(false)
  expect(concerns(after([sent]), '9', { type: 'erased', to: '1' })).toBe(true)
  expect(concerns(begin(), '9', { type: 'erased', to: '2000' })).toBe(true)
})

test('the size of the window and what is typed stay in their tab', () => {
  expect([launched, sent, { type: 'typed' } as const, replied].map(isShared)).toEqual([false, true, false, true])
})

test('what the browser answers by itself is said and told, waits for no server, and is forgotten with a reset', () => {
  const said: ChatEvent = { type: 'said-here', key, text: 'audit and token' }
  const working: ChatEvent = { type: 'working', key }
  const told: ChatEvent = {
    type: 'told-here',
    key,
    text: 'Together: 1 USD',
    mark: 'here',
    citations: [],
    acts: [{ label: 'Ask for a quote', href: '/contact-us' }],
  }
  const state = after([launched, said, working, told])
  expect(state).toMatchObject({ queue: [], working: undefined, joined: true, unread: false })
  expect(state.messages.slice(1)).toMatchObject([
    { isUser: true, id: key, text: 'audit and token' },
    { isUser: false, to: key, mark: 'here', acts: [{ href: '/contact-us' }] },
  ])
  expect(nextState(state, told)).toBe(state)
  // A tab that did not hear the question has no place for its answer.
  expect(after([told]).messages).toHaveLength(1)
  expect(after([said, working, { type: 'reset', to: '2000' }])).toMatchObject({ working: undefined, session: '2000' })
  expect([said, told].every(isShared)).toBe(true)
  expect(isShared(working)).toBe(false)
})

const answer = (id: string) => ({ id, name: 'Grace', text: 'Yes.' })
const handedOver: ChatEvent = { type: 'handed-over', key: 'k' }
const heard = (answers: ReturnType<typeof answer>[], fresh = true, of = 'k'): ChatEvent => ({
  type: 'person-heard',
  person: { key: of, waits: answers.length === 0, answers, ...(answers.length > 0 && { after: answers.at(-1)!.id }) },
  fresh,
})

test('an answer of a person is a message with their name, once, and unread where nobody sees it', () => {
  const open = after([launched, handedOver, heard([]), heard([answer('1')]), heard([answer('1')])])
  expect(open.messages.slice(1)).toEqual([{ isUser: false, text: 'Yes.', id: 'person-1', from: 'Grace' }])
  expect(open).toMatchObject({ unread: false, person: { waits: false, after: '1' } })
  expect(after([launched, handedOver, { type: 'closed' }, heard([answer('1')])]).unread).toBe(true)
  expect(after([launched, handedOver, { type: 'closed' }, heard([answer('1')], false)]).unread).toBe(false)
})

test('what is heard of another question changes nothing, and a question that is gone is forgotten', () => {
  expect(after([handedOver, heard([answer('1')], true, 'other')]).messages).toHaveLength(1)
  expect(after([handedOver, { type: 'person-gone', key: 'other' }]).person).toBeDefined()
  expect(after([handedOver, { type: 'person-gone', key: 'k' }]).person).toBeUndefined()
})

test('a reset keeps the question waiting and not what was answered; an erasure forgets both', () => {
  const events = [handedOver, heard([answer('1')])]
  expect(after([...events, { type: 'reset', to: '2000' }]).person).toEqual({
    key: 'k',
    waits: false,
    after: '1',
    answers: [],
  })
  expect(after([...events, { type: 'erased', to: '2000' }]).person).toBeUndefined()
})

test('who joins the conversation of another tab keeps what a person answered', () => {
  const conversation = { session: '1000', messages: [greetingMessage], queue: [], reply: undefined }
  const joined = after([handedOver, heard([answer('1')]), { type: 'joined', conversation }])
  expect(joined.messages.map(({ id }) => id)).toEqual(['greeting', 'person-1'])
})
