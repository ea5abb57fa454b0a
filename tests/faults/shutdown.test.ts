import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { embeddedUrl, query, scratch, spawnProduct, startProduct, untilReady, type Product } from './product.ts'

const serve = join(import.meta.dirname, 'serve.ts')
const databaseRuns = (directory: string) => existsSync(join(directory, 'data/postgres/data/postmaster.pid'))

/** The product as `npm start` runs it: npm, perhaps a shell, then us. */
async function startUnderNpm(directory: string, { exec, detached }: { exec: string; detached?: boolean }) {
  const script = `${exec}"${process.execPath}" "${serve}" "${directory}"`
  await writeFile(join(directory, 'package.json'), JSON.stringify({ name: 'x', scripts: { start: script } }))
  return startProduct(directory, { command: ['npm', 'start'], cwd: directory, detached })
}

/** What a server says that has read the head of a request and waits for its body. */
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n'

const refuses = ({ url }: Product) =>
  vi.waitFor(async () => {
    const reached = await new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(true)).on('error', () =>
        resolve(false),
      )
      setTimeout(() => socket.destroy(), 1_000)
    })
    expect(reached).toBe(false)
  })

/** A submission whose body arrives in two parts, once the server has begun to read it: the request is in flight until `finish`. */
async function slowSubmission({ url }: Product) {
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'project',
    message: 'Sent in two parts.',
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  const reads = new Promise<void>((resolve) =>
    socket.on('data', (text) => {
      answer += text
      if (answer.endsWith(goOn)) resolve()
    }),
  )
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(answer.replace(goOn, ''))))
  const head = [
    'POST /api/forms/contact HTTP/1.1',
    `Host: ${new URL(url).host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  await reads
  return { finish: () => socket.write(body.slice(10)), ended }
}

test('a signal in the middle of requests: each is stored and answered, new ones find the door closed, the database ends last', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await untilReady(product)
  const requests = await Promise.all(Array.from({ length: 5 }, () => slowSubmission(product)))

  product.child.kill('SIGTERM')
  await refuses(product)
  await sleep(500)
  expect(databaseRuns(directory.path)).toBe(true)
  const [before] = await query<{ count: number }>(
    await embeddedUrl(directory.path),
    'select count(*)::integer as count from submission',
  )
  expect(before!.count).toBe(0)
  for (const request of requests) request.finish()

  const answers = await Promise.all(requests.map(({ ended }) => ended))
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 202 /)
    expect(answer).toMatch(/^connection: close/im)
  }
  expect(await product.ended).toBe(0)
  expect(databaseRuns(directory.path)).toBe(false)

  const again = await startProduct(directory.path)
  await untilReady(again)
  const [after] = await query<{ count: number }>(
    await embeddedUrl(directory.path),
    'select count(*)::integer as count from submission',
  )
  expect(after!.count).toBe(5)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

test('a second signal ends it at once, and the database still shuts down cleanly by itself', async () => {
  await using directory = await scratch()
  const product = await startProduct(directory.path)
  await untilReady(product)
  const request = await slowSubmission(product)

  product.child.kill('SIGINT')
  await sleep(1_200)
  product.child.kill('SIGINT')

  expect(await product.ended).toBe(130)
  await request.ended
  await vi.waitFor(() => expect(databaseRuns(directory.path)).toBe(false), { timeout: 20_000 })
})

test.each([
  // Without `exec` npm's signal reaches a shell, which dies of it: its death is our signal.
  ['a shell between', 'SIGTERM', ''],
  ['nothing between', 'SIGTERM', 'exec '],
  ['nothing between', 'SIGINT', 'exec '],
] as const)('under npm with %s, %s drains it and leaves nothing running', async (_between, signal, exec) => {
  await using directory = await scratch()
  const product = await startUnderNpm(directory.path, { exec })
  await untilReady(product)

  product.child.kill(signal)
  await product.ended

  expect(product.said()).toContain('"event":"stopped"')
  expect(databaseRuns(directory.path)).toBe(false)
})

test('Ctrl-C in a terminal reaches npm, the shell and us at once, and is still one signal', async () => {
  await using directory = await scratch()
  // A process group of its own: the terminal signals the whole group, which the database is not part of.
  const product = await startUnderNpm(directory.path, { exec: '', detached: true })
  await untilReady(product)
  const request = await slowSubmission(product)

  process.kill(-product.child.pid!, 'SIGINT')
  await refuses(product)
  expect(databaseRuns(directory.path)).toBe(true)
  request.finish()

  expect(await request.ended).toMatch(/^HTTP\/1\.1 202 /)
  await vi.waitFor(() => expect(product.said()).toContain('"event":"stopped"'), { timeout: 20_000 })
  expect(databaseRuns(directory.path)).toBe(false)
})

test('a taken port is said in one sentence', async () => {
  await using directory = await scratch()
  await using other = await scratch()
  const first = await startProduct(directory.path)
  const port = new URL(first.url).port

  const second = await spawnProduct(other.path, { variables: { PORT: port } })
  expect(await second.ended).toBe(1)
  expect(second.said().trim()).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another one.`)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('bad variables are named in one line each, without a value and without a stack', async () => {
  await using directory = await scratch()
  const product = await spawnProduct(directory.path, { variables: { PORT: 'hunter2', SECRET: 'hunter2' } })

  expect(await product.ended).toBe(1)
  expect(product.said().trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^SECRET: /),
  ])
  expect(product.said()).not.toContain('hunter2')
})

test.each<[string, (data: string) => Promise<unknown>, string]>([
  ['a DATA_DIR that is a file', (data) => writeFile(data, 'words'), 'DATA_DIR: '],
  ['a secret file that is empty', (data) => mkdir(data).then(() => writeFile(join(data, 'secret'), '')), ''],
])('%s stops the start with one sentence', async (_what, prepare, variable) => {
  await using directory = await scratch()
  const data = join(directory.path, 'data')
  await prepare(data)
  const product = await spawnProduct(directory.path)

  expect(await product.ended).toBe(1)
  expect(product.said()).toMatch(/^[^\n]+\.\n$/)
  expect(product.said().startsWith(`${variable}${data}`)).toBe(true)
})

test('started by root in a folder that only root may pass, it runs all the same', async () => {
  await using directory = await scratch()
  spawnSync('chmod', ['700', directory.path])
  const product = await startProduct(directory.path)
  await untilReady(product)

  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})
