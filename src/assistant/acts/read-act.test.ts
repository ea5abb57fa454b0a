import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages, type Told } from '#content/answers/fact.ts'
import { quickReplies } from '#content/chat.ts'
import { pastedCode } from './pasted-code.ts'
import { readAct } from './read-act.ts'

const address = '0x9619689ADd9589058Ab9E4645f68a62f5972379d'

test.each([
  [address, 'thing'],
  ['lock 20 % of MRD for a year, linear', 'lock'],
  [`lock 20 % of ${address} for a year`, 'lock'],
  ['create a token called Foo with symbol FOO, supply 1,000,000, mintable', 'token'],
  ['audit and two weeks of design', 'combination'],
  ['book a call', 'call'],
  ['send this conversation to a person', 'hand-over'],
  ['open the price list', 'page'],
])('“%s” is an act: %s', (text, act) => expect(readAct(text)?.act).toBe(act))

/** What the facts are asked in the form of a request, which is carried out instead. */
const requests = new Set([
  'book a meeting',
  'schedule an appointment',
  'reserve a slot',
  'termin buchen',
  'gespräch vereinbaren',
  'prendre rendez-vous',
  'reservar una reunión',
  'forward the conversation to your team',
  'pass my chat on to staff',
  'chatverlauf an euer team schicken',
  'envoyer la conversation à votre équipe',
  'enviar la conversación a su equipo',
  'termin vereinbaren',
  'chat an einen menschen weitergeben',
  'transmettre ce chat à un humain',
  'reserva la llamada por mí ahora',
  'agendar una videollamada',
  'pasar este chat a una persona',
])

test('what the facts are asked is no act, unless it is a request', async () => {
  const files = languages.flatMap((language) =>
    readdirSync(`content/answers/${language}`).map((file) => `../../../content/answers/${language}/${file}`),
  )
  const topics = await Promise.all(
    files.map(async (file) => Object.values((await import(file)) as Record<string, Record<string, Told>>)),
  )
  const asked = topics.flat().flatMap((facts) => Object.values(facts).flatMap(({ asks }) => asks))
  expect(asked.length).toBeGreaterThan(5_000)
  const caught = [...asked, ...quickReplies].filter((text) => pastedCode(text) ?? readAct(text))
  expect(caught.filter((text) => !requests.has(text))).toEqual([])
})

test.each(['', '   ', '?!', '0x', '/', 'lock '.repeat(400), 'audit and '.repeat(200), '💥', '('.repeat(500)])(
  '“%.20s” is none',
  (text) => expect(readAct(text)).toBeUndefined(),
)
