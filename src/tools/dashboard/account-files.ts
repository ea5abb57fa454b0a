import { calendarFile } from '#core/time/calendar-file.ts'
import { csvLine } from '#core/text/csv-line.ts'
import type { AccountReport } from './account-report.ts'
import {
  isUnlimited,
  permissionName,
  type HeldPermission,
  type HeldPermissions,
} from './permissions/held-permission.ts'
import type { KnownToken } from '#tools/indexed/thing.ts'
import { symbolOf } from '#tools/indexed/token-words.ts'

/** The dates of an account as a calendar file. `origin` is that of this site. */
export function accountCalendar({ account, next, at: now }: AccountReport, origin: string): string {
  const entries = next.map(({ at, what, path }) => ({
    uid: `${path.slice(1).replaceAll('/', '-')}-${at}@${new URL(origin).host}`,
    at,
    summary: what,
    url: origin + path,
    alarm: `Tomorrow: ${what}`,
  }))
  return calendarFile(entries, { now, product: `Account ${account}` })
}

const columns = [
  'kind',
  'name',
  'roles',
  'token',
  'symbol',
  'decimals',
  'amount',
  'free',
  'until',
  'address',
  'spender',
  'since',
  'atRisk',
]

/**
 * Everything of an account as a CSV file (RFC 4180), a line each. Amounts are in the token's smallest unit, times as ISO 8601; what never
 * ends has no time. Of a permission, the amount is what may be taken at most. `origin` is that of this site, `permissions` undefined where the
 * chain did not say them.
 */
export function accountCsv(report: AccountReport, origin: string, permissions: HeldPermissions | undefined): string {
  const line = (
    kind: string,
    { name, path, roles = [], amount = '', free, until, spender, since, atRisk }: Row,
    token?: KnownToken,
  ) => [
    kind,
    name,
    roles.join(' '),
    token?.address ?? '',
    token?.symbol ?? '',
    String(token?.decimals ?? ''),
    amount,
    free ?? '',
    timeOf(until),
    path === '' ? '' : origin + path,
    spender ?? '',
    timeOf(since),
    atRisk ?? '',
  ]
  const lines = [
    ...report.claims.map(({ campaign, path, amount, deadline, token }) =>
      line('claim', { name: `Campaign ${campaign}`, path, amount, until: deadline }, token),
    ),
    ...report.locks.map((lock) =>
      line('lock', { ...lock, amount: lock.held, until: untilOf(lock.schedule.end) }, lock.token),
    ),
    ...report.grants.map((grant) =>
      line('grant', { ...grant, amount: grant.held, until: untilOf(grant.schedule.end) }, grant.token),
    ),
    ...report.positions.map((position) => line('liquidity lock', { ...position, until: position.unlock })),
    ...report.balances.map(({ token, path, amount }) =>
      line('balance', { name: symbolOf(token), path, amount }, token),
    ),
    ...report.tokens.map(({ token, path }) => line('launched token', { name: symbolOf(token), path }, token)),
    ...report.campaigns.map((campaign) =>
      line('campaign', { ...campaign, amount: campaign.left, until: campaign.deadline }, campaign.token),
    ),
    ...(permissions?.held ?? []).map((permission) => line('permission', rowOf(permission), permission.token)),
    ...(permissions
      ? []
      : [line('permissions', { name: 'The chain did not say them. Save the file again.', path: '' })]),
  ]
  return [columns, ...lines].map((cells) => csvLine(cells)).join('')
}

const timeOf = (seconds: number | null | undefined) => (seconds == null ? '' : new Date(seconds * 1000).toISOString())

/** A permission as a line. An amount that is meant to have no end is a word: nobody counts with it. */
function rowOf(permission: HeldPermission): Row {
  const limit = 'amount' in permission ? (isUnlimited(permission) ? 'unlimited' : permission.amount) : 'all'
  return {
    name: permissionName(permission),
    path: `/address/${permission.spender}`,
    amount: permission.kind === 'item' ? '1' : limit,
    until: permission.kind === 'permit2' ? permission.until : null,
    spender: permission.spender,
    since: permission.since.at,
    atRisk: permission.atRisk,
  }
}

/** When something ends; null where no calendar has the time. */
const untilOf = (end: number) => (Number.isNaN(new Date(end * 1000).getTime()) ? null : end)

type Row = {
  name: string
  path: string
  roles?: readonly string[]
  amount?: string
  free?: string | null
  until?: number | null
  spender?: string
  since?: number | null
  atRisk?: string | null
}
