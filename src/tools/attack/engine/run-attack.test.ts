import { readFileSync } from 'node:fs'
import solc from 'solc'
import { expect, test } from 'vitest'
import { levels } from '#content/attacks.ts'
import type { CompiledLevel } from './compiled.ts'
import { attackInput, readCompiledFile } from './compile-file.ts'
import { linesOfCall } from './lines-of-call.ts'
import { stepWidth, type AttackRun } from './run.ts'
import { runAttack, SceneError } from './run-attack.ts'

const ether = 10n ** 18n

const levelOf = (id: string) =>
  JSON.parse(readFileSync(`contracts/artifacts/attacks/${id}.json`, 'utf8')) as CompiledLevel

const amounts = (rows: AttackRun['before']) => rows.map(({ amount }) => amount / ether)

test.each(levels)('$id: the attack takes the broken contract and not the fixed one', async ({ id, ...level }) => {
  const { broken, fixed, attack } = levelOf(id)
  const { start, min, max } = level.parameter
  const run = (target: typeof broken, value: number) =>
    runAttack({ target, attack, parameter: BigInt(value) * 10n ** BigInt(level.decimals) })
  const began = performance.now()
  const fallen = await run(broken, start)
  const first = performance.now() - began
  const held = await run(fixed, start)
  console.log(
    `${id}: ${Math.round(first)} ms, then ${Math.round(performance.now() - began - first)} ms; ${fallen.calls.length} calls, ${fallen.ran} instructions, ${fallen.gas} gas`,
  )

  expect(fallen).toMatchObject({ succeeded: true, failed: undefined, cut: false })
  expect(held).toMatchObject({ succeeded: false, failed: undefined, cut: false })
  expect(fallen.roots.before).not.toBe(fallen.roots.after)
  for (const value of [min, max]) expect((await run(fixed, value)).succeeded).toBe(false)
})

test('balances, calls and lines say what happened', async () => {
  const { broken, attack } = levelOf('reentrancy')
  const run = await runAttack({ target: broken, attack, parameter: 9n })

  expect(amounts(run.before)[0]).toBe(100n)
  expect(amounts(run.after)[0]).toBe(0n)
  expect(run.calls.slice(0, 4)).toMatchObject([
    { depth: 0, from: 'You', to: 'Attack', does: 'attack(parameter: 9)', value: 0n },
    { depth: 1, from: 'Attack', to: 'Target', does: 'withdraw()', value: 0n },
    { depth: 2, from: 'Target', to: 'Attack', does: 'receives ether', value: 10n * ether },
    { depth: 3, from: 'Attack', to: 'Target', does: 'withdraw()' },
  ])
  const sends = broken.source.split('\n').findIndex((line) => line.includes('.call{')) + 1
  const line = linesOfCall(run, 1).find(({ steps }) => steps.some(({ name }) => name === 'CALL'))
  expect(line?.line).toBe(sends)
})

test('a call that fails says why', async () => {
  const { broken, attack } = levelOf('reentrancy')
  const run = await runAttack({ target: broken, attack, parameter: 10n })
  expect(run.succeeded).toBe(false)
  expect(run.calls.find(({ failed }) => failed)?.failed).toBe('not paid')
})

test('the same attack leaves the same root, another one leaves another', async () => {
  const { broken, attack } = levelOf('reentrancy')
  const runs: AttackRun[] = []
  for (const parameter of [1n, 1n, 3n]) runs.push(await runAttack({ target: broken, attack, parameter }))
  const [one, again, other] = runs
  expect(again!.roots).toEqual(one!.roots)
  expect(other!.roots.before).toEqual(one!.roots.before)
  expect(other!.roots.after).not.toEqual(one!.roots.after)
})

const compiled = (source: string) => readCompiledFile(source, solc.compile(attackInput(source)))

test('a long attack is cut in the record, and runs to its end', async () => {
  const { attack, broken } = levelOf('reentrancy')
  const source = broken.source.replace(
    'require(paid',
    'for (uint256 i = 0; i < 400; i++) this.balanceOf(msg.sender);\n        require(paid',
  )
  const target = compiled(source)
  if ('faults' in target) throw new Error(target.faults[0]!.text)
  const run = await runAttack({ target, attack, parameter: 0n })
  expect(run).toMatchObject({ cut: true, failed: undefined })
  expect(run.ran).toBeGreaterThan(run.steps.length / stepWidth)
  expect(run.calls).toHaveLength(300)
})

test('what does not compile is said at its line', () => {
  const { source } = levelOf('reentrancy').broken
  const at = source.split('\n').findIndex((line) => line.includes('require(paid'))
  const read = compiled(source.replace('require(paid', 'require(payed'))
  expect(read).toMatchObject({
    faults: [{ line: at + 1, text: expect.stringContaining('Undeclared identifier') as string }],
  })
})

test('a target that honest users cannot use is a scene that cannot be set', async () => {
  const { attack, broken } = levelOf('reentrancy')
  const target = { ...broken, contracts: broken.contracts.map((contract) => ({ ...contract, creation: 'fe' })) }
  await expect(runAttack({ target, attack, parameter: 1n })).rejects.toThrow(SceneError)
})
