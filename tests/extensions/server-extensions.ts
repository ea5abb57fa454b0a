import type { Extension } from './extension.ts'

const featureList = 'src/server/features.server.ts'
const providers = 'src/assistant/providers'
const providerList = `${providers}/catalogue.server.ts`
const environment = 'src/core/process/env.server.ts'
const operating = 'docs/operating.md'
const echo = 'src/tools/echo'

const agent = `import { readReply } from '#assistant/messages/reply-stream.ts'
import { openBreaker } from './breaker.server.ts'
import type { ProviderKind } from './provider.server.ts'
import { openUpstream } from './upstream-reply.server.ts'

/** An agent that is told the question alone. */
export const agent: ProviderKind = {
  variable: 'CHAT_AGENT_URL',
  now: 'an agent, configured',
  open({ url, env }) {
    const breaker = openBreaker()
    return {
      name: 'agent',
      forgets: false,
      state: breaker.state,
      async *reply({ question, signal }) {
        const upstream = await openUpstream({
          breaker,
          leaving: signal,
          call: { url, headers: {}, body: JSON.stringify({ question }), allowPrivate: env.CHAT_ALLOW_PRIVATE },
        })
        yield* upstream.events(readReply(upstream.answer, upstream.reading))
      },
    }
  },
}
`

const agentTest = `import { expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { chosenKind } from './catalogue.server.ts'

test('the new provider is chosen by its variable, which must have https', () => {
  const at = (CHAT_AGENT_URL: string) => chosenKind(readEnv({ CHAT_AGENT_URL }))

  expect(at('https://agent.example/ask')?.now).toBe('an agent, configured')
  expect(() => at('http://agent.example/ask')).toThrow(/CHAT_AGENT_URL: must have https/)
})
`

const variable = `    CHAT_AGENT_URL: upstream.optional().describe('an agent instead of \`CHAT_WEBHOOK_URL\`'),\n`
const variableRow = '| `CHAT_AGENT_URL` |  | an agent instead of `CHAT_WEBHOOK_URL` |\n'

const echoFeature = `import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'

/** Says what it hears. */
export const echoFeature = {
  endpoints: { '/api/echo': () => endpoint().get('/', (c) => c.json({ heard: c.req.query('word') ?? null })) },
} satisfies Feature<object>
`

const echoTest = `import { expect, test } from 'vitest'
import { testApp } from '#server/http/test-app.server.ts'

test('the new capability answers, and refuses another method by itself', async () => {
  const { app } = await testApp()

  expect(await (await app.request('/api/echo?word=hello')).json()).toEqual({ heard: 'hello' })
  expect((await app.request('/api/echo', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
})
`

/** What is added to the server. */
export const serverExtensions: readonly Extension[] = [
  {
    row: 'a provider of the chat',
    files: {
      [`${providers}/provider-agent.server.ts`]: agent,
      [`${providers}/provider-agent.test.ts`]: agentTest,
    },
    edits: [
      [providerList, `import { model }`, `import { agent } from './provider-agent.server.ts'\nimport { model }`],
      [providerList, `[webhook, model]`, `[webhook, model, agent]`],
      [environment, `    CHAT_MODEL_URL: upstream`, `${variable}    CHAT_MODEL_URL: upstream`],
      [operating, '| `CHAT_MODEL_URL` |', `${variableRow}| \`CHAT_MODEL_URL\` |`],
    ],
    tests: [`${providers}/provider-agent.test.ts`, 'src/core/process/operating-docs.test.ts'],
    forgotten: [
      { edits: [[environment, variable, '']], by: 'types', says: /provider-agent\.server\.ts.*"CHAT_AGENT_URL"/ },
      {
        edits: [
          [providerList, `import { agent } from './provider-agent.server.ts'\n`, ''],
          [providerList, `, agent`, ''],
        ],
        by: 'unused',
        says: /src\/assistant\/providers\/provider-agent\.server\.ts/,
      },
      {
        edits: [[operating, variableRow, '']],
        by: 'src/core/process/operating-docs.test.ts',
        says: /says what CHAT_AGENT_URL is/,
      },
    ],
  },
  {
    row: 'an error',
    files: {},
    edits: [
      [
        'src/tools/mint/errors.ts',
        `  'mint.refused': {`,
        `  'mint.paused': { status: 503, message: () => 'Nothing is minted at the moment.' },\n  'mint.refused': {`,
      ],
      [
        'docs/errors.md',
        `## mint.refused`,
        `## mint.paused\n\n503. **Visitor sees:** "Nothing is minted at the moment."\n\n## mint.refused`,
      ],
    ],
    tests: ['src/server/features.test.ts'],
    forgotten: [
      {
        edits: [['docs/errors.md', `## mint.paused`, `## mint.refused`]],
        by: 'src/server/features.test.ts',
        says: /one heading for each code/,
      },
    ],
  },
  {
    row: 'a capability',
    files: { [`${echo}/feature.server.ts`]: echoFeature, [`${echo}/echo.test.ts`]: echoTest },
    folder: echo,
    edits: [
      [
        featureList,
        `import { inspectorFeature }`,
        `import { echoFeature } from '#tools/echo/feature.server.ts'\nimport { inspectorFeature }`,
      ],
      [featureList, `  inspectorFeature,\n`, `  inspectorFeature,\n  echoFeature,\n`],
    ],
    tests: [`${echo}/echo.test.ts`],
    forgotten: [
      {
        edits: [
          [
            `${echo}/feature.server.ts`,
            `} satisfies Feature<object>`,
            `  stores: { echo: { told: 'chat', person: { nobody: 'Words.' } } },\n} satisfies Feature<object>`,
          ],
        ],
        by: 'types',
        says: /echo\/feature\.server\.ts.*'forget' is missing/,
      },
      {
        edits: [
          [featureList, `import { echoFeature } from '#tools/echo/feature.server.ts'\n`, ''],
          [featureList, `  echoFeature,\n`, ''],
        ],
        by: 'unused',
        says: /src\/tools\/echo\/feature\.server\.ts/,
      },
    ],
  },
]
