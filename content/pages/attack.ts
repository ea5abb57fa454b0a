import { levels } from '#content/attacks.ts'
import type { Page } from './page.ts'

/** /attack */
export const attack: Page = {
  title: 'Attack theatre: run eight real attacks yourself',
  description:
    'Run eight real classes of attack against a broken and a fixed contract, in an Ethereum machine in your browser. No wallet, no server.',
  heading: 'Attack theatre',
  lead: 'Choose a contract and attack it. Your browser runs the attack against the broken contract and against its fix. You see the balances, each call and each line that ran.',
}

/** How a level works, in three steps. */
export const attackSteps = [
  'You read what the contract is for, and what the attacker wants.',
  'You press “Attack both contracts”. A real Ethereum machine runs in your browser. It needs no wallet and sends nothing.',
  'You step through the calls, read why it happened, and write the fix yourself.',
] as const

/** The page of each level, by its path. */
export const attackPages: Record<string, Page> = Object.fromEntries(
  levels.map(({ id, title, goal, scene }) => [
    `/attack/${id}`,
    {
      title: `${title}: an attack to run`,
      description: `${goal} Run the attack against a broken and a fixed contract in your browser.`,
      heading: title,
      lead: scene,
    },
  ]),
)
