import { getAddress, numberToHex, toFunctionSelector, type Abi, type Address, type Hex } from 'viem'
import type { TokenKind, TokenOptions } from '#tools/token/features/options.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { tokenValues } from '#tests/token-values.ts'
import { randomNumbers } from '../random-recipes.ts'
import { editionsModel } from './editions.ts'
import { erc20Model } from './erc20.ts'
import { diceOf, encode, type Cast, type Dice, type Effect, type Look, type Model, type Scene } from './model.ts'
import { multiModel } from './multi.ts'
import { piecesModel } from './pieces.ts'
import { delay } from './powers.ts'
import { nothing, type Seen, type Stage, type Step } from './stage.ts'
import { proceeds, salePhases, secret } from './sale.ts'
import { vaultModel } from './vault.ts'

const models: { [kind in TokenKind]: (scene: Scene) => Model } = {
  erc20: erc20Model,
  erc721: piecesModel,
  erc1155: editionsModel,
  erc4626: vaultModel,
  erc6909: multiModel,
}

/** Steps of one transaction: what is allowed for one transaction lasts for them. */
const together = 40

/** What a token did in many random calls: how many it took and refused, and where it first did not do what the model says. */
export interface Played {
  id: string
  seed: number
  calls: number
  done: number
  refused: number
  /** How often each reason was given. */
  reasons: Record<string, number>
  differs?: string
}

/** Events that move something; the others are not compared. */
const moves = new Set(['Transfer', 'TransferSingle', 'TransferBatch', 'Deposit', 'Withdraw', 'Bought'])

type AbiError = Extract<Abi[number], { type: 'error' }>

const errorsOf = (abi: Abi) =>
  new Map(
    abi
      .filter((item): item is AbiError => item.type === 'error')
      .map((item) => [
        toFunctionSelector({ ...item, type: 'function', outputs: [], stateMutability: 'view' }),
        item.name,
      ]),
  )

/** What the timelock and the asset of a vault say. */
const others = new Map<Hex, string>(
  (
    [
      ['TimelockInsufficientDelay(uint256,uint256)', 'TimelockInsufficientDelay'],
      ['TimelockUnexpectedOperationState(bytes32,bytes32)', 'TimelockUnexpectedOperationState'],
      ['AccessControlUnauthorizedAccount(address,bytes32)', 'AccessControlUnauthorizedAccount'],
      ['Asset_TooMuch()', 'Asset_TooMuch'],
      ['Panic(uint256)', 'Panic'],
    ] as const
  ).map(([signature, name]) => [toFunctionSelector(signature), name]),
)

type Planned = Step & {
  says: string
  refusals: string[]
  effect?: Effect
  standing: readonly bigint[]
  asked: readonly { says: string; expected: bigint }[]
}

/** Puts a token on the stage and has it called `calls` times at random. Stops at the first difference. */
export async function play(
  stage: Stage,
  { artifact, seed, calls }: { artifact: TokenArtifact; seed: number; calls: number },
): Promise<Played> {
  const options = optionsNamed(artifact.id)!
  const dice = diceOf(randomNumbers(seed))
  const scene = await open(stage, artifact, options, dice)
  const model = models[options.kind](scene)
  const errors = errorsOf(artifact.abi)
  const played: Played = { id: artifact.id, seed, calls: 0, done: 0, refused: 0, reasons: {} }
  const token = { address: scene.token, abi: artifact.abi }
  const always = model.always.map(({ data }) => data)
  while (played.calls < calls) {
    scene.time += BigInt(1 + dice.below(dice.chance(0.2) ? 1200 : Number(delay) * 2))
    scene.late = played.calls > calls * 0.85
    const planned: Planned[] = []
    while (planned.length < Math.min(together, calls - played.calls)) planned.push(await plan(model, scene))
    await stage.wait(scene.time)
    const seen = await stage.run(token, always, planned)
    for (const [at, step] of planned.entries()) {
      const reason = reasonIn(seen[at]!, errors)
      played.calls++
      if (reason === undefined) played.done++
      else {
        played.refused++
        played.reasons[reason] = (played.reasons[reason] ?? 0) + 1
      }
      const differs = difference(step, seen[at]!, reason, model.always)
      if (differs)
        return { ...played, differs: `call ${played.calls}, ${step.says} by ${nameOf(scene, step.who)}: ${differs}` }
    }
    model.afterTransaction?.()
    const differs = await model.audit?.((questions) => stage.look(scene.token, questions))
    if (differs) return { ...played, differs: `after ${played.calls} calls: ${differs}` }
  }
  return played
}

async function open(stage: Stage, artifact: TokenArtifact, options: TokenOptions, dice: Dice): Promise<Scene> {
  const [launcher, owner, minter, pauser, controller, bridge, bob, carol, stranger] = stage.actors as readonly Address[]
  const time = (await stage.now()) + 10n
  const cast = { launcher, owner, minter, pauser, controller, bridge, bob, carol, stranger } as Cast
  const values = {
    ...tokenValues(cast.owner),
    decimals: 6,
    supply: 1_000_000n,
    cap: 1_300_000n,
    maxSupply: 60n,
    delay,
    receiver: cast.launcher,
    minter: cast.minter,
    pauser: cast.pauser,
    controller: cast.controller,
    bridge: cast.bridge,
    asset: stage.asset,
    batch: { count: 2n, receiver: cast.launcher },
    royalty: { share: 750n, receiver: cast.carol },
    limits: { maxWallet: 20_000n, maxTransaction: 10_000n, duration: 3600n },
    editions: { count: 3n, size: 40n },
    sale: { proceeds, phases: salePhases(time, [cast.bob, cast.carol]) },
    commitment: secret.commitment,
  }
  await stage.wait(time)
  const token = await stage.deploy(creationOf(artifact, options, values).data)
  const [told] = options.delayed ? await stage.look(token, [encode('timelock()')]) : [0n]
  const timelock = getAddress(numberToHex(told!, { size: 20 }))
  return {
    options,
    values,
    token,
    dice,
    time,
    late: false,
    cast: { ...cast, stage: stage.stage, asset: stage.asset, timelock },
  }
}

async function plan(model: Model, scene: Scene): Promise<Planned> {
  for (;;) {
    const act = await chosen(model, scene.dice)
    if (!act) continue
    const { who, call } = act
    const { refusals, effect } = call.judge(who)
    const done = refusals.length === 0 ? effect() : undefined
    const also = model.also()
    return {
      who,
      target: call.target ?? scene.token,
      value: call.value ?? 0n,
      data: call.data,
      looks: also.map(({ data }) => data),
      says: call.says,
      refusals,
      ...(done && { effect: done }),
      standing: model.always.map(({ expected }) => expected()),
      asked: also.map(({ says, expected, data }) => ({ says: `${says} ${data}`, expected: expected() })),
    }
  }
}

function chosen({ acts }: Model, dice: Dice) {
  let left = dice.below(acts.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, make] of acts) {
    left -= weight
    if (left < 0) return make()
  }
  return undefined
}

/** Why a call was refused; undefined where it was not. */
function reasonIn({ ok, said }: Seen, errors: ReadonlyMap<Hex, string>): string | undefined {
  if (ok) return undefined
  if (said === '0x') return 'empty'
  const selector = said.slice(0, 10) as Hex
  return errors.get(selector) ?? others.get(selector) ?? selector
}

function difference(step: Planned, seen: Seen, reason: string | undefined, always: Look[]): string | undefined {
  if (reason !== undefined && step.effect) return `it is refused with ${reason}, and nothing speaks against it`
  if (reason === undefined && !step.effect) return `it is done, and refused by the model: ${step.refusals.join(', ')}`
  if (reason !== undefined && !step.refusals.includes(reason))
    return `it is refused with ${reason} instead of ${step.refusals.join(' or ')}`
  const { answer, events = [] } = step.effect ?? {}
  const said = seen.said === '0x' ? 0n : BigInt(seen.said.slice(0, 66))
  if (answer !== undefined && said !== answer) return `it answers ${said} instead of ${answer}`
  const moved = seen.events
    .filter(({ name }) => moves.has(name))
    .map(({ name, values }) => `${name}(${values.join(',')})`)
  if (moved.join(' ') !== events.join(' ')) return `its events are ${moved.join(' ')} instead of ${events.join(' ')}`
  for (const [at, expected] of step.standing.entries())
    if (seen.always[at] !== expected) return saysOf(always[at]!.says, seen.always[at]!, expected)
  for (const [at, { says, expected }] of step.asked.entries())
    if (seen.looks[at] !== expected) return saysOf(says, seen.looks[at]!, expected)
  return undefined
}

const saysOf = (says: string, is: bigint, expected: bigint) =>
  `${says} is ${is === nothing ? 'nothing' : is} instead of ${expected === nothing ? 'nothing' : expected}`

const nameOf = ({ cast }: Scene, account: Address) =>
  Object.entries(cast).find(([, one]) => one === account)?.[0] ?? account
