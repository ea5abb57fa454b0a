import { knownPermissions, type PowerKind, type PowerName } from './known-permissions.ts'
import type { Finding, PowerFacts, PowerLine, Weight } from './report.ts'

const finding = (rest: Omit<Finding, 'area'>): Finding => ({ area: 'powers', ...rest })

/** Kinds that are harmless when anyone may use them: a sale mints for every buyer, and a payout pays fixed recipients. */
const harmless: ReadonlySet<string> = new Set(['create', 'withdraw', 'hand'])

/** What walking the code showed beside functions, each with its place. */
type Code = { address: string; selfdestruct?: number; delegatecall?: number }

/** What the powers over a collection mean. */
export function judgePermissions(facts: PowerFacts, codes: readonly Code[]): Finding[] {
  const { owner, ownerIs, proxy, functions } = facts
  const renounced = ownerIs?.startsWith('nobody') ?? false
  const found: Finding[] = []
  if (proxy) found.push(judgeProxy(proxy))
  for (const [kind, known] of Object.entries(knownPermissions) as [PowerName, PowerKind][]) {
    const lines = functions.filter((line) => line.kind === kind)
    if (lines.length > 0) found.push(judgeKind({ kind, known, lines, renounced, owner }))
  }
  for (const { address, selfdestruct, delegatecall } of codes) {
    if (selfdestruct !== undefined)
      found.push(
        finding({
          id: 'powers.selfdestruct',
          weight: 'medium',
          title: 'The code can destroy itself',
          means:
            'On chains with the rules of 2024 and later it only sends its coins away; on others the collection is gone.',
          found: `SELFDESTRUCT at byte ${selfdestruct} of the code at ${address}.`,
        }),
      )
    if (delegatecall !== undefined && !proxy)
      found.push(
        finding({
          id: 'powers.delegatecall',
          weight: 'medium',
          title: 'The code runs code of another contract as its own',
          means: 'An account that chooses this code can change everything. Read the source to see whether one can.',
          found: `DELEGATECALL at byte ${delegatecall} of the code at ${address}; no known kind of proxy.`,
        }),
      )
  }
  if (facts.roles) found.push(judgeRoles(facts.roles))
  found.push(judgeOwner(facts, renounced))
  return found
}

type Judged = { kind: PowerName; known: PowerKind; lines: PowerLine[]; renounced: boolean; owner?: string }

function judgeKind({ kind, known, lines, renounced, owner }: Judged): Finding {
  const open = lines.filter(({ obeys }) => obeys === 'anybody')
  const isOpen = open.length > 0 && !harmless.has(kind)
  const onlyOwner = lines.every(({ obeys }) => obeys === 'owner')
  const weight: Weight = isOpen ? 'high' : renounced && onlyOwner ? 'note' : known.weight
  const names = lines.map(({ signature, selector, obeys }) => `${signature} (${selector}), ${obeyed[obeys]}`)
  const who = isOpen
    ? ' Tried with the account of a stranger it did not fail: anyone may use it.'
    : onlyOwner && owner
      ? ' The owner may use it.'
      : ''
  return finding({
    id: `powers.${kind}`,
    weight,
    title: known.title,
    means: `${known.means}${who}`,
    found: `In the code: ${names.join('; ')}. Tried by eth_call; nothing was sent.`,
  })
}

const obeyed: Record<PowerLine['obeys'], string> = {
  anybody: 'did not fail for a stranger',
  owner: 'fails for a stranger, not for the owner',
  unclear: 'we could not find out who may call it',
}

function judgeProxy(proxy: NonNullable<PowerFacts['proxy']>): Finding {
  const fixed = proxy.kind.includes('ERC-1167')
  const leads = [
    proxy.implementation && `code at ${proxy.implementation}`,
    proxy.admin && `admin ${proxy.admin}`,
    proxy.beacon && `beacon ${proxy.beacon}`,
  ].filter(Boolean)
  return finding({
    id: 'powers.proxy',
    weight: fixed ? 'note' : 'high',
    title: fixed ? 'The collection is a copy of another contract' : 'The code of the collection can be replaced',
    means: fixed
      ? 'It always runs the code of that contract, which this address cannot change.'
      : 'The collection passes every call on to code elsewhere. An account that may choose that code can change every rule and every balance.',
    found: `It is ${proxy.kind}: ${leads.join(', ')}. Read from its ${fixed ? 'code' : 'storage with eth_getStorageAt'}.`,
  })
}

function judgeRoles(roles: NonNullable<PowerFacts['roles']>): Finding {
  return finding({
    id: 'powers.roles',
    weight: 'low',
    title: 'Powers are held by roles',
    means: 'Each of these accounts may do what its role allows; an admin may give roles to others.',
    found: `RoleGranted events, then hasRole(): ${roles.map(({ role, account }) => `${role} ${account}`).join(', ')}. Who got a role before the blocks that were searched is not among them.`,
  })
}

function judgeOwner({ owner, ownerIs, functions }: PowerFacts, renounced: boolean): Finding {
  if (owner === undefined)
    return finding({
      id: 'powers.no-owner',
      weight: 'note',
      title: functions.length === 0 ? 'No owner and no known power were found' : 'The contract names no owner',
      means:
        functions.length === 0
          ? 'No function of the list we know is in the code. Powers under other names can only be found by reading the source.'
          : 'Who may use the functions above is decided by roles or by other code, and was not found out.',
      found: 'owner() and getOwner() give no answer.',
    })
  if (renounced)
    return finding({
      id: 'powers.renounced',
      weight: 'note',
      title: 'The ownership was given up',
      means: 'Functions for the owner alone cannot be used any more, unless the code can be replaced.',
      found: `owner() is ${owner}.`,
    })
  const isContract = ownerIs === 'a contract'
  return finding({
    id: 'powers.owner',
    weight: isContract ? 'note' : 'low',
    title: isContract ? 'The owner is a contract' : 'The owner is one account with one key',
    means: isContract
      ? 'It may be several people together, a delay, or anything else: look at what it is.'
      : 'Anyone with that key has all powers of the owner, including a thief.',
    found: `owner() is ${owner}, ${ownerIs ?? 'of unknown kind'}: eth_getCode.`,
  })
}
