import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { CallArguments, CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { endedBy, adminActions, leaving, leavingActions, type LeavingAction } from './admin-actions.ts'
import { permissionsAbi, roleHashes, type RoleName } from './permissions-abi.ts'

const nobody = /^0x0+$/
const whileIt = 'Until it is accepted nothing changes, and you can take the offer back.'

/** The name of a role by its hash. */
const roleOf = (hash: unknown) =>
  (Object.keys(roleHashes) as RoleName[]).find((name) => roleHashes[name] === hash) ?? 'unknown'

/** The action by which an account gives up a role; undefined for a role that this site does not know. */
const leaveOf = (hash: unknown): LeavingAction | undefined => {
  const role = (Object.keys(roleHashes) as RoleName[]).find((name) => roleHashes[name] === hash)
  return leavingActions.find((action) => leaving[action] === role && role)
}

/** What can never be done again after an action that gives something up, in one sentence; `action` is undefined for a role nobody here knows. */
export function endWords(action: LeavingAction | undefined, options: TokenOptions): string {
  if (!action) return 'We do not know what this role can do. Only an admin can give it back.'
  const ended = endedBy(action, options).join('; ')
  if (action === 'renounce')
    return ended ? `Nobody can ever again ${ended}. There is no way back.` : 'There is no way back.'
  const back =
    action === 'leaveAdmin' ? 'Where it is the last admin, nobody ever can.' : 'Only an admin can give it back.'
  // A role that no part of this token asks for can still be held, and given up.
  return `${ended ? `This account can no longer ${ended}.` : 'This role has no power over the token.'} ${back}`
}

/** What the sheet says of the calls that hand powers over or end them. */
export function permissionCalls(options: TokenOptions): KnownContract['calls'] {
  const role = { label: 'Role', as: 'words', words: roleOf } as const
  const calls: Record<string, CallWords> = {
    transferOwnership: {
      intent: 'Offer the ownership to an account',
      lasting: ({ newOwner }) =>
        nobody.test(String(newOwner))
          ? 'The offer ends, and the ownership stays yours.'
          : `Once it is accepted, all powers are theirs and none is yours. ${whileIt}`,
      fields: { newOwner: { label: 'Offered to', as: 'recipient' } },
    },
    acceptOwnership: {
      intent: adminActions.accept,
      lasting: () => 'All powers of the owner become yours; the owner before you has none.',
      fields: {},
    },
    renounceOwnership: { intent: adminActions.renounce, lasting: () => endWords('renounce', options), fields: {} },
    grantRole: {
      intent: ({ role: given }) => `Give the ${roleOf(given)} role to an account`,
      lasting: () => 'An admin can take every role away again, yours too.',
      fields: { role, account: { label: 'Given to', as: 'recipient' } },
    },
    renounceRole: {
      intent: ({ role: given }) => `Give up the ${roleOf(given)} role`,
      lasting: ({ role: given }: CallArguments) => endWords(leaveOf(given), options),
      fields: { role, callerConfirmation: { label: 'Who gives it up', as: 'party' } },
    },
  }
  return calls
}

const errors: ErrorWords<typeof permissionsAbi> = {
  OwnableUnauthorizedAccount: () => [
    'This account is not the owner, or the ownership is not offered to it.',
    'Connect the account that is.',
  ],
  OwnableInvalidOwner: () => ['The zero address belongs to no account.', 'Name another account.'],
  AccessControlUnauthorizedAccount: () => ['This account is not an admin.', 'Connect the account that is.'],
  AccessControlBadConfirmation: () => ['A role can only be given up by who has it.', 'Connect that account.'],
  EnforcedPause: () => [
    'It is paused, and no one can give up a role until it goes on.',
    'Resume it first: one account must remain that can.',
  ],
}

/** Says why the token would refuse an action. */
export const { explainRevert } = explainer({
  abi: permissionsAbi,
  words: errors,
  refused: (why) => ({ message: `The token refuses this. ${why}`, remedy: 'Look at its powers again.' }),
})
