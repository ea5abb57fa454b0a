import { knownFunctions, type FunctionKind } from '#tools/token/signs/known-functions.ts'
import type { AccountKind, Signs } from '#tools/token/signs/read-signs.server.ts'
import type { Power } from '#tools/token/simulate/sweep.server.ts'
import { durationWords } from '#core/time/time-words.ts'
import { listed } from './percent.ts'
import type { Fact } from './report.ts'

/** What an account is, in words. */
export const accountWords: Record<AccountKind, string> = {
  nobody: 'an address without a key',
  key: 'an account with one key',
  'key with code': 'an account with one key that acts by code (EIP-7702)',
  contract: 'a contract',
}

/** What the code of a token shows, beside what its functions were seen to do. */
export function judgeSigns(signs: Signs, powers: readonly Power[]): Fact[] {
  return [...codeFacts(signs), ...ownerFacts(signs), ...functionFacts(signs, powers), ...opcodeFacts(signs)]
}

function codeFacts({ proxy, delegated }: Signs): Fact[] {
  if (delegated)
    return [
      {
        id: 'code.delegated',
        weight: 'ruler',
        says: 'The token is an account with one key: its holder can change the code in any transaction.',
        found: `eth_getCode is 0xef0100 and the address ${delegated} (EIP-7702).`,
      },
    ]
  if (!proxy) return []
  const { implementation, admin, beacon } = proxy
  const places = [
    ...(implementation ? [`code at ${implementation}`] : []),
    ...(admin ? [`admin ${admin}`] : []),
    ...(beacon ? [`beacon ${beacon}`] : []),
  ]
  return [
    {
      id: 'code.proxy',
      weight: proxy.fixed ? 'sign' : 'ruler',
      says: proxy.fixed
        ? 'It runs the code of another contract, which this address cannot change.'
        : 'Its code can be exchanged: every statement here may be untrue after the next upgrade.',
      found: `It is ${proxy.kind}: ${listed(places)}. Read from its ${proxy.fixed ? 'code' : 'storage'}.`,
    },
  ]
}

const holderWords = ({ account, role, delay }: NonNullable<Signs['managed']>[number]) =>
  `${account} with role ${role}${delay > 0 ? ` and a delay of ${durationWords(delay)}` : ' and no delay'}`

function ownerFacts({ owner, authority, managed, hasRoles, rulers }: Signs): Fact[] {
  const facts: Fact[] = []
  if (owner?.is === 'nobody')
    facts.push({
      id: 'owner.none',
      weight: 'plain',
      says: 'It says that it has no owner.',
      found: `${owner.by} is ${owner.address}.`,
    })
  else if (owner)
    facts.push({
      id: 'owner.is',
      weight: 'sign',
      says: `Its owner is ${accountWords[owner.is]}.`,
      found: `${owner.by} is ${owner.address}; its kind is read from eth_getCode.`,
    })
  const roles = rulers.filter(({ by }) => by === 'a role')
  if (hasRoles)
    facts.push({
      id: 'owner.roles',
      weight: 'sign',
      says:
        roles.length > 0
          ? `It knows roles; ${roles.length === 1 ? 'one account' : `${roles.length} accounts`} with a role ${roles.length === 1 ? 'was' : 'were'} found.`
          : 'It knows roles, and no account with one was found.',
      found: `hasRole() is in the code. RoleGranted in the newest blocks, then hasRole(): ${listed(roles.map(({ address }) => address)) || 'none'}.`,
    })
  if (authority)
    facts.push({
      id: 'owner.authority',
      weight: 'sign',
      says: managed
        ? `A manager of rights decides who may do what; ${managed.length === 1 ? 'one account' : `${managed.length} accounts`} with a role ${managed.length === 1 ? 'was' : 'were'} found.`
        : 'Another contract decides who may do what.',
      found: managed
        ? `authority() is ${authority}, an AccessManager of OpenZeppelin. RoleGranted in the newest blocks, then hasRole(): ${listed(managed.map(holderWords)) || 'none'}.`
        : `authority() is ${authority}, and it does not answer as the AccessManager of OpenZeppelin.`,
    })
  return facts
}

function functionFacts({ functions, views }: Signs, powers: readonly Power[]): Fact[] {
  const acting = new Set(powers.map(({ selector }) => selector))
  // That an owner can hand on what it has says nothing of a holder.
  const kinds = (Object.keys(knownFunctions) as FunctionKind[]).filter((kind) => kind !== 'handover')
  return kinds.flatMap((kind): Fact[] => {
    const here = [...functions, ...views].filter((found) => found.kind === kind)
    if (here.length === 0) return []
    const idle = here.filter(({ selector }) => !acting.has(selector))
    // A view says nothing new where the function that sets it is known.
    if (idle.length === 0 || (idle.length < here.length && idle.every((one) => views.includes(one)))) return []
    const isPower = kind === 'upgrade'
    return [
      {
        id: `sign.${kind}`,
        weight: isPower ? 'ruler' : 'sign',
        says: `It has ${knownFunctions[kind].says}.`,
        found: `In the code: ${listed(idle.map(({ signature }) => signature!))}.${isPower ? '' : ' No effect on a holder was seen.'}`,
      },
    ]
  })
}

function opcodeFacts({ opcodes: { selfdestruct, delegatecall, origin, coinbase }, proxy }: Signs): Fact[] {
  const facts = [
    { id: 'selfdestruct', at: selfdestruct, says: 'Its code can destroy itself.', name: 'SELFDESTRUCT' },
    {
      id: 'delegatecall',
      at: proxy ? undefined : delegatecall,
      says: 'It runs code of another contract as its own.',
      name: 'DELEGATECALL',
    },
    {
      id: 'origin',
      at: origin,
      says: 'It asks who signed the transaction, and can treat simulations otherwise.',
      name: 'ORIGIN',
    },
    {
      id: 'coinbase',
      at: coinbase,
      says: 'It asks who makes the block, and can treat simulations otherwise.',
      name: 'COINBASE',
    },
  ]
  return facts.flatMap(({ id, at, says, name }): Fact[] =>
    at === undefined
      ? []
      : [
          {
            id: `opcode.${id}`,
            weight: 'sign',
            says,
            found: `${name} at byte ${at}, read instruction by instruction.`,
          },
        ],
  )
}
