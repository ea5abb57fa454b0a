import { zeroAddress, type Address } from 'viem'
import type { Erc6909Options } from '#tools/token/features/options.ts'
import {
  accountsOf,
  against,
  callOf,
  endless,
  ledger,
  lookOf,
  type Act,
  type Model,
  type Scene,
  type Weighted,
} from './model.ts'
import { powersOf } from './powers.ts'

const noReceiver = (to: Address) => against({ ERC6909InvalidReceiver: to === zeroAddress })

/** What several tokens in one contract should do (ERC-6909): amounts by token, allowances by token, operators for all. */
export function multiModel(scene: Scene): Model {
  const { options: asked, values, cast, dice } = scene
  const options = asked as Erc6909Options
  const accounts = accountsOf(scene)
  const powers = powersOf(scene)
  const tokens = [ledger()]
  const allowed = new Map<string, bigint>()
  const operators = new Set<string>()
  tokens[0]!.move(zeroAddress, cast.launcher, values.supply)

  const of = (id: bigint) => tokens[Number(id) - 1] ?? ledger()
  const anyId = () => (dice.chance(0.05) ? BigInt(tokens.length + 1) : BigInt(1 + dice.below(tokens.length)))
  const receiver = () => (dice.chance(0.05) ? zeroAddress : dice.pick(accounts))
  const allowance = (holder: Address, spender: Address, id: bigint) => allowed.get(`${holder} ${spender} ${id}`) ?? 0n
  const mayMove = (sender: Address, from: Address) => sender === from || operators.has(`${from} ${sender}`)
  const moving = (from: Address, id: bigint, amount: bigint) =>
    against({
      EnforcedPause: powers.isPaused(),
      ERC6909InsufficientBalance: from !== zeroAddress && amount > of(id).of(from),
    })
  function move(sender: Address, from: Address, to: Address, id: bigint, amount: bigint) {
    // Of a token that is not there nothing can move.
    if (amount > 0n || id <= BigInt(tokens.length)) of(id).move(from, to, amount)
    return [`Transfer(${sender},${from},${to},${id},${amount})`]
  }
  const spending = (sender: Address, from: Address, id: bigint, amount: bigint) =>
    against({
      ERC6909InsufficientAllowance: !mayMove(sender, from) && amount > allowance(from, sender, id),
    })
  function spend(sender: Address, from: Address, id: bigint, amount: bigint): void {
    const left = allowance(from, sender, id)
    if (!mayMove(sender, from) && left !== endless) allowed.set(`${from} ${sender} ${id}`, left - amount)
  }
  const spenderOf = (from: Address, id: bigint) => {
    const fit = accounts.filter((one) => mayMove(one, from) || allowance(from, one, id) > 0n)
    return dice.chance(0.85) ? dice.pick(fit) : dice.pick(accounts)
  }

  const sends = (): Act => {
    const [who, to, id] = [dice.pick(accounts), receiver(), anyId()]
    const amount = dice.amount(of(id).of(who))
    const call = callOf('transfer(address,uint256,uint256)', [to, id, amount], (sender) => ({
      refusals: [...noReceiver(to), ...moving(sender, id, amount)],
      effect: () => ({ answer: 1n, events: move(sender, sender, to, id, amount) }),
    }))
    return { who, call }
  }
  const sendsFrom = (): Act => {
    const [from, to, id] = [dice.pick(accounts), receiver(), anyId()]
    const amount = dice.amount(of(id).of(from))
    const call = callOf('transferFrom(address,address,uint256,uint256)', [from, to, id, amount], (sender) => ({
      refusals: [...noReceiver(to), ...spending(sender, from, id, amount), ...moving(from, id, amount)],
      effect: () => {
        spend(sender, from, id, amount)
        return { answer: 1n, events: move(sender, from, to, id, amount) }
      },
    }))
    return { who: spenderOf(from, id), call }
  }
  const approves = (): Act => {
    const [who, spender, id] = [dice.pick(accounts), receiver(), anyId()]
    const amount = dice.chance(0.1) ? endless : dice.amount(of(id).of(who))
    const call = callOf('approve(address,uint256,uint256)', [spender, id, amount], (sender) => ({
      refusals: against({ ERC6909InvalidSpender: spender === zeroAddress }),
      effect: () => {
        allowed.set(`${sender} ${spender} ${id}`, amount)
        return { answer: 1n }
      },
    }))
    return { who, call }
  }
  const lets = (): Act => {
    const [who, spender, to] = [dice.pick(accounts), receiver(), dice.chance(0.5)]
    const call = callOf('setOperator(address,bool)', [spender, to], (sender) => ({
      refusals: against({ ERC6909InvalidSpender: spender === zeroAddress }),
      effect: () => {
        if (to) operators.add(`${sender} ${spender}`)
        else operators.delete(`${sender} ${spender}`)
        return { answer: 1n }
      },
    }))
    return { who, call }
  }
  const mints = (): Act => {
    const [to, id, amount] = [receiver(), dice.chance(0.05) ? 0n : anyId(), BigInt(dice.below(20_000))]
    return powers.use(
      'mint',
      callOf('mint(address,uint256,uint256)', [to, id, amount], (sender) => ({
        refusals: [
          ...powers.refusals('mint', sender),
          ...noReceiver(to),
          ...moving(zeroAddress, id, amount),
          ...against({ Token_UnknownToken: id === 0n || id > BigInt(tokens.length) }),
        ],
        effect: () => ({ events: move(sender, zeroAddress, to, id, amount) }),
      })),
    )
  }
  const creates = (): Act => {
    const [to, amount, decimals] = [receiver(), BigInt(dice.below(20_000)), dice.chance(0.1) ? 19 : dice.below(19)]
    return powers.use(
      'mint',
      callOf(
        'createToken(address,uint256,string,string,uint8,string)',
        [to, amount, 'Silver', 'SLV', decimals, 'ipfs://x/'],
        (sender) => ({
          refusals: [
            ...powers.refusals('mint', sender),
            ...noReceiver(to),
            ...moving(zeroAddress, 1n, amount),
            ...against({ Token_TooManyDecimals: decimals > 18 }),
          ],
          effect: () => {
            tokens.push(ledger())
            const id = BigInt(tokens.length)
            return { answer: id, events: move(sender, zeroAddress, to, id, amount) }
          },
        }),
      ),
    )
  }
  const burns = (): Act => {
    const [from, id] = [dice.pick(accounts), anyId()]
    const amount = dice.amount(of(id).of(from)) / 4n
    const call = callOf('burn(address,uint256,uint256)', [from, id, amount], (sender) => ({
      refusals: [...spending(sender, from, id, amount), ...moving(from, id, amount)],
      effect: () => {
        spend(sender, from, id, amount)
        return { events: move(sender, from, zeroAddress, id, amount) }
      },
    }))
    return { who: spenderOf(from, id), call }
  }
  const acts: Weighted[] = [
    [16, sends],
    [12, sendsFrom],
    [6, approves],
    [3, lets],
    [4, mints],
    [1, creates],
    ...powers.acts,
    ...(options.burnable ? [[4, burns] as Weighted] : []),
  ]
  return {
    acts,
    always: [lookOf('lastTokenId()', [], () => BigInt(tokens.length)), ...powers.looks],
    also: () => {
      const [id, one, other] = [anyId(), dice.pick(accounts), dice.pick(accounts)]
      return [
        lookOf('totalSupply(uint256)', [id], () => of(id).supply()),
        ...accounts.map((account) => lookOf('balanceOf(address,uint256)', [account, id], () => of(id).of(account))),
        lookOf('allowance(address,address,uint256)', [one, other, id], () => allowance(one, other, id)),
        lookOf('isOperator(address,address)', [one, other], () => operators.has(`${one} ${other}`)),
        ...powers.also(),
      ]
    },
    audit: async (look) => {
      const numbers = tokens.map((_, at) => BigInt(at + 1))
      const all = numbers.flatMap((id) => [
        lookOf('totalSupply(uint256)', [id], () => of(id).supply()),
        ...accounts.map((one) => lookOf('balanceOf(address,uint256)', [one, id], () => of(id).of(one))),
      ])
      const told = await look(all.map(({ data }) => data))
      const wrong = all.find(({ expected }, at) => told[at] !== expected())
      return wrong && `${wrong.says} is not ${wrong.expected()}`
    },
  }
}
