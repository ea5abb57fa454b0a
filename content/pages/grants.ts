import type { Page, ToolPage } from './page.ts'

/** /grants */
export const grants: ToolPage = {
  title: 'Vesting grants for a team',
  description:
    'Give tokens that vest over time, to one account or a list. Revocable with notice or not at all; the receiver withdraws, and the chain proves it.',
  heading: 'Grants',
  lead: 'A company gives tokens that become the receiver’s over time, and can stop them when a person leaves.',
  task: 'Give tokens that become the receiver’s over time, and see those you have given or receive.',
}

/** The page of one grant, `/grants/:id`; the server writes its facts into it. */
export const grantPage: Page = {
  title: 'A vesting grant',
  description:
    'What a grant holds, how much of it has vested, who receives it and who can revoke it: read from the chain.',
  heading: 'A grant',
  lead: 'Everything here is read from the chain, for anyone, without a wallet and without trust in us.',
  noindex: true,
}

/** What a grant is. */
export const what = [
  'A grant holds tokens for one account. Along its schedule they become that account’s, which withdraws them when it likes. The schedule is a date, a line with or without a cliff, equal parts, or segments of any length, size and bend.',
  'Its giver may name an account that can revoke it. A revocation keeps all that has vested for the receiver and gives the rest back. With a notice, the grant goes on vesting until the notice has passed; the contract keeps the notice, not a promise.',
] as const

/** How a grant differs from a lock. */
export const differences = [
  ['Can it end early?', 'Yes, by the account named in it, until that account gives the right up.', 'Never, by anyone.'],
  ['Does it count as locked?', 'No. No sum or proof of locks contains it.', 'Yes, and anyone can prove it.'],
  ['What it is for', 'Teams, advisers, all who may leave.', 'Promises to buyers and holders.'],
  ['Can it be extended, split, merged?', 'No.', 'Yes, by its owner.'],
] as const

/** What can be done with a grant: the operation, by whom, and its limit. */
export const powers = [
  ['Withdraw', 'Its receiver', 'At most what has vested, to any address.'],
  [
    'Send the receiver what has vested',
    'Everyone, where it is allowed',
    'To the receiver and to nobody else. The receiver can end it.',
  ],
  ['Revoke', 'The account named in it', 'Once, not before its notice has passed. What has vested stays.'],
  ['Take back what did not vest', 'The account that revoked', 'To any address.'],
  ['Give up the right to revoke', 'The account named in it', 'For good.'],
  ['Hand over either part', 'Who has it, then the new account', 'Two steps: a mistyped address accepts nothing.'],
  ['Change the schedule, pause, take a fee', 'Nobody', 'There is no such function.'],
] as const
