import { keccak256, numberToHex, stringToBytes, zeroAddress, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import {
  accountsOf,
  against,
  callOf,
  endless,
  ledger,
  lookOf,
  type Act,
  type Look,
  type Model,
  type Scene,
  type Weighted,
} from './model.ts'
import { powersOf } from './powers.ts'

/** An account of somebody who signs and never sends. */
const signer = privateKeyToAccount(keccak256(stringToBytes('signer')))
const pair = (holder: Address, spender: Address) => `${holder} ${spender}`

const noReceiver = (to: Address) => against({ ERC20InvalidReceiver: to === zeroAddress })
const noAccount = (account: Address) => against({ Token_ZeroAddress: account === zeroAddress })

/** What holds of amounts that accounts have, and may let others spend: the ground of ERC-20 and of the shares of a vault. */
export function spendingOf(scene: Scene, judgeMove: (from: Address, to: Address, value: bigint) => string[]) {
  const amounts = ledger()
  const allowed = new Map<string, bigint>()
  /** Until the end of the transaction. */
  const temporary = new Map<string, bigint>()
  const lasting = (holder: Address, spender: Address) => allowed.get(pair(holder, spender)) ?? 0n
  const passing = (holder: Address, spender: Address) => temporary.get(pair(holder, spender)) ?? 0n
  const allowance = (holder: Address, spender: Address) => {
    const sum = lasting(holder, spender) + passing(holder, spender)
    return sum > endless ? endless : sum
  }
  const transferred = (from: Address, to: Address, value: bigint) => {
    amounts.move(from, to, value)
    return [`Transfer(${from},${to},${value})`]
  }
  return {
    amounts,
    allowed,
    temporary,
    allowance,
    transferred,
    moving: (from: Address, to: Address, value: bigint): string[] => [
      ...judgeMove(from, to, value),
      ...against({ ERC20InsufficientBalance: from !== zeroAddress && value > amounts.of(from) }),
    ],
    tooMuch: (holder: Address, spender: Address, value: bigint) =>
      against({ ERC20InsufficientAllowance: value > allowance(holder, spender) }),
    /** What was allowed for this transaction alone goes first; an endless allowance is never used up. */
    spend(holder: Address, spender: Address, value: bigint): void {
      const key = pair(holder, spender)
      const once = passing(holder, spender)
      if (once === endless) return
      const fromOnce = once < value ? once : value
      temporary.set(key, once - fromOnce)
      const kept = lasting(holder, spender)
      if (kept !== endless) allowed.set(key, kept - (value - fromOnce))
    },
    approve(holder: Address, spender: Address, value: bigint): Record<string, never> {
      allowed.set(pair(holder, spender), value)
      return {}
    },
  }
}

export type Spending = ReturnType<typeof spendingOf>

/** What every holder does: send, allow, and spend what others allowed. */
export function holderActs(scene: Scene, spending: Spending): Weighted[] {
  const { dice } = scene
  const accounts = accountsOf(scene)
  const { amounts, allowance, allowed, moving, tooMuch, transferred, spend, approve } = spending
  const anyone = () => (dice.chance(0.04) ? zeroAddress : dice.pick([...accounts, signer.address]))
  const value = (holder: Address) => (dice.chance(0.02) ? endless : dice.amount(amounts.of(holder)))
  const transfer = (signature: string, from: Address, more: (to: Address) => string[]): Act => {
    const [to, amount] = [anyone(), value(from)]
    const call = callOf(signature, [to, amount], (sender) => ({
      refusals: [...noReceiver(to), ...moving(sender, to, amount), ...more(to)],
      effect: () => ({ answer: 1n, events: transferred(sender, to, amount) }),
    }))
    return { who: from, call }
  }
  const transferFrom = (signature: string, more: (to: Address) => string[]): Act => {
    const known = [...allowed].filter(([, left]) => left > 0n).map(([key]) => key.split(' ') as [Address, Address])
    const fit = known.filter(([, spender]) => accounts.includes(spender))
    const [from, who] = fit.length > 0 && dice.chance(0.85) ? dice.pick(fit) : [anyone(), dice.pick(accounts)]
    const [to, amount] = [anyone(), dice.chance(0.6) ? dice.amount(allowance(from, who)) : value(from)]
    const call = callOf(signature, [from, to, amount], (sender) => ({
      refusals: [
        ...noReceiver(to),
        ...against({ ERC20InvalidSender: from === zeroAddress, ERC20InvalidApprover: from === zeroAddress }),
        ...tooMuch(from, sender, amount),
        ...moving(from, to, amount),
        ...more(to),
      ],
      effect: () => {
        spend(from, sender, amount)
        return { answer: 1n, events: transferred(from, to, amount) }
      },
    }))
    return { who, call }
  }
  const approving = (signature: string, who: Address, more: (spender: Address) => string[]): Act => {
    const [spender, amount] = [anyone(), dice.chance(0.1) ? endless : dice.amount(amounts.of(who))]
    const call = callOf(signature, [spender, amount], (sender) => ({
      refusals: [...against({ ERC20InvalidSpender: spender === zeroAddress }), ...more(spender)],
      effect: () => ({ answer: 1n, ...approve(sender, spender, amount) }),
    }))
    return { who, call }
  }
  const acts: Weighted[] = [
    [14, () => transfer('transfer(address,uint256)', dice.pick(accounts), () => [])],
    [6, () => approving('approve(address,uint256)', dice.pick(accounts), () => [])],
    [10, () => transferFrom('transferFrom(address,address,uint256)', () => [])],
  ]
  if (scene.options.kind === 'erc20' && scene.options.callable) {
    // Of the accounts here only the signer has no code to be called.
    const noCode = (to: Address) => against({ ERC1363InvalidReceiver: to === signer.address || to === zeroAddress })
    const noSpender = (to: Address) => against({ ERC1363InvalidSpender: to === signer.address || to === zeroAddress })
    acts.push(
      [3, () => transfer('transferAndCall(address,uint256)', dice.pick(accounts), noCode)],
      [2, () => transferFrom('transferFromAndCall(address,address,uint256)', noCode)],
      [2, () => approving('approveAndCall(address,uint256)', dice.pick(accounts), noSpender)],
    )
  }
  return acts
}

/** An allowance by a signature that anyone submits (EIP-2612). */
export function permitAct(scene: Scene, { amounts, approve }: Spending): { act: () => Promise<Act>; looks: Look[] } {
  const { dice, token } = scene
  let nonce = 0n
  return {
    looks: [lookOf('nonces(address)', [signer.address], () => nonce)],
    act: async () => {
      const spender = dice.pick(accountsOf(scene))
      const amount = dice.amount(amounts.of(signer.address))
      const deadline = dice.chance(0.1) ? scene.time - 1n : scene.time + 500n
      const used = dice.chance(0.1) ? nonce + 1n : nonce
      const message = { owner: signer.address, spender, value: amount, nonce: used, deadline }
      const { v, r, s } = await sign(token, 'Permit', permitType, message)
      const call = callOf(
        'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
        [signer.address, spender, amount, deadline, v, r, s],
        () => ({
          refusals: against({ ERC2612ExpiredSignature: deadline < scene.time, ERC2612InvalidSigner: used !== nonce }),
          effect: () => {
            nonce++
            return approve(signer.address, spender, amount)
          },
        }),
      )
      return { who: dice.pick(accountsOf(scene)), call }
    },
  }
}

const fields = (text: string) =>
  text.split(',').map((one) => {
    const [type, name] = one.split(' ')
    return { type: type!, name: name! }
  })
const permitType = fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline')
const paymentType = fields('address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce')
const cancelType = fields('address authorizer,bytes32 nonce')

async function sign(token: Address, primaryType: string, type: { type: string; name: string }[], message: object) {
  const domain = { name: 'Gold', version: '1', chainId: 31337, verifyingContract: token }
  const signature = await signer.signTypedData({
    domain,
    types: { [primaryType]: type },
    primaryType,
    message: message as Record<string, unknown>,
  })
  return {
    r: signature.slice(0, 66) as Hex,
    s: `0x${signature.slice(66, 130)}` as Hex,
    v: Number(`0x${signature.slice(130)}`),
  }
}

/** What an ERC-20 token should do. */
export function erc20Model(scene: Scene): Model {
  const { options: asked, values, cast, dice, token } = scene
  const options = asked as Erc20Options
  const { launcher } = cast
  const accounts = accountsOf(scene)
  const known = [...accounts, signer.address]
  const powers = powersOf(scene)
  const blocked = new Set<Address>()
  const admitted = new Set<Address>([launcher])
  const frozen = new Map<Address, bigint>()
  const markets = new Set<Address>()
  const limitsEnd = scene.time + values.limits.duration
  const available = (account: Address, held = spending.amounts.of(account)) => {
    const left = held - (frozen.get(account) ?? 0n)
    return left > 0n ? left : 0n
  }

  /** What speaks against a movement of tokens besides the balance. `held` is what the sender has at the moment. */
  function moving(from: Address, to: Address, value: bigint, held = spending.amounts.of(from)): string[] {
    const { of, supply } = spending.amounts
    const created = from === zeroAddress
    const limited =
      options.limits && scene.time < limitsEnd && !created && to !== zeroAddress && from !== launcher && to !== launcher
    const after = from === to ? of(to) : of(to) + value
    return against({
      EnforcedPause: powers.isPaused(),
      Token_Blocked: options.blockList && (blocked.has(from) || blocked.has(to)),
      Token_NotAllowed: options.allowList && [from, to].some((one) => one !== zeroAddress && !admitted.has(one)),
      Token_Frozen: options.freezable && (frozen.get(from) ?? 0n) !== 0n && value > available(from, held),
      ERC20ExceededCap: options.capped && created && supply() + value > values.cap,
      ERC20ExceededSafeSupply: options.votes && created && supply() + value >= 2n ** 208n,
      Panic: created && supply() + value > endless,
      Token_TransactionLimit: limited && value > values.limits.maxTransaction,
      Token_WalletLimit: limited && !markets.has(to) && after > values.limits.maxWallet,
    })
  }
  const base = spendingOf(scene, moving)
  const spending: Spending = {
    ...base,
    transferred(from, to, value) {
      const isLimited = options.limits && scene.time < limitsEnd
      if (isLimited && from === launcher && to !== zeroAddress && to !== signer.address) markets.add(to)
      return base.transferred(from, to, value)
    },
  }
  const { amounts, transferred, tooMuch, spend } = spending
  transferred(zeroAddress, launcher, values.supply)

  const receiver = () => (dice.chance(0.04) ? zeroAddress : dice.pick(known))
  const acts: Weighted[] = [...holderActs(scene, spending), ...powers.acts]

  if (options.burnable)
    acts.push(
      [
        3,
        () => {
          const who = dice.pick(accounts)
          const amount = dice.amount(amounts.of(who)) / 8n
          const call = callOf('burn(uint256)', [amount], (sender) => ({
            refusals: spending.moving(sender, zeroAddress, amount),
            effect: () => ({ events: transferred(sender, zeroAddress, amount) }),
          }))
          return { who, call }
        },
      ],
      [
        2,
        () => {
          const [from, who] = [dice.pick(known), dice.pick(accounts)]
          const amount = dice.amount(spending.allowance(from, who)) / 4n
          const call = callOf('burnFrom(address,uint256)', [from, amount], (sender) => ({
            refusals: [...tooMuch(from, sender, amount), ...spending.moving(from, zeroAddress, amount)],
            effect: () => {
              spend(from, sender, amount)
              return { events: transferred(from, zeroAddress, amount) }
            },
          }))
          return { who, call }
        },
      ],
    )
  if (options.mintable)
    acts.push([
      5,
      () => {
        const to = receiver()
        const amount = dice.chance(0.03) ? endless : dice.amount(values.supply) / 15n
        return powers.use(
          'mint',
          callOf('mint(address,uint256)', [to, amount], (sender) => ({
            refusals: [...powers.refusals('mint', sender), ...noReceiver(to), ...moving(zeroAddress, to, amount)],
            effect: () => ({ events: transferred(zeroAddress, to, amount) }),
          })),
        )
      },
    ])
  if (options.bridged)
    acts.push([
      5,
      () => {
        const mints = dice.chance(0.5)
        const account = receiver()
        const amount = dice.amount(mints ? 10_000n : amounts.of(account)) / 2n
        const call = callOf(`crosschain${mints ? 'Mint' : 'Burn'}(address,uint256)`, [account, amount], (sender) => {
          const [from, to] = mints ? [zeroAddress, account] : [account, zeroAddress]
          return {
            refusals: [
              ...against({
                Token_NotTheBridge: sender !== cast.bridge,
                [mints ? 'ERC20InvalidReceiver' : 'ERC20InvalidSender']: account === zeroAddress,
              }),
              ...(account === zeroAddress ? [] : spending.moving(from, to, amount)),
            ],
            effect: () => ({ events: transferred(from, to, amount) }),
          }
        })
        return { who: dice.chance(0.8) ? cast.bridge : dice.pick(accounts), call }
      },
    ])
  if (options.flashMint)
    acts.push([
      3,
      () => {
        const to = dice.pick(known)
        const most = powers.isPaused() ? 0n : (options.capped ? values.cap : endless) - amounts.supply()
        const value = dice.amount(dice.chance(0.5) ? most : 1000n)
        const call = callOf('flashLoan(address,address,uint256,bytes)', [to, token, value, '0x'], () => {
          const left = powers.isPaused() ? 0n : (options.capped ? values.cap : endless) - amounts.supply()
          return {
            refusals: [
              ...against({ ERC3156ExceededMaxLoan: value > left, empty: to === signer.address }),
              ...moving(zeroAddress, to, value),
              ...moving(to, zeroAddress, value, amounts.of(to) + value),
            ],
            effect: () => {
              spending.approve(to, token, value === endless ? endless : 0n)
              return {
                answer: 1n,
                events: [...transferred(zeroAddress, to, value), ...transferred(to, zeroAddress, value)],
              }
            },
          }
        })
        return { who: dice.pick(accounts), call }
      },
    ])
  if (options.temporary)
    acts.push([
      4,
      () => {
        const who = dice.pick(accounts)
        const [spender, amount] = [receiver(), dice.chance(0.1) ? endless : dice.amount(amounts.of(who))]
        const call = callOf('temporaryApprove(address,uint256)', [spender, amount], (sender) => ({
          refusals: against({ ERC20InvalidSpender: spender === zeroAddress }),
          effect: () => {
            spending.temporary.set(pair(sender, spender), amount)
            return { answer: 1n }
          },
        }))
        return { who, call }
      },
    ])
  const setting = (set: Set<Address>, signature: string, to: boolean, strict: boolean): Act => {
    const account = strict && dice.chance(0.05) ? zeroAddress : dice.pick(known)
    return powers.use(
      'restrict',
      callOf(signature, [account], (sender) => ({
        refusals: [...powers.refusals('restrict', sender), ...(strict ? noAccount(account) : [])],
        effect: () => {
          if (to) set.add(account)
          else set.delete(account)
          return {}
        },
      })),
    )
  }
  if (options.blockList)
    acts.push(
      [2, () => setting(blocked, 'blockAccount(address)', true, true)],
      [4, () => setting(blocked, 'unblockAccount(address)', false, false)],
    )
  if (options.allowList)
    acts.push(
      [8, () => setting(admitted, 'allowAccount(address)', true, false)],
      [1, () => setting(admitted, 'disallowAccount(address)', false, false)],
    )
  if (options.freezable)
    acts.push([
      4,
      () => {
        const account = receiver()
        const amount = dice.chance(0.4) ? 0n : dice.amount(amounts.of(account))
        return powers.use(
          'restrict',
          callOf('freeze(address,uint256)', [account, amount], (sender) => ({
            refusals: [...powers.refusals('restrict', sender), ...noAccount(account)],
            effect: () => {
              frozen.set(account, amount)
              return {}
            },
          })),
        )
      },
    ])
  const delegates = new Map<Address, Address>()
  const votesOf = (one: Address) =>
    known.reduce((sum, account) => (delegates.get(account) === one ? sum + amounts.of(account) : sum), 0n)
  if (options.votes)
    acts.push([
      3,
      () => {
        const to = dice.pick(known)
        const call = callOf('delegate(address)', [to], (sender) => ({
          refusals: [],
          effect: () => {
            delegates.set(sender, to)
            return {}
          },
        }))
        return { who: dice.pick(accounts), call }
      },
    ])
  const always: Look[] = [
    lookOf('totalSupply()', [], amounts.supply),
    ...known.map((one) => lookOf('balanceOf(address)', [one], () => amounts.of(one))),
    ...powers.looks,
  ]
  if (options.permit) {
    const { act, looks } = permitAct(scene, spending)
    acts.push([4, act])
    always.push(...looks)
  }
  if (options.authorizations) acts.push(...authorizationActs(scene, spending))
  return {
    acts,
    always,
    also: () => {
      const [one, other] = [dice.pick(known), dice.pick(accounts)]
      return [
        lookOf('allowance(address,address)', [one, other], () => spending.allowance(one, other)),
        ...powers.also(),
        ...(options.votes ? [lookOf('getVotes(address)', [one], () => votesOf(one))] : []),
        ...(options.freezable ? [lookOf('available(address)', [one], () => available(one))] : []),
        ...(options.blockList ? [lookOf('isBlocked(address)', [one], () => blocked.has(one))] : []),
        ...(options.allowList ? [lookOf('isAllowed(address)', [one], () => admitted.has(one))] : []),
        ...(options.limits ? [lookOf('isMarket(address)', [one], () => markets.has(one))] : []),
      ]
    },
    afterTransaction: () => spending.temporary.clear(),
  }
}

/** Payments by a signature that anyone submits, or their receiver alone, and its cancellation (ERC-3009). */
function authorizationActs(scene: Scene, { amounts, moving, transferred }: Spending): Weighted[] {
  const { dice, token } = scene
  const used = new Set<Hex>()
  let numbers = 0n
  const number = () =>
    numberToHex(dice.chance(0.15) ? BigInt(1 + dice.below(Number(numbers) + 1)) : ++numbers, { size: 32 })
  const pays = async (): Promise<Act> => {
    const own = dice.chance(0.4)
    const name = own ? 'ReceiveWithAuthorization' : 'TransferWithAuthorization'
    const [to, value, nonce] = [dice.pick(accountsOf(scene)), dice.amount(amounts.of(signer.address)), number()]
    const [validAfter, validBefore] = [
      dice.chance(0.08) ? scene.time : scene.time - 1n,
      dice.chance(0.08) ? scene.time : scene.time + 1n,
    ]
    const message = { from: signer.address, to, value, validAfter, validBefore, nonce }
    const { v, r, s } = await sign(token, name, paymentType, message)
    const forged = dice.chance(0.05)
    const call = callOf(
      `${name[0]!.toLowerCase()}${name.slice(1)}(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)`,
      [signer.address, to, forged ? value + 1n : value, validAfter, validBefore, nonce, v, r, s],
      (sender) => ({
        refusals: [
          ...against({
            ERC3009InvalidSignature: forged,
            ERC20InvalidReceiver: own && sender !== to,
            ERC3009InvalidAuthorizationTime: scene.time <= validAfter || scene.time >= validBefore,
            ERC3009UsedAuthorization: used.has(nonce),
          }),
          ...moving(signer.address, to, value),
        ],
        effect: () => {
          used.add(nonce)
          return { events: transferred(signer.address, to, value) }
        },
      }),
    )
    return { who: own && dice.chance(0.8) ? to : dice.pick(accountsOf(scene)), call }
  }
  const cancels = async (): Promise<Act> => {
    const nonce = number()
    const { v, r, s } = await sign(token, 'CancelAuthorization', cancelType, { authorizer: signer.address, nonce })
    const call = callOf(
      'cancelAuthorization(address,bytes32,uint8,bytes32,bytes32)',
      [signer.address, nonce, v, r, s],
      () => ({
        refusals: against({ ERC3009UsedAuthorization: used.has(nonce) }),
        effect: () => {
          used.add(nonce)
          return {}
        },
      }),
    )
    return { who: dice.pick(accountsOf(scene)), call }
  }
  return [
    [5, pays],
    [1, cancels],
  ]
}
