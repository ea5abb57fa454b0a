import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { ownWordsOf } from './own-words-of.ts'
import { readReply, type Reply } from './read-reply.server.ts'

const token = '0123456789abcdef0123456789abcdef01234567'
const other = 'f'.repeat(40)
const address = 'answers@example.com'
const to = `answers+${token}@example.com`

const read = async (lines: string[], recipients: string[] = []) =>
  readReply(Buffer.from(lines.join('\r\n')), { address, recipients })

/** A mail to the conversation, with more headers, and its lines. */
const mail = (headers: string[], ...lines: string[]) =>
  read(['From: Ada <ada@example.com>', `To: ${to}`, 'Message-ID: <one@example.com>', ...headers, '', ...lines])

const textOf = (reply: Reply) => ('text' in reply ? reply.text : reply)

test('the token is read from the address it was sent to, in any case of letters', async () => {
  expect(await mail([], 'Yes.')).toEqual({ id: '<one@example.com>', tokens: [token], text: 'Yes.' })
  const from = 'From: ada@example.com'
  expect(await read([from, `To: "Us" <${to.toUpperCase()}>`, '', 'Yes.'])).toMatchObject({ tokens: [token] })
  expect(await read([from, 'To: x@example.com', `Cc: a@b.example, ${to}`, '', 'Yes.'])).toMatchObject({
    tokens: [token],
  })
  expect(await read([from, 'To: x@example.com', `Delivered-To: ${to}`, '', 'Yes.'])).toMatchObject({ tokens: [token] })
  expect(await read([from, 'To: x@example.com', '', 'Yes.'], [to])).toMatchObject({ tokens: [token] })
})

test('where the address has none, the mail it answers names the question; the address counts first', async () => {
  const ids = `References: <a@b.example> <question.${other}@example.com>\r\n <c@d.example>`
  const plain = ['From: ada@example.com', 'To: hello@example.com']
  expect(await read([...plain, ids, '', 'Yes.'])).toMatchObject({ tokens: [other] })
  expect(await read([...plain, `In-Reply-To: <question.${other}@example.com>`, '', 'Yes.'])).toMatchObject({
    tokens: [other],
  })
  expect(await mail([ids], 'Yes.')).toMatchObject({ tokens: [token] })
})

test.each([
  ['To: answers@example.com'],
  [`To: answers+${token}@example.org`],
  [`To: other+${token}@example.com`],
  [`To: answers+${token.slice(1)}@example.com`],
  [`To: answers+${token}0@example.com`],
  [`To: answers+${token}@example.com.example.org`],
  ['To: answers@example.com\r\nSubject: ' + token],
])('%j names no question', async (header) => {
  await expect(read(['From: ada@example.com', header, '', 'Yes.'])).rejects.toThrow('names no question')
})

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (vacation)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'List-Id: <list.example.com>',
  'Return-Path: <>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
])('a mail with %j was written by no person', async (header) => {
  expect(await mail([header], 'I am away.')).toEqual({ automatic: expect.any(String) })
})

test('a mail that says it is not automatic is read', async () => {
  expect(textOf(await mail(['Auto-Submitted: no', 'Precedence: first-class'], 'Yes.'))).toBe('Yes.')
})

// The message of RFC 2049, appendix A, and that of RFC 2046, 5.1.4, cut to what counts.
test('of several parts the plain one is read, in its encoding and its charset', async () => {
  const parts = [
    '--unique-boundary-1',
    'Content-Type: text/plain; charset=ISO-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=FC=DFe, it costs =80 5=',
    '00.',
    '--unique-boundary-1',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<b>Not this</b>',
    '--unique-boundary-1--',
  ]
  const type = 'Content-Type: multipart/alternative; boundary=unique-boundary-1'
  expect(textOf(await mail(['MIME-Version: 1.0', type], 'Preamble', ...parts, 'Epilogue'))).toMatch(
    /^Grüße, it costs . 500\.$/u,
  )
  const base64 = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64']
  expect(textOf(await mail(base64, Buffer.from('Ja, für 10 €.').toString('base64')))).toBe('Ja, für 10 €.')
  const japanese = ['Content-Type: text/plain; charset=iso-2022-jp']
  expect(textOf(await mail(japanese, '\u001B$B$O$$\u001B(B'))).toBe('はい')
})

test('a mail of HTML alone is read without what it quotes', async () => {
  const html =
    '<html><head><style>p{}</style></head><body><p>Yes,<br>we <b>do</b>.</p><ul><li>One</li><li>Two</li></ul>' +
    '<script>alert(1)</script><div class="gmail_quote">On Monday Ada wrote: secret</div><blockquote>old</blockquote></body></html>'
  expect(textOf(await mail(['Content-Type: text/html; charset=utf-8'], html))).toBe('Yes,\nwe do.\n\n- One\n- Two')
})

test('a mail within a mail is not read', async () => {
  const type = 'Content-Type: multipart/mixed; boundary=b'
  const within = ['--b', 'Content-Type: message/rfc822', '', 'From: x@y.example', '', 'Forwarded words', '--b--']
  expect(textOf(await mail([type], '--b', '', 'My words', ...within))).toBe('My words')
})

test('what is no mail is refused with a sentence', async () => {
  await expect(read([''])).rejects.toThrow('This is not a mail')
  await expect(read([`To: ${to}`, '', 'x'])).rejects.toThrow('no sender')
})

test('a mail that is deeper than any honest one is refused', async () => {
  const type = 'Content-Type: multipart/mixed; boundary=b'
  const nested = (depth: number): string[] =>
    depth === 0
      ? ['', 'x']
      : [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`, ...nested(depth - 1)]
  expect(textOf(await mail([type], '--b', ...nested(15)))).toBe('x')
  await expect(mail([type], '--b', ...nested(30))).rejects.toThrow('not a mail that can be read')
  await expect(mail([type], ...Array.from({ length: 600 }, () => '--b'))).rejects.toThrow('not a mail that can be read')
  await expect(mail([`X: ${'x'.repeat(300_000)}`], 'Yes.')).rejects.toThrow('not a mail that can be read')
})

test('what nodemailer writes is read as postal-mime reads it', async () => {
  const composer = createTransport({ streamTransport: true, buffer: true })
  const text = `Grüße, 5 € = 5 EUR.\n\n${'A long line with words. '.repeat(20)}\n.\n日本語 👋`
  const html = '<p>Not this</p>'
  const attachments = [{ filename: 'notes.txt', content: 'attached words' }]
  for (const textEncoding of ['quoted-printable', 'base64'] as const) {
    const composed = await composer.sendMail({ from: 'ada@example.com', to, text, html, attachments, textEncoding })
    const raw = composed.message as Buffer
    const ours = readReply(raw, { address, recipients: [] })
    const { messageId, text: theirs } = await PostalMime.parse(raw)
    expect(ours).toEqual({ id: messageId, tokens: [token], text: ownWordsOf(theirs!) })
    expect(textOf(ours)).toContain('Grüße, 5 € = 5 EUR.')
    expect(textOf(ours)).not.toContain('attached')
  }
})

test('a mail without an id of its own has one that stays', async () => {
  const lines = ['From: ada@example.com', `To: ${to}`, '', 'Yes.']
  const [first, second] = [await read(lines), await read(lines)]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ id: expect.stringMatching(/^[\w-]{43}$/) })
})

test.each([
  ['Yes.\n\nOn Mon, 3 Nov 2025 at 10:00, Us <hello@example.com> wrote:\n> Old\n> words', 'Yes.'],
  ['Yes.\n\nOn Mon, 3 Nov 2025 at 10:00, Us\n<hello@example.com> wrote:\n\n> Old', 'Yes.'],
  ['Ja.\n\nAm 03.11.25 um 10:00 schrieb Us:\n> Alt', 'Ja.'],
  ['Oui.\n\nLe lun. 3 nov. 2025 à 10:00, Us <hello@example.com> a écrit :\n> Vieux', 'Oui.'],
  ['Sí.\n\nEl lun, 3 nov 2025 a las 10:00, Us (<hello@example.com>) escribió:\n> Viejo', 'Sí.'],
  ['Yes.\n\n-----Original Message-----\nFrom: Us\nOld', 'Yes.'],
  ['Yes.\n\n________________________________\nFrom: Us\nOld', 'Yes.'],
  ['Yes.\n\nFrom: Us <hello@example.com>\nSent: Monday\nTo: Ada\n\nOld', 'Yes.'],
  ['Yes.\n\n-- \nAda Lovelace\n+44', 'Yes.'],
  ['Yes.\n\nSent from my iPhone', 'Yes.'],
  ['> What does it cost?\nIt costs 500.\n\n> And when?\nOn Monday.', 'It costs 500.\n\nOn Monday.'],
  ['On Monday 3 we wrote:\nthe lock is open.\n> old', 'On Monday 3 we wrote:\nthe lock is open.'],
  ['> Old', ''],
])('of %j the own words are %j', (text, own) => expect(ownWordsOf(text)).toBe(own))
