import { afterAll, expect, test } from 'vitest'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'

const contactPage = `<!doctype html><html lang="en"><head><title>Contact us</title>
<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
<script type="module" src="/assets/a.js"></script></head><body><main>
<form data-form="contact" action="/api/forms/contact" method="POST"><div class="form-summary" id="contact-summary" role="alert"></div>
<input id="contact-name" name="name" aria-describedby="contact-name-hint contact-name-error"><p class="field-error" id="contact-name-error"></p>
<input id="contact-email" name="email"><p class="field-error" id="contact-email-error"></p>
<select id="contact-topic" name="topic"><option value="project" selected="">A</option><option value="audit">B</option></select><p class="field-error" id="contact-topic-error"></p>
<textarea id="contact-message" name="message"></textarea><p class="field-error" id="contact-message-error"></p>
<input name="website"><input type="hidden" name="page" value="/contact-us"></form>
<form data-form="newsletter"><input id="newsletter-email" name="email"><button>Send</button></form>
</main><script>start()</script></body></html>`
const headers = { 'content-security-policy': "default-src 'none'; style-src 'self'" }
const frame =
  '<!doctype html><html><head><title>x</title></head><body><main><div id="frame"></div></main></body></html>'

const site = await testForms(
  { LIMIT_FACTOR: '100', POW_DIFFICULTY: '16' },
  {
    pages: {
      '/contact-us': { html: contactPage, headers },
      '/': { html: '<p>no form</p>', headers },
      '/frame': { html: contactPage, headers },
    },
    frame: { html: frame, headers },
  },
)
afterAll(() => site[Symbol.asyncDispose]())

const send = (fields: Record<string, string>, more?: Record<string, string>) =>
  site.postForm('/api/forms/contact', fields, more)
const typed = { ...goodContact, page: '/contact-us', website: '' }

test('without JavaScript a good message is stored, without a proof of work, and leads to its reference', async () => {
  const answer = await send(typed)

  expect(answer.status).toBe(303)
  const target = answer.headers.get('location')!
  expect(target).toMatch(/^\/sent\/contact\?reference=IN-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const reference = target.split('=')[1]!
  expect(await site.query('select page, form from submission where reference = $1', [reference])).toEqual([
    { page: '/contact-us', form: 'contact' },
  ])
  expect(await (await site.app.request(target)).text()).toContain(`<code>${reference}</code>`)
})

test('pressing the button twice stores one message', async () => {
  const fields = { ...typed, message: 'Pressed twice in a hurry.' }

  const [first, second] = await Promise.all([send(fields), send(fields)])

  expect(first!.headers.get('location')).toBe(second!.headers.get('location'))
  expect(await site.query(`select from submission where answers ->> 'message' = $1`, [fields.message])).toHaveLength(1)
})

test('a refused message shows its page again with what was typed, the sentences beside the fields and no script', async () => {
  const answer = await send({
    ...typed,
    name: '"><script>alert(1)</script>',
    topic: 'audit',
    email: 'ada',
    message: 'hi <b>',
  })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-security-policy')).toBe(headers['content-security-policy'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).not.toMatch(/<script|modulepreload/)
  expect(html).toContain('href="/assets/a.css"')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).toContain('<option value="audit" selected="">')
  expect(html).not.toContain('<option value="project" selected')
  expect(html).toContain('hi &lt;b&gt;</textarea>')
  expect(html).toContain('id="contact-email-error">Enter an address we can reply to, such as ada@mail.example</p>')
  expect(html).toContain('<a href="#contact-message">Tell us a little more: at least 10 characters</a>')
  expect(html).toContain('Check 2 answers')
  expect(html).toMatch(
    /<input id="contact-email" name="email" value="ada" aria-invalid="true" aria-describedby="contact-email-error">/,
  )
  expect(html).toContain('<title>Check: Contact us</title>')
})

test('the page is found by the referrer too', async () => {
  const { page: _, ...fields } = typed
  const answer = await send({ ...fields, message: 'hi' }, { referer: 'http://localhost:3000/contact-us?service=x' })

  expect(await answer.text()).toContain('<title>Check: Contact us</title>')
})

test.each([
  '/elsewhere',
  '/frame',
  '/',
  '//evil.example/contact-us',
  'https://evil.example/',
  '/../etc/passwd',
  'javascript:alert(1)',
])('from the page %s the form is shown alone, with what was typed', async (page) => {
  const answer = await send({ ...typed, page, message: 'hi' })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain('value="ada@example.com"')
  expect(html).toContain('Tell us a little more: at least 10 characters')
})

test('a text that begins with a line end keeps it', async () => {
  const html = await (await send({ ...typed, name: '', message: '\nsecond line' })).text()

  expect(html).toContain('<textarea id="contact-message" name="message">\n\nsecond line</textarea>')
})

test('a page whose form has no place for a summary gets one', async () => {
  const answer = await site.postForm('/api/forms/newsletter', { email: 'ada@', page: '/contact-us' })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain('<form data-form="newsletter"><div class="form-summary" role="alert">')
  expect(html).toContain('<a href="#newsletter-email">Enter an e-mail address</a>')
  expect(html).toContain('value="ada@"')
})

test('for every reason that a message is not stored, the page says so and keeps what was typed', async () => {
  const narrow = await testForms({ LIMIT_FACTOR: '1' }, { pages: { '/contact-us': { html: contactPage, headers } } })
  const post = (message: string) => narrow.postForm('/api/forms/contact', { ...typed, message })
  for (let n = 0; n < 20; n++) expect((await post(`Message number ${n} of today`)).status).toBe(303)

  const tooMany = await post('One message too many')
  await narrow[Symbol.asyncDispose]()
  const down = await post('The database is gone now')

  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(await tooMany.text()).toMatch(
    /form-summary-title">Too many requests\. Wait \d+ minutes.*One message too many<\/textarea>/s,
  )
  expect(down.status).toBe(503)
  expect(down.headers.get('retry-after')).toBe('5')
  expect(await down.text()).toMatch(/Try again in a minute.*The database is gone now<\/textarea>/s)
})

test.each([
  ['an unknown form', '/api/forms/nothing', 'a=1', {}, 404],
  ['broken UTF-8', '/api/forms/contact', 'name=%ff', {}, 400],
  ['too much', '/api/forms/contact', `name=${'x'.repeat(40_000)}`, {}, 413],
])('%s is answered by a page, never by JSON', async (_title, path, body, more, status) => {
  const answer = await site.app.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more } as Record<string, string>,
  })

  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('<h1>That did not work</h1>')
})
