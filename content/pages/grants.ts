import type { Page, ToolPage } from './page.ts'

/** /grants */
export const grants: ToolPage = {
  title: 'Vesting grants for a team',
  description:
    'Give tokens that vest over time, to one account or a list. You choose whether you can revoke them, and the chain proves it.',
  heading: 'Grants',
  lead: 'For companies that pay a team in tokens. The tokens become the receiver’s over time, and you can stop them when a person leaves.',
  task: 'Pay a team in tokens that vest over time. You can revoke a grant if its terms say so. We take no fee.',
}

/** The page of one grant, `/grants/:id`; the server writes its facts into it. */
export const grantPage: Page = {
  title: 'A vesting grant',
  description:
    'See what a grant holds, how much has vested, who receives it and who can revoke it. The chain answers, for anyone.',
  heading: 'A grant',
  lead: 'We read these facts from the chain. You can check each one without a wallet and without us.',
  noindex: true,
}

/** What a grant is. */
export const what = [
  'A grant holds tokens for one account. The tokens vest along a schedule, and the receiver withdraws vested tokens at any time. The schedule can be one date, a line with or without a cliff, equal parts, or segments of your own.',
  'You can name an account that may revoke the grant. After a revocation the receiver keeps all vested tokens, and the rest comes back. With a notice period, the grant keeps vesting until the period ends. The contract enforces the notice.',
] as const

/** How a grant differs from a lock. */
export const differences = [
  [
    'Can it end early?',
    'Yes, if the account named in it revokes it. That account can give up the right.',
    'No one can end it early.',
  ],
  ['Does it count as locked?', 'No. Our sums and proofs of locks leave it out.', 'Yes, and anyone can prove it.'],
  ['What is it for?', 'Use it for teams and advisers, who may leave.', 'Use it for promises to buyers and holders.'],
  ['Can it be extended, split or merged?', 'No.', 'Yes, by its owner.'],
] as const

/** What can be done with a grant: the operation, by whom, and its limit. */
export const powers = [
  ['Withdraw', 'The receiver', 'The limit is what has vested. It can go to any address.'],
  [
    'Send the receiver what has vested',
    'Anyone, where the grant allows it',
    'The tokens go to the receiver alone, who can switch this off.',
  ],
  ['Revoke', 'The account named in it', 'This works once, after the notice period. The receiver keeps vested tokens.'],
  ['Take back what did not vest', 'The account that revoked', 'The tokens can go to any address.'],
  ['Give up the right to revoke', 'The account named in it', 'This cannot be undone.'],
  [
    'Hand over either part',
    'Its holder, then the new account',
    'The new account accepts in a second step, so a mistyped address gets no rights.',
  ],
  ['Change the schedule, pause, take a fee', 'No one', 'There is no such function.'],
] as const
