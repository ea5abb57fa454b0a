import { zeroAddress, type Address } from 'viem'
import type { Erc1155Options } from '#tools/token/features/options.ts'
import {
  accountsOf,
  against,
  callOf,
  ledger,
  lookOf,
  type Act,
  type Model,
  type Scene,
  type Weighted,
} from './model.ts'
import { powersOf } from './powers.ts'
import { saleOf } from './sale.ts'

const ids = [0n, 1n, 2n, 3n, 4n]
type Row = { id: bigint; amount: bigint }

const lists = (rows: readonly Row[]) => [rows.map(({ id }) => id), rows.map(({ amount }) => amount)]

/** What editions should do (ERC-1155): of each number any amount, by account. */
export function editionsModel(scene: Scene): Model {
  const { options: asked, values, cast, dice } = scene
  const options = asked as Erc1155Options
  const accounts = accountsOf(scene)
  const powers = powersOf(scene)
  const amounts = new Map(ids.map((id) => [id, ledger()]))
  const operators = new Set<string>()
  const of = (id: bigint, account: Address) => amounts.get(id)!.of(account)

  const unable = (to: Address) => against({ ERC1155InvalidReceiver: to === zeroAddress || to === cast.stage })
  /** Whether an account has what these rows send, one after the other. The same edition may be in several of them. */
  function isShort(from: Address, to: Address, rows: readonly Row[]): boolean {
    const left = new Map(ids.map((id) => [id, of(id, from)]))
    return rows.some(({ id, amount }) => {
      const had = left.get(id)!
      left.set(id, from === to ? had : had - amount)
      return amount > had
    })
  }
  const isSold = (id: bigint) => options.sale && id !== 0n && id <= values.editions.count
  /** What speaks against it that these rows move. */
  function moving(from: Address, to: Address, rows: readonly Row[]): string[] {
    const sum = (wanted: bigint) => rows.reduce((all, { id, amount }) => (id === wanted ? all + amount : all), 0n)
    return against({
      EnforcedPause: powers.isPaused(),
      ERC1155InsufficientBalance: from !== zeroAddress && isShort(from, to, rows),
      Token_BeyondEdition:
        from === zeroAddress &&
        rows.some(({ id }) => isSold(id) && amounts.get(id)!.supply() + sum(id) > values.editions.size),
    })
  }
  function move(sender: Address, from: Address, to: Address, rows: readonly Row[]): string[] {
    for (const { id, amount } of rows) amounts.get(id)!.move(from, to, amount)
    const [only] = rows
    if (rows.length === 1) return [`TransferSingle(${sender},${from},${to},${only!.id},${only!.amount})`]
    const [numbers, counts] = [rows.map(({ id }) => id), rows.map(({ amount }) => amount)]
    return [`TransferBatch(${sender},${from},${to},${numbers.join(',')},${counts.join(',')})`]
  }
  const rowsOf = (from: Address | undefined, most: number): Row[] =>
    Array.from({ length: 1 + dice.below(most) }, () => {
      const id = dice.pick(ids)
      return { id, amount: from ? dice.amount(of(id, from)) : BigInt(dice.below(40)) }
    })
  const receiver = () => (dice.chance(0.08) ? dice.pick([zeroAddress, cast.stage]) : dice.pick(accounts))
  const mayMove = (sender: Address, from: Address) => sender === from || operators.has(`${from} ${sender}`)
  const mover = (from: Address) => {
    const fit = accounts.filter((one) => mayMove(one, from))
    return dice.chance(0.85) ? dice.pick(fit) : dice.pick(accounts)
  }

  const mints = (): Act => {
    const [to, batch] = [receiver(), dice.chance(0.4)]
    const rows = rowsOf(undefined, batch ? 3 : 1)
    const [signature, args] = batch
      ? ['mintBatch(address,uint256[],uint256[],bytes)', [to, ...lists(rows), '0x']]
      : ['mint(address,uint256,uint256,bytes)', [to, rows[0]!.id, rows[0]!.amount, '0x']]
    return powers.use(
      'mint',
      callOf(signature as string, args as unknown[], (sender) => ({
        refusals: [...powers.refusals('mint', sender), ...unable(to), ...moving(zeroAddress, to, rows)],
        effect: () => ({ events: move(sender, zeroAddress, to, rows) }),
      })),
    )
  }
  const sends = (): Act => {
    const [from, to, batch] = [dice.pick(accounts), receiver(), dice.chance(0.4)]
    const rows = rowsOf(from, batch ? 3 : 1)
    const [signature, args] = batch
      ? ['safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [from, to, ...lists(rows), '0x']]
      : ['safeTransferFrom(address,address,uint256,uint256,bytes)', [from, to, rows[0]!.id, rows[0]!.amount, '0x']]
    const call = callOf(signature as string, args as unknown[], (sender) => ({
      refusals: [
        ...against({ ERC1155MissingApprovalForAll: !mayMove(sender, from) }),
        ...unable(to),
        ...moving(from, to, rows),
      ],
      effect: () => ({ events: move(sender, from, to, rows) }),
    }))
    return { who: mover(from), call }
  }
  const burns = (): Act => {
    const [from, batch] = [dice.pick(accounts), dice.chance(0.4)]
    const rows = rowsOf(from, batch ? 3 : 1)
    const [signature, args] = batch
      ? ['burnBatch(address,uint256[],uint256[])', [from, ...lists(rows)]]
      : ['burn(address,uint256,uint256)', [from, rows[0]!.id, rows[0]!.amount]]
    const call = callOf(signature as string, args as unknown[], (sender) => ({
      refusals: [
        ...against({ ERC1155MissingApprovalForAll: !mayMove(sender, from) }),
        ...moving(from, zeroAddress, rows),
      ],
      effect: () => ({ events: move(sender, from, zeroAddress, rows) }),
    }))
    return { who: mover(from), call }
  }
  const lets = (): Act => {
    const who = dice.pick(accounts)
    const [operator, to] = [dice.chance(0.1) ? zeroAddress : dice.pick(accounts), dice.chance(0.5)]
    const call = callOf('setApprovalForAll(address,bool)', [operator, to], (sender) => ({
      refusals: against({ ERC1155InvalidOperator: operator === zeroAddress }),
      effect: () => {
        if (to) operators.add(`${sender} ${operator}`)
        else operators.delete(`${sender} ${operator}`)
        return {}
      },
    }))
    return { who, call }
  }
  const sale = options.sale
    ? saleOf(scene, {
        signature: 'buy(uint256,uint256,uint256,bytes32[])',
        what: () => [dice.pick(ids)],
        judge: (buyer, [id], count) => [
          ...unable(buyer),
          ...moving(zeroAddress, buyer, [{ id: id!, amount: count }]),
          ...against({
            Token_NoSuchEdition: id === 0n || id! > values.editions.count,
            Token_NothingToMint: count === 0n,
          }),
        ],
        create: (buyer, [id], count) => ({ events: move(buyer, zeroAddress, buyer, [{ id: id!, amount: count }]) }),
      })
    : undefined
  const acts: Weighted[] = [
    [7, mints],
    [20, sends],
    [4, lets],
    ...powers.acts,
    ...(options.burnable ? [[3, burns] as Weighted] : []),
    ...(sale?.acts ?? []),
  ]
  return {
    acts,
    always: [
      ...ids.map((id) => lookOf('totalSupply(uint256)', [id], () => amounts.get(id)!.supply())),
      ...powers.looks,
    ],
    also: () => [
      ...accounts.map((one) => {
        const id = dice.pick(ids)
        return lookOf('balanceOf(address,uint256)', [one, id], () => of(id, one))
      }),
      ...powers.also(),
      ...(sale?.also() ?? []),
    ],
    audit: async (look) => {
      const all = accounts.flatMap((one) =>
        ids.map((id) => lookOf('balanceOf(address,uint256)', [one, id], () => of(id, one))),
      )
      const told = await look(all.map(({ data }) => data))
      const wrong = all.find(({ expected }, at) => told[at] !== expected())
      return wrong && `${wrong.says} is not ${wrong.expected()}`
    },
  }
}
