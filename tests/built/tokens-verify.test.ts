import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { testSourcify } from '#chain/deployment/test-sourcify.server.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { readEnv } from '#core/process/env.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { runOps } from '#server/ops/ops.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)

async function ops(line: string, variables: Record<string, string> = {}) {
  let [out, err] = ['', '']
  const code = await runOps(`tokens verify ${line}`.split(' '), {
    env: () => readEnv({ RPC_URL: chain.url, ...variables }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask: undefined,
  })
  return { code, out, err }
}

test('a launched token is found among the variants, and its sources are given', async () => {
  await using sourcify = await testSourcify([
    { status: 409, body: { customCode: 'already_verified', message: 'Known.' } },
  ])
  const { code, out, err } = await ops(sampleWorld.paper, { SOURCIFY_URL: sourcify.url })

  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(
    /erc20-mintable-pausable-permit-ownable +SamplePaper\.sol:SamplePaper +0x\w{40} +as compiled +known/,
  )
  expect(sourcify.submitted.map(({ path }) => path)).toEqual([`/server/v2/verify/31337/${sampleWorld.paper}`])
})

test('its standard JSON is printed, and what is no token of ours is refused', async () => {
  const { out } = await ops(`${sampleWorld.ink} --source`)

  expect(Object.keys((JSON.parse(out) as { sources: object }).sources)).toEqual(
    expect.arrayContaining(['SampleInk.sol', '@openzeppelin/contracts/token/ERC20/ERC20.sol']),
  )
  expect(await ops(sampleWorld.wrappedEther)).toMatchObject({
    code: 1,
    err: `The code at ${sampleWorld.wrappedEther} is none of the tokens this repository makes.\n`,
  })
  expect((await ops('0x000000000000000000000000000000000000dEaD')).err).toMatch(/^There is no contract at/)
  expect((await ops('0x12')).err).toMatch(/^Give the address of the token/)
})
