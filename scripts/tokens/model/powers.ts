import { keccak256, numberToHex, stringToBytes, zeroAddress, zeroHash, type Address, type Hex } from 'viem'
import { heldPowers, type Held } from '#tools/token/features/access.ts'
import {
  accountsOf,
  against,
  callOf,
  encode,
  lookOf,
  type Act,
  type Call,
  type Look,
  type Scene,
  type Weighted,
} from './model.ts'

const roleNames = { mint: 'MINTER_ROLE', pause: 'PAUSER_ROLE', restrict: 'CONTROLLER_ROLE' } as const
const roleOf = (power: Held): Hex => keccak256(stringToBytes(roleNames[power]))

/** Seconds from the announcement of a power to its use. */
export const delay = 60n

/** Who may use the powers of a token: an owner or roles, behind a delay or not; and a pause, which is one of the powers. */
export function powersOf(scene: Scene) {
  const { options, cast, dice } = scene
  const held = heldPowers(options)
  const isOwned = options.access === 'ownable'
  const hasRoles = options.access === 'roles'
  let owner: Address = options.delayed ? cast.timelock : cast.owner
  let pending: Address = zeroAddress
  let paused = false
  const first: Record<Held, Address> = { mint: cast.minter, pause: cast.pauser, restrict: cast.controller }
  const roles = new Map<Hex, Set<Address>>([
    [zeroHash, new Set([options.delayed ? cast.timelock : cast.owner])],
    ...held.map((power) => [roleOf(power), new Set([options.delayed ? cast.timelock : first[power]])] as const),
  ])
  const announced: { call: Call; salt: Hex; ready: bigint; done: boolean }[] = []
  let salts = 0n

  /** What speaks against it that an account uses a power. */
  function refusals(power: Held, sender: Address): string[] {
    if (isOwned) return against({ OwnableUnauthorizedAccount: sender !== owner })
    return against({ AccessControlUnauthorizedAccount: !roles.get(roleOf(power))!.has(sender) })
  }
  const holderOf = (holders: Iterable<Address>): Address => {
    const all = [...holders].filter((one) => one !== cast.timelock && one !== zeroAddress)
    return all.length > 0 && !dice.chance(0.15) ? dice.pick(all) : dice.pick(accountsOf(scene))
  }
  /** A call by one who may make it, or now and then by somebody else; behind a delay mostly its announcement. */
  function using(call: Call, holders: Iterable<Address>): Act {
    if (!options.delayed || dice.chance(0.2)) return { who: holderOf(holders), call }
    const salt = numberToHex(++salts, { size: 32 })
    const wait = dice.chance(0.05) ? delay - 1n : delay
    const schedule = callOf(
      'schedule(address,uint256,bytes,bytes32,bytes32,uint256)',
      [scene.token, 0n, call.data, zeroHash, salt, wait],
      (sender) => ({
        refusals: against({
          AccessControlUnauthorizedAccount: sender !== cast.owner,
          TimelockInsufficientDelay: wait < delay,
        }),
        effect: () => {
          announced.push({ call, salt, ready: scene.time + wait, done: false })
          if (announced.length > 12) announced.shift()
          return {}
        },
      }),
      { target: cast.timelock },
    )
    return {
      who: dice.chance(0.95) ? cast.owner : dice.pick(accountsOf(scene)),
      call: { ...schedule, says: `announce ${call.says}` },
    }
  }
  const use = (power: Held, call: Call) => using(call, isOwned ? [owner] : (roles.get(roleOf(power)) ?? []))

  /** Carries out what was announced, when its time has come or before. */
  function carryOut(): Act | undefined {
    const one = announced.length > 0 ? dice.pick(announced) : undefined
    if (!one) return undefined
    const call: Call = {
      says: `carry out ${one.call.says}`,
      data: encode(
        'execute(address,uint256,bytes,bytes32,bytes32)',
        scene.token,
        0n,
        one.call.data,
        zeroHash,
        one.salt,
      ),
      target: cast.timelock,
      judge: (sender) => {
        const inner = one.call.judge(cast.timelock)
        const own = against({
          AccessControlUnauthorizedAccount: sender !== cast.owner,
          TimelockUnexpectedOperationState: one.done || scene.time < one.ready,
        })
        return {
          refusals: [...own, ...inner.refusals],
          effect: () => {
            one.done = true
            return { events: inner.effect().events ?? [] }
          },
        }
      },
    }
    return { who: dice.chance(0.95) ? cast.owner : dice.pick(accountsOf(scene)), call }
  }

  const pause = (to: boolean) =>
    callOf(to ? 'pause()' : 'unpause()', [], (sender) => ({
      refusals: [
        ...refusals('pause', sender),
        ...against({ EnforcedPause: to && paused, ExpectedPause: !to && !paused }),
      ],
      effect: () => {
        paused = to
        return {}
      },
    }))

  const notOwner = (sender: Address) => against({ OwnableUnauthorizedAccount: sender !== owner })
  const become = (next: Address) => {
    owner = next
    pending = zeroAddress
    return {}
  }
  function ownerAct(): Act | undefined {
    const chosen = dice.below(scene.late ? 8 : 7)
    if (chosen < 3) {
      // Mostly back to who had it, so that what an owner does goes on being tried.
      const to = dice.pick([cast.owner, cast.owner, cast.bob, zeroAddress])
      return using(
        callOf('transferOwnership(address)', [to], (sender) => ({
          refusals: notOwner(sender),
          effect: () => {
            pending = to
            return {}
          },
        })),
        [owner],
      )
    }
    if (chosen < 7) {
      const call = callOf('acceptOwnership()', [], (sender) => ({
        refusals: against({ OwnableUnauthorizedAccount: sender !== pending }),
        effect: () => become(sender),
      }))
      return { who: holderOf([pending]), call }
    }
    return using(
      callOf('renounceOwnership()', [], (sender) => ({
        refusals: [...notOwner(sender), ...against({ EnforcedPause: options.pausable && paused })],
        effect: () => become(zeroAddress),
      })),
      [owner],
    )
  }

  function roleAct(): Act {
    const role = dice.pick(held.map(roleOf).concat(scene.late || dice.chance(0.3) ? [zeroHash] : []))
    const account = dice.pick([...accountsOf(scene), ...(options.delayed ? [cast.timelock] : [])])
    const admins = roles.get(zeroHash)!
    const noAdmin = (sender: Address) => against({ AccessControlUnauthorizedAccount: !admins.has(sender) })
    const leaving = (sender: Address, who: Address) =>
      against({ EnforcedPause: options.pausable && paused && who === sender })
    const change = (make: (set: Set<Address>) => void) => () => {
      make(roles.get(role)!)
      return {}
    }
    const chosen = dice.below(6)
    // The last admin goes only at the end.
    if (chosen < 4 || (role === zeroHash && !scene.late))
      return using(
        callOf('grantRole(bytes32,address)', [role, account], (sender) => ({
          refusals: noAdmin(sender),
          effect: change((set) => set.add(account)),
        })),
        admins,
      )
    if (chosen === 4)
      return using(
        callOf('revokeRole(bytes32,address)', [role, account], (sender) => ({
          refusals: [...noAdmin(sender), ...leaving(sender, account)],
          effect: change((set) => set.delete(account)),
        })),
        admins,
      )
    const call = callOf('renounceRole(bytes32,address)', [role, account], (sender) => ({
      refusals: [...against({ AccessControlBadConfirmation: sender !== account }), ...leaving(sender, account)],
      effect: change((set) => set.delete(account)),
    }))
    return { who: dice.chance(0.8) && account !== cast.timelock ? account : dice.pick(accountsOf(scene)), call }
  }

  const acts: Weighted[] = []
  if (options.pausable) acts.push([3, () => use('pause', pause(!paused && dice.chance(0.5)))])
  if (isOwned) acts.push([2, ownerAct])
  if (hasRoles) acts.push([3, roleAct])
  if (options.delayed) acts.push([14, carryOut])
  const looks: Look[] = [
    ...(options.pausable ? [lookOf('paused()', [], () => paused)] : []),
    ...(isOwned ? [lookOf('owner()', [], () => owner), lookOf('pendingOwner()', [], () => pending)] : []),
  ]
  return {
    acts,
    looks,
    use,
    refusals,
    isPaused: () => options.pausable && paused,
    /** Whether a random account has a random role. */
    also(): Look[] {
      if (!hasRoles) return []
      const [role, set] = dice.pick([...roles])
      const account = dice.pick([...accountsOf(scene), cast.owner])
      return [lookOf('hasRole(bytes32,address)', [role, account], () => set.has(account))]
    },
  }
}
