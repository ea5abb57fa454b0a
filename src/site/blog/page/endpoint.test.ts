import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { pictureBlock, pngBytes, postDocument, taxonomyDocuments } from '#site/blog/source/test-posts.server.ts'
import { openTestStore } from '#site/blog/source/test-store.server.ts'
import { blogEndpoints } from './endpoint.server.ts'

const secret = 'a secret of the webhook'
const refresh = vi.fn<() => void>()
const framed = ({ title, main }: { title: string; main: { text: string } }) => new Response(`${title}${main.text}`)
const log = openLog(() => undefined)
const app = (variables: Record<string, string>) => blogEndpoints({ env: readEnv(variables), log, refresh, framed })

const signed = (body: string, key = secret, at = Date.now()) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('base64url')}`
const post = (
  body: string,
  signature?: string,
  variables = { SANITY_WEBHOOK_SECRET: secret } as Record<string, string>,
) =>
  app(variables).request('/changed', {
    method: 'POST',
    body,
    headers: signature ? { 'sanity-webhook-signature': signature } : {},
  })

test('what the store signed asks for the posts to be read anew', async () => {
  refresh.mockClear()
  expect((await post('{"_id":"a"}', signed('{"_id":"a"}'))).status).toBe(202)
  expect(refresh).toHaveBeenCalledOnce()
})

test.each([
  ['without a signature', undefined],
  ['signed by another', signed('{}', 'another secret')],
  ['signed for another body', signed('{"a":1}')],
  ['signed an hour ago', signed('{}', secret, Date.now() - 3_600_000)],
  ['signed in another form', 't=1,v1='],
])('what comes %s is refused', async (_, signature) => {
  refresh.mockClear()
  expect((await post('{}', signature)).status).toBe(403)
  expect(refresh).not.toHaveBeenCalled()
})

test('without a secret there is no such address', async () => {
  expect((await post('{}', signed('{}'), {})).status).toBe(404)
})

test('a draft is shown with the secret, and never without', async () => {
  const store = await openTestStore([
    ...taxonomyDocuments,
    postDocument('a'),
    postDocument('a', { _id: 'drafts.post-a', title: 'The draft of a', body: [pictureBlock('one')] }),
  ])
  store.pictures.set('one-3x2.png', pngBytes())
  const preview = app({
    SANITY_PROJECT_ID: 'test1234',
    SANITY_DATASET: 'blogs',
    SANITY_API_URL: store.store.apiUrl!,
    BLOG_PREVIEW_SECRET: 'long enough to be one',
  })
  const get = async (path: string) => (await preview.request(path)).status
  const shown = await preview.request('/preview/a?secret=long%20enough%20to%20be%20one')
  const text = await shown.text()
  expect(text).toContain('The draft of a')
  // No file of ours yet, and the page lets no other host in.
  expect(text).toContain('<img src="data:image/png;base64,iVBOR')
  expect(store.asked[0]!.values.get('perspective')).toBe('drafts')
  const before = store.asked.length
  expect(await get('/preview/a?secret=wrong')).toBe(404)
  expect(await get('/preview/a')).toBe(404)
  expect(await get('/preview/%22%20%7C%7C%20true?secret=long%20enough%20to%20be%20one')).toBe(404)
  expect(store.asked).toHaveLength(before)
  expect(await get('/preview/nothing?secret=long%20enough%20to%20be%20one')).toBe(404)
  store.mood = 'unauthorized'
  expect(await get('/preview/a?secret=long%20enough%20to%20be%20one')).toBe(503)
  await store.stop()
})
