import type { EVMResult } from '@ethereumjs/evm'
import type { Address } from '@ethereumjs/util'
import type { CompiledFile } from './compiled.ts'
import { readBalances } from './read-answer.ts'
import { recordOn } from './record.ts'
import type { AttackRun } from './run.ts'
import { makeStage, type Stage } from './stage.ts'

/** What the attacker and everybody in the scene begin with. */
const purse = 100n * 10n ** 18n

/** An attack as it is ordered: one target, the attacker and their parameter in the smallest unit. */
export type AttackOrder = { target: CompiledFile; attack: CompiledFile; parameter: bigint }

/** Thrown in words for visitors when a contract of the scene cannot be created: what they wrote differs too much. */
export class SceneError extends Error {}

/**
 * Creates the target and the attacker on a chain of their own and runs the attack. The rows of balances and whether it succeeded are
 * what the contract of the attacker answers. Throws a `SceneError` when the scene cannot be set.
 */
export async function runAttack({ target, attack, parameter }: AttackOrder): Promise<AttackRun> {
  const stage = await makeStage()
  const recorder = recordOn(stage.evm, { target, attack })
  const at = await create(stage, { file: target, name: 'Target' })
  const attacker = await create(stage, { file: attack, name: 'Attack', argument: at, value: purse })
  const selectors = Object.fromEntries(
    Object.entries(contractNamed(attack, 'Attack').functions).map(([selector, sign]) => [
      sign.slice(0, sign.indexOf('(')),
      selector,
    ]),
  )
  const read = async (name: string) => {
    const { execResult } = await stage.send({ to: attacker, data: selectors[name]!, isStatic: true })
    if (execResult.exceptionError) throw new SceneError(`The scene does not answer ${name}().`)
    return execResult.returnValue
  }

  const before = readBalances(await read('rows'))
  const rootBefore = await stage.root()
  recorder.begin()
  const { execResult } = await stage.send({ to: attacker, data: selectors.attack! + word(parameter) })
  const recorded = recorder.end()
  const rootAfter = await stage.root()
  return {
    before,
    after: readBalances(await read('rows')),
    succeeded: (await read('succeeded')).at(-1) === 1,
    ...recorded,
    gas: execResult.executionGasUsed,
    failed: execResult.exceptionError && (recorded.calls[0]?.failed ?? 'It reverted'),
    roots: { before: rootBefore, after: rootAfter },
  }
}

const word = (number: bigint) => number.toString(16).padStart(64, '0')

function contractNamed({ contracts }: CompiledFile, name: string) {
  const found = contracts.find((contract) => contract.name === name)
  if (!found) throw new SceneError(`There is no contract ${name}.`)
  return found
}

type Creation = { file: CompiledFile; name: string; argument?: Address; value?: bigint }

async function create(stage: Stage, { file, name, argument, value }: Creation): Promise<Address> {
  const { creation } = contractNamed(file, name)
  const data = creation + (argument ? word(BigInt(argument.toString())) : '')
  const { createdAddress, execResult }: EVMResult = await stage.send({ data, value })
  if (!createdAddress || execResult.exceptionError)
    throw new SceneError(
      name === 'Target'
        ? 'The contract cannot be created.'
        : 'The scene cannot be set: an honest user could not use this contract.',
    )
  return createdAddress
}
