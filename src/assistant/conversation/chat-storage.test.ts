import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatKey } from './chat-keys.ts'
import { keptState } from './restore-chat.ts'
import { changeQueue, dropEntry, keepDraft, keepEntry, readEntry } from './chat-storage.ts'

/** A storage that holds at most `room` characters in one text. */
class SmallStorage {
  texts = new Map<string, string>()
  room = Infinity
  getItem = (key: string) => this.texts.get(key) ?? null
  removeItem = (key: string) => void this.texts.delete(key)
  setItem(key: string, text: string) {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }
}

const device = new SmallStorage()
const names = [
  'open',
  'minimized',
  'maximized',
  'unread',
  'history',
  'session',
  'draft',
  'queue',
  'person',
  'tab',
] as const

beforeEach(() => {
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', new SmallStorage())
})

afterEach(() => {
  for (const name of names) dropEntry(name)
  device.texts.clear()
  device.room = Infinity
})

const hello = { isUser: true, text: 'Hello', id: 'a' }

test('every entry has a key of its own under one prefix, and comes back as it was kept', () => {
  keepEntry('open', true)
  keepEntry('history', [hello])
  keepEntry('session', '1795245902750')

  expect([...device.texts.keys()].toSorted()).toEqual(
    ['history', 'open', 'session'].map((name) => `intaglio.chat.one.${name}`),
  )
  expect(device.texts.get(chatKey('session'))).toBe('1795245902750')
  expect([readEntry('open'), readEntry('history'), readEntry('session')]).toEqual([true, [hello], '1795245902750'])
})

test('a conversation goes on from page to page with what it still has to send, and with nothing of another', () => {
  const [own, other] = ['a', 'b'].map((key) => ({ key, text: 'Hello', page: '/', state: 'queued' as const, tries: 0 }))
  for (const name of ['session', 'tab'] as const) keepEntry(name, '1795245902750')
  keepEntry('history', [{ isUser: false, text: 'Greeting', id: 'greeting' }, hello])
  changeQueue(() => [own!, other!])

  expect(keptState({ reloaded: false, small: false })).toMatchObject({
    joined: true,
    queue: [{ key: 'a', state: 'sending' }],
  })
  expect(keptState({ reloaded: true, small: false })).not.toHaveProperty('queue')
  expect(readEntry('queue')).toEqual([own, other])
})

test.each([
  ['open', 'yes'],
  ['unread', '1'],
  ['history', '{"a":'],
  ['history', '{}'],
  ['session', 'me'],
  ['session', '-1795245902750'],
  ['queue', 'null'],
] as const)('%s that reads %j is dropped, and nothing else', (name, text) => {
  keepEntry('draft', 'half a thought')
  device.texts.set(chatKey(name), text)

  expect(readEntry(name)).toBeUndefined()
  expect([...device.texts.keys()]).toEqual([chatKey('draft')])
})

test('of a history the messages that are none are left out, and what nobody can read in the others', () => {
  const kept = [
    hello,
    7,
    { isUser: 'no', text: 'x', id: 'b' },
    {
      ...hello,
      mark: 'odd',
      helpful: 'very',
      citations: [{ href: 'javascript:x' }],
      acts: [{ label: 'x', href: '//x' }],
    },
  ]
  device.texts.set(chatKey('history'), JSON.stringify(kept))

  expect(readEntry('history')).toEqual([hello, hello])
})

test('a reply that was made here comes back with what can be done next', () => {
  const acts = [
    { label: 'Open the estimate with this code', href: '/smart-contract-audit#estimate', code: true as const },
  ]
  const told = { isUser: false, text: 'Counted.', id: 'a-here', to: 'a', mark: 'here' as const, acts }
  keepEntry('history', [hello, told])
  expect(readEntry('history')).toEqual([hello, told])
})

test('what does not fit is remembered by the page, in place of what the device had', () => {
  expect(keepEntry('history', [hello])).toBe(true)
  device.room = 10

  expect(keepEntry('history', [hello, hello])).toBe(false)
  expect(readEntry('history')).toHaveLength(2)
  expect(device.texts.size).toBe(0)
  device.room = Infinity
  expect(keepEntry('history', [hello])).toBe(true)
  expect(readEntry('history')).toEqual([hello])
})

test('a draft with the shape of a secret is not kept, and takes away what was kept of it', () => {
  keepDraft('My key is')
  expect(readEntry('draft')).toBe('My key is')
  keepDraft(`My key is 0x${'5a'.repeat(32)}`)
  expect(readEntry('draft')).toBeUndefined()
})

const waiting = (key: string) => ({ key, text: key, page: '/', state: 'queued' as const, tries: 3 })

test('the queue of another tab is added to, and an empty one leaves nothing', () => {
  changeQueue((queue) => [...queue, waiting('a')])
  changeQueue((queue) => [...queue, waiting('b')])

  expect(readEntry('queue')).toEqual(['a', 'b'].map((key) => ({ ...waiting(key), tries: 0 })))
  changeQueue(() => [])
  expect(device.texts.size).toBe(0)
})

test('what a person answered comes back after a reload, and a question that cannot be read does not', () => {
  const person = { key: 'k', waits: false, after: '1', answers: [{ id: '1', name: 'Grace', text: 'Yes.' }] }
  keepEntry('person', person)
  const restored = keptState({ reloaded: true, small: false })
  expect(restored.person).toEqual(person)
  expect(restored.messages!.map(({ id }) => id)).toEqual(['greeting', 'person-1'])
  device.setItem(chatKey('person'), '{"waits":true}')
  expect(keptState({ reloaded: true, small: false }).person).toBeUndefined()
})
