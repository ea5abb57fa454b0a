import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { runOps } from '#server/ops/ops.server.ts'
import { webhookServer, type TakenEvent } from './webhook-server.ts'

const code = await readFile('docs/webhooks/n8n-verify.js', 'utf8')
const remember = await readFile('docs/webhooks/n8n-remember.js', 'utf8')
const AsyncFunction = (async () => undefined).constructor as new (
  ...parts: string[]
) => (...given: unknown[]) => Promise<{ json: { id: string } }[]>

/** Runs the code as a Code node of n8n does, on what a Webhook node with "Raw Body" makes of a request. `store` is kept between runs. */
function codeNode(key: string, store: object) {
  const run = new AsyncFunction('$input', '$env', '$getWorkflowStaticData', 'require', code)
  return ({ headers, body }: Pick<TakenEvent, 'headers' | 'body'>) =>
    run.call(
      { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
      { all: () => [{ json: { headers } }] },
      { INTAGLIO_WEBHOOK_KEY: key },
      () => store,
      createRequire(import.meta.url),
    )
}

/** Runs the code of the last node: the workflow has done its steps on these events. */
const done = (events: object[], store: object) =>
  new AsyncFunction('$', '$getWorkflowStaticData', remember)(
    () => ({ all: () => events }),
    () => store,
  )

test('the workflow that n8n imports has the code of these files, and answers when its steps are done', async () => {
  type Nodes = { nodes: { name: string; parameters: { jsCode?: string; responseMode?: string } }[] }
  const { nodes } = JSON.parse(await readFile('docs/webhooks/n8n-leads.json', 'utf8')) as Nodes

  expect(nodes.flatMap(({ parameters }) => parameters.jsCode ?? [])).toEqual([code, remember])
  expect(nodes[0]!.parameters.responseMode).toBe('lastNode')
  expect(remember).toContain(`$('${nodes[1]!.name}')`)
})

test('the code for n8n takes a delivery once, also when it is replayed, and no forged or old one', async () => {
  await using hook = await webhookServer()
  await using site = await testForms({ LEADS_WEBHOOK_URL: hook.url })
  const answer = await site.postJson('/api/forms/contact', { ...goodContact, message: 'Größe, “quoted”, and 100 %.' })
  const { reference } = (await answer.json()) as { reference: string }
  await site.deliverAll()
  const store = {}
  const verify = codeNode(site.secret.key('webhook'), store)
  const [first] = hook.taken

  const [event] = await verify(first!)
  expect(event!.json).toMatchObject({
    type: 'submission.received',
    reference,
    answers: { message: 'Größe, “quoted”, and 100 %.' },
  })

  const ops = (...args: string[]) =>
    runOps(['webhook', 'replay', ...args], {
      env: () => readEnv({ DATABASE_URL: site.url, LEADS_WEBHOOK_URL: hook.url }),
      out: () => undefined,
      err: () => undefined,
    })
  expect(await ops(reference.toLowerCase(), '--yes')).toBe(0)
  expect(await ops('IN-0000-0000', '--yes')).toBe(1)
  expect(await ops()).toBe(2)
  await site.deliverAll()
  expect(hook.taken).toHaveLength(2)
  const again = hook.taken[1]!
  expect(again.headers['x-intaglio-event']).toBe(first!.headers['x-intaglio-event'])
  // Its steps may have failed the first time.
  expect(await verify(again)).toEqual([event])
  expect(await done([event!], store)).toEqual([])
  expect(await verify(again)).toEqual([])

  const fresh = codeNode(site.secret.key('webhook'), {})
  await expect(fresh({ ...first!, body: first!.body.replace('100 %', '999 %') })).rejects.toThrow(
    'The signature is wrong.',
  )
  const old = {
    ...first!.headers,
    'x-intaglio-timestamp': String(Number(first!.headers['x-intaglio-timestamp']) - 301),
  }
  await expect(fresh({ ...first!, headers: old })).rejects.toThrow('too old')
  await expect(codeNode('A'.repeat(43), {})(first!)).rejects.toThrow('The signature is wrong.')
})
