import { zeroAddress, type Address } from 'viem'
import type { Erc4626Options } from '#tools/token/features/options.ts'
import { holderActs, permitAct, spendingOf } from './erc20.ts'
import {
  accountsOf,
  against,
  callOf,
  ledger,
  lookOf,
  type Act,
  type Call,
  type Model,
  type Scene,
  type Weighted,
} from './model.ts'
import { powersOf } from './powers.ts'

/** Shares for a unit of the asset in an empty vault: so many make a gift before the first deposit cost more than it takes. */
const perUnit = 10n ** 6n

const up = (number: bigint, by: bigint) => (number + by - 1n) / by

/** What a vault should do (ERC-4626): its shares are parts of what it holds, rounded in favour of those who stay. */
export function vaultModel(scene: Scene): Model {
  const { options: asked, cast, dice, token } = scene
  const options = asked as Erc4626Options
  const accounts = accountsOf(scene)
  const powers = powersOf(scene)
  const spending = spendingOf(scene, () => [])
  const { amounts: shares, tooMuch, spend, transferred } = spending
  const assets = ledger()
  for (const account of accounts) assets.move(zeroAddress, account, 1_000_000n)
  const given = new Map<Address, bigint>()

  const total = () => assets.of(token)
  const worth = {
    shares: (of: bigint) => (of * (shares.supply() + perUnit)) / (total() + 1n),
    assets: (of: bigint) => (of * (total() + 1n)) / (shares.supply() + perUnit),
    sharesUp: (of: bigint) => up(of * (shares.supply() + perUnit), total() + 1n),
    assetsUp: (of: bigint) => up(of * (total() + 1n), shares.supply() + perUnit),
  }
  const anyone = () => (dice.chance(0.04) ? zeroAddress : dice.pick(accounts))
  const toVault = (signature: string, args: unknown[], judge: Call['judge']) =>
    callOf(signature, args, judge, { target: cast.asset })

  /** What the asset refuses, or does. */
  const paying = (from: Address, value: bigint) =>
    against({ Asset_TooMuch: value > (given.get(from) ?? 0n) || value > assets.of(from) })
  function pay(from: Address, value: bigint): void {
    given.set(from, (given.get(from) ?? 0n) - value)
    assets.move(from, token, value)
  }
  const allows = (): Act => {
    const [who, value] = [dice.pick(accounts), BigInt(dice.below(400_000))]
    const call = toVault('approve(address,uint256)', [token, value], (sender) => ({
      refusals: [],
      effect: () => {
        given.set(sender, value)
        return { answer: 1n }
      },
    }))
    return { who, call }
  }
  const gives = (): Act => {
    const who = dice.pick(accounts)
    const value = dice.amount(assets.of(who)) / 50n
    const call = toVault('transfer(address,uint256)', [token, value], (sender) => ({
      refusals: against({ Asset_TooMuch: value > assets.of(sender) }),
      effect: () => {
        assets.move(sender, token, value)
        return { answer: 1n }
      },
    }))
    return { who, call }
  }
  const enters = (): Act => {
    const [who, to, byShares] = [dice.pick(accounts), anyone(), dice.chance(0.4)]
    const some = dice.amount(given.get(who) ?? 0n) / 4n
    const amount = byShares ? worth.shares(some) + BigInt(dice.below(2)) : some
    const call = callOf(byShares ? 'mint(uint256,address)' : 'deposit(uint256,address)', [amount, to], (sender) => {
      const [value, made] = byShares ? [worth.assetsUp(amount), amount] : [amount, worth.shares(amount)]
      return {
        refusals: [
          ...paying(sender, value),
          ...against({
            [byShares ? 'ERC4626ExceededMaxMint' : 'ERC4626ExceededMaxDeposit']: powers.isPaused() && amount > 0n,
            ERC20InvalidReceiver: to === zeroAddress,
            Token_NoShares: made === 0n && value !== 0n,
          }),
        ],
        effect: () => {
          pay(sender, value)
          const events = transferred(zeroAddress, to, made)
          return { answer: byShares ? value : made, events: [...events, `Deposit(${sender},${to},${value},${made})`] }
        },
      }
    })
    return { who, call }
  }
  const leaves = (): Act => {
    const [from, to, byShares] = [dice.pick(accounts), anyone(), dice.chance(0.5)]
    const held = shares.of(from)
    const amount = byShares ? dice.amount(held) : dice.amount(worth.assets(held))
    const fit = accounts.filter((one) => one === from || spending.allowance(from, one) > 0n)
    const call = callOf(
      byShares ? 'redeem(uint256,address,address)' : 'withdraw(uint256,address,address)',
      [amount, to, from],
      (sender) => {
        const [value, gone] = byShares ? [worth.assets(amount), amount] : [amount, worth.sharesUp(amount)]
        const beyond = byShares ? amount > shares.of(from) : amount > worth.assets(shares.of(from))
        return {
          refusals: [
            ...against({ [byShares ? 'ERC4626ExceededMaxRedeem' : 'ERC4626ExceededMaxWithdraw']: beyond }),
            ...(sender === from ? [] : tooMuch(from, sender, gone)),
          ],
          effect: () => {
            if (sender !== from) spend(from, sender, gone)
            const events = transferred(from, zeroAddress, gone)
            assets.move(token, to, value)
            // The ledger takes nobody for destroyed; our asset keeps it there.
            return {
              answer: byShares ? value : gone,
              events: [...events, `Withdraw(${sender},${to},${from},${value},${gone})`],
            }
          },
        }
      },
    )
    return { who: dice.chance(0.85) ? dice.pick(fit) : dice.pick(accounts), call }
  }
  const acts: Weighted[] = [
    ...holderActs(scene, spending),
    [6, allows],
    [3, gives],
    [18, enters],
    [12, leaves],
    ...powers.acts,
  ]
  const always = [
    lookOf('totalSupply()', [], shares.supply),
    lookOf('totalAssets()', [], total),
    ...accounts.map((one) => lookOf('balanceOf(address)', [one], () => shares.of(one))),
    ...powers.looks,
  ]
  if (options.permit) {
    const { act, looks } = permitAct(scene, spending)
    acts.push([4, act])
    always.push(...looks)
  }
  return {
    acts,
    always,
    also: () => {
      const [one, other, some] = [dice.pick(accounts), dice.pick(accounts), BigInt(dice.below(1_000_000))]
      return [
        lookOf('allowance(address,address)', [one, other], () => spending.allowance(one, other)),
        lookOf('maxWithdraw(address)', [one], () => worth.assets(shares.of(one))),
        lookOf('previewDeposit(uint256)', [some], () => worth.shares(some)),
        lookOf('previewMint(uint256)', [some], () => worth.assetsUp(some)),
        lookOf('previewWithdraw(uint256)', [some], () => worth.sharesUp(some)),
        lookOf('previewRedeem(uint256)', [some], () => worth.assets(some)),
        ...powers.also(),
      ]
    },
    audit: async () => undefined,
  }
}
