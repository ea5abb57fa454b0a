import { timeWords } from '#core/time/time-words.ts'
import type { OwnCampaign, OwnGrant, OwnLock, OwnPosition, Role } from '#tools/indexed/thing.ts'
import { amountOf, symbolOf } from '#tools/indexed/token-words.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { ThingPart, ThingRow } from './thing-row.tsx'

const roleWords: Partial<Record<Role, string>> = {
  holder: 'It is an NFT in this account.',
  payee: 'This account gets its fees.',
  giver: 'Given by this account.',
  revoker: 'This account can revoke it.',
}

/** What an account is to a thing, where it is not plainly its owner. */
const rolesOf = (roles: readonly Role[]) =>
  roles
    .map((role) => roleWords[role])
    .filter(Boolean)
    .join(' ')

type LockPartProps = { locks: readonly OwnLock[]; id?: string; title?: string }

/** Locks of tokens. */
export function LockPart({ locks, id = 'locks', title = 'Token locks' }: LockPartProps) {
  return (
    <ThingPart id={id} title={title} count={locks.length}>
      {locks.map(({ path, name, roles, token, held, free, schedule }) => (
        <ThingRow key={path} name={`${symbolOf(token)}, lock ${name}`} path={path} act={lockAct({ roles, free })}>
          <p>
            {amountOf(held, token)} held{free !== null && free !== '0' && `, ${amountOf(free, token)} free now`}.{' '}
            {scheduleWords(schedule)} {rolesOf(roles)}
          </p>
        </ThingRow>
      ))}
    </ThingPart>
  )
}

function lockAct({ roles, free }: Pick<OwnLock, 'roles' | 'free'>): string | undefined {
  if (roles.length === 0) return undefined
  if (roles.includes('offered') && !roles.includes('owner')) return 'Accept'
  return free === '0' ? 'Manage' : 'Withdraw'
}

/** Grants, given and received. */
export function GrantPart({ grants }: { grants: readonly OwnGrant[] }) {
  return (
    <ThingPart id="grants" title="Grants" count={grants.length}>
      {grants.map((grant) => (
        <ThingRow
          key={grant.path}
          name={`${symbolOf(grant.token)}, grant ${grant.name}`}
          path={grant.path}
          act={grantAct(grant)}
        >
          <p>
            {amountOf(grant.held, grant.token)} to be paid out
            {grant.free !== '0' && `, ${amountOf(grant.free, grant.token)} of it now`}.{' '}
            {grant.revoked ? 'It was revoked.' : vestingWords(grant)} {rolesOf(grant.roles)}
          </p>
        </ThingRow>
      ))}
    </ThingPart>
  )
}

const vestingWords = ({ schedule, revocable }: OwnGrant) =>
  `It vests until ${timeWords(schedule.end)}${revocable ? ' and can be revoked' : ''}.`

function grantAct({ roles, free, refund }: OwnGrant): string {
  if (roles.includes('offered')) return 'Accept'
  if (roles.includes('receiver') && free !== '0') return 'Withdraw'
  if (roles.includes('giver') && refund !== '0') return 'Take back'
  return 'Open'
}

type Positions = {
  positions: readonly OwnPosition[]
  now: number
  /** What collecting would pay now, in words, by the path of a lock. */
  fees?: Readonly<Record<string, string>> | undefined
}

/** Locks of positions of Uniswap. */
export function PositionPart({ positions, now, fees = {} }: Positions) {
  return (
    <ThingPart id="positions" title="Locked liquidity" count={positions.length}>
      {positions.map(({ path, name, roles, tokenId, unlock }) => (
        <ThingRow key={path} name={name} path={path} act={positionAct({ roles, unlock, now })}>
          <p>
            Position {tokenId}, {unlock === null ? 'locked permanently' : `locked until ${timeWords(unlock)}`}.{' '}
            {rolesOf(roles)} {fees[path] && `Fees to collect: ${fees[path]}.`}
          </p>
        </ThingRow>
      ))}
    </ThingPart>
  )
}

function positionAct({
  roles,
  unlock,
  now,
}: Pick<OwnPosition, 'roles' | 'unlock'> & { now: number }): string | undefined {
  if (roles.length === 0) return undefined
  if (roles.includes('offered') && !roles.includes('owner')) return 'Accept'
  return unlock !== null && unlock <= now && roles.includes('owner') ? 'Withdraw' : 'Collect fees'
}

type Campaigns = { campaigns: readonly OwnCampaign[]; now: number; title?: string }

/** Campaigns of claims that the account made. */
export function CampaignPart({ campaigns, now, title = 'Campaigns it pays for' }: Campaigns) {
  return (
    <ThingPart id="campaigns" title={title} count={campaigns.length}>
      {campaigns.map(({ path, name, roles, token, funded, left, deadline }) => {
        const isOver = deadline !== null && deadline <= now
        return (
          <ThingRow
            key={path}
            name={name}
            path={path}
            act={roles.length > 0 ? (isOver && left !== '0' ? 'Take back' : 'Open') : undefined}
          >
            <p>
              {amountOf(left, token)} left of {amountOf(funded, token)}
              {deadline === null
                ? ', without an end.'
                : isOver
                  ? '. Its time is over.'
                  : `, until ${timeWords(deadline)}.`}
            </p>
          </ThingRow>
        )
      })}
    </ThingPart>
  )
}
