import { zeroAddress, type Address } from 'viem'
import type { Erc721Options } from '#tools/token/features/options.ts'
import { accountsOf, against, callOf, encode, lookOf, type Model, type Scene, type Weighted } from './model.ts'
import { powersOf } from './powers.ts'
import { saleOf, secret } from './sale.ts'
import { nothing } from './stage.ts'

/** What a collection of pieces should do (ERC-721): each piece has one owner, and its number is never given again. */
export function piecesModel(scene: Scene): Model {
  const { options: asked, values, cast, dice } = scene
  const options = asked as Erc721Options
  const accounts = accountsOf(scene)
  const powers = powersOf(scene)
  const owners = new Map<bigint, Address>()
  const approved = new Map<bigint, Address>()
  const operators = new Set<string>()
  let last = 0n
  let revealed = false
  const balanceOf = (account: Address) => [...owners.values()].reduce((sum, one) => sum + BigInt(one === account), 0n)
  if (options.consecutive) for (; last < values.batch.count;) owners.set(++last, values.batch.receiver)

  const paused = () => against({ EnforcedPause: powers.isPaused() })
  const unable = (to: Address) =>
    against({ ERC721InvalidReceiver: to === zeroAddress || to === cast.stage || to === scene.token })
  const creating = (to: Address, count: bigint) => [
    ...unable(to),
    ...paused(),
    ...against({
      Token_NothingToMint: count === 0n,
      Token_BeyondMaxSupply: options.capped && last + count > values.maxSupply,
    }),
  ]
  function create(to: Address, count: bigint) {
    const first = last + 1n
    const events: string[] = []
    for (let left = count; left > 0n; left--) {
      owners.set(++last, to)
      events.push(`Transfer(${zeroAddress},${to},${last})`)
    }
    return { answer: first, events }
  }
  const mayMove = (sender: Address, id: bigint) => {
    const owner = owners.get(id)
    return owner === sender || approved.get(id) === sender || operators.has(`${owner} ${sender}`)
  }
  const unknown = (id: bigint) => !owners.has(id)
  const anyPiece = () => (owners.size > 0 && !dice.chance(0.05) ? dice.pick([...owners.keys()]) : last + 1n)
  const receiver = () => (dice.chance(0.08) ? dice.pick([zeroAddress, cast.stage, scene.token]) : dice.pick(accounts))
  /** Who may move a piece, or now and then anyone. */
  const mover = (id: bigint) => {
    const fit = accounts.filter((one) => mayMove(one, id))
    return fit.length > 0 && !dice.chance(0.15) ? dice.pick(fit) : dice.pick(accounts)
  }

  const mints = () => {
    const [to, count] = [receiver(), BigInt(dice.below(4))]
    return powers.use(
      'mint',
      callOf('mint(address,uint256)', [to, count], (sender) => ({
        // Where nothing is created, nobody is asked whether they accept it.
        refusals: [...powers.refusals('mint', sender), ...creating(to, count)],
        effect: () => create(to, count),
      })),
    )
  }
  const moves = () => {
    const id = anyPiece()
    const safe = dice.chance(0.5)
    const from = dice.chance(0.92) ? (owners.get(id) ?? cast.bob) : dice.pick(accounts)
    const to = receiver()
    const call = callOf(
      safe ? 'safeTransferFrom(address,address,uint256)' : 'transferFrom(address,address,uint256)',
      [from, to, id],
      (sender) => ({
        refusals: [
          ...(safe ? unable(to) : against({ ERC721InvalidReceiver: to === zeroAddress })),
          ...paused(),
          ...against({
            ERC721NonexistentToken: unknown(id),
            ERC721InsufficientApproval: !unknown(id) && !mayMove(sender, id),
            ERC721IncorrectOwner: !unknown(id) && owners.get(id) !== from,
          }),
        ],
        effect: () => {
          owners.set(id, to)
          approved.delete(id)
          return { events: [`Transfer(${from},${to},${id})`] }
        },
      }),
    )
    return { who: mover(id), call }
  }
  const approves = () => {
    const id = anyPiece()
    const to = dice.chance(0.2) ? zeroAddress : dice.pick(accounts)
    const call = callOf('approve(address,uint256)', [to, id], (sender) => ({
      refusals: against({
        ERC721NonexistentToken: unknown(id),
        ERC721InvalidApprover:
          !unknown(id) && owners.get(id) !== sender && !operators.has(`${owners.get(id)} ${sender}`),
      }),
      effect: () => {
        approved.set(id, to)
        return {}
      },
    }))
    return { who: mover(id), call }
  }
  const lets = () => {
    const who = dice.pick(accounts)
    const [operator, to] = [dice.chance(0.1) ? zeroAddress : dice.pick(accounts), dice.chance(0.5)]
    const call = callOf('setApprovalForAll(address,bool)', [operator, to], (sender) => ({
      refusals: against({ ERC721InvalidOperator: operator === zeroAddress }),
      effect: () => {
        if (to) operators.add(`${sender} ${operator}`)
        else operators.delete(`${sender} ${operator}`)
        return {}
      },
    }))
    return { who, call }
  }
  const burns = () => {
    const id = anyPiece()
    const call = callOf('burn(uint256)', [id], (sender) => ({
      refusals: [
        ...paused(),
        ...against({
          ERC721NonexistentToken: unknown(id),
          ERC721InsufficientApproval: !unknown(id) && !mayMove(sender, id),
        }),
      ],
      effect: () => {
        const from = owners.get(id)!
        owners.delete(id)
        approved.delete(id)
        return { events: [`Transfer(${from},${zeroAddress},${id})`] }
      },
    }))
    return { who: mover(id), call }
  }
  const reveals = () => {
    const uri = dice.chance(scene.late ? 0.9 : 0.1) ? secret.uri : 'ipfs://other/'
    const call = callOf('reveal(string,bytes32)', [uri, secret.salt], () => ({
      refusals: against({ Token_AlreadyRevealed: revealed, Token_NotTheCommitment: uri !== secret.uri }),
      effect: () => {
        revealed = true
        return {}
      },
    }))
    return { who: dice.pick(accounts), call }
  }
  const sale = options.sale
    ? saleOf(scene, {
        signature: 'buy(uint256,uint256,bytes32[])',
        what: () => [],
        judge: (buyer, _, count) => creating(buyer, count),
        create: (buyer, _, count) => create(buyer, count),
      })
    : undefined
  const acts: Weighted[] = [
    [6, mints],
    [20, moves],
    [6, approves],
    [4, lets],
    ...powers.acts,
    ...(options.burnable ? [[2, burns] as Weighted] : []),
    ...(options.reveal ? [[1, reveals] as Weighted] : []),
    ...(sale?.acts ?? []),
  ]
  return {
    acts,
    always: [
      lookOf('lastTokenId()', [], () => last),
      ...accounts.map((one) => lookOf('balanceOf(address)', [one], () => balanceOf(one))),
      ...(options.enumerable ? [lookOf('totalSupply()', [], () => BigInt(owners.size))] : []),
      ...(options.reveal ? [lookOf('revealed()', [], () => revealed)] : []),
      ...powers.looks,
    ],
    also: () => {
      const [id, one, other] = [BigInt(1 + dice.below(Number(last) + 2)), dice.pick(accounts), dice.pick(accounts)]
      return [
        lookOf('ownerOf(uint256)', [id], () => orNothing(owners.get(id))),
        lookOf('getApproved(uint256)', [id], () => (unknown(id) ? nothing : BigInt(approved.get(id) ?? 0))),
        lookOf('isApprovedForAll(address,address)', [one, other], () => operators.has(`${one} ${other}`)),
        ...powers.also(),
        ...(sale?.also() ?? []),
        ...(options.royalties && id <= last
          ? [lookOf('royaltyInfo(uint256,uint256)', [id, 10_000n], () => BigInt(values.royalty.receiver))]
          : []),
      ]
    },
    audit: async (look) => {
      const ids = Array.from({ length: Number(last) + 1 }, (_, at) => BigInt(at + 1))
      const told = await look(ids.map((id) => encode('ownerOf(uint256)', id)))
      const wrong = ids.find((id, at) => told[at] !== BigInt(owners.get(id) ?? nothing))
      if (wrong !== undefined) return `the owner of ${wrong}`
      if (!options.enumerable) return undefined
      const all = await look(ids.map((_, at) => encode('tokenByIndex(uint256)', BigInt(at))))
      if (setOf(all) !== setOf([...owners.keys()])) return 'the list of all pieces'
      for (const account of accounts) {
        const listed = await look(
          ids.map((_, at) => encode('tokenOfOwnerByIndex(address,uint256)', account, BigInt(at))),
        )
        const held = [...owners].filter(([, owner]) => owner === account).map(([id]) => id)
        if (setOf(listed) !== setOf(held)) return `the list of the pieces of ${account}`
      }
      return undefined
    },
  }
}

const orNothing = (account: Address | undefined) => (account === undefined ? nothing : BigInt(account))

const setOf = (ids: readonly bigint[]) =>
  ids
    .filter((id) => id !== nothing)
    .toSorted((one, other) => Number(one - other))
    .join(' ')
