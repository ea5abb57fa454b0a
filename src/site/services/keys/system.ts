/** A key or a part of a system: what it is called, whose it is, and what there is to know about it. */
export type SystemPart = {
  id: string
  name: string
  /** Who holds the key, or what kind of part it is. */
  holder: string
  facts: readonly (readonly [question: string, answer: string])[]
}

/** What a key does to a part, and whether it can only do so on the day of the launch. */
export type Power = { from: string; to: string; does: string; once?: true }

/** The keys of the sample system. */
export const keys: readonly SystemPart[] = [
  {
    id: 'owner',
    name: 'Owner multisig',
    holder: 'You: 3 of 5 signers',
    facts: [
      ['What it can do', 'It sets the fee between 0 and 1 % and names the guardian. Both powers end in January 2027.'],
      ['If a key is lost', 'Two of five keys may be lost. With a third, the fee and the guardian stay as they are.'],
      ['If a key is stolen', 'One key signs nothing. A thief with three can raise the fee to 1 %; deposits stay safe.'],
      ['Who replaces it', 'Three of the signers replace the lost one, in one transaction.'],
    ],
  },
  {
    id: 'guardian',
    name: 'Guardian multisig',
    holder: 'You and our on-call engineer: 2 of 3',
    facts: [
      ['What it can do', 'It pauses deposits for 72 hours at a time. Withdrawals stay open.'],
      [
        'If a key is lost',
        'One of three keys may be lost. After a second, no one can pause until the owner names a new guardian.',
      ],
      ['If a key is stolen', 'A thief with two keys can hold up new deposits. Money in the vault stays where it is.'],
      ['Who replaces it', 'The owner multisig names a new guardian.'],
    ],
  },
  {
    id: 'deployer',
    name: 'Deployer key',
    holder: 'We, on launch day',
    facts: [
      ['What it can do', 'It deploys the vault and gives the roles to your multisigs. It has no power afterwards.'],
      ['If it is lost', 'The vault works as before.'],
      ['If it is stolen', 'A thief gets the ether that was left for network fees, about 20 USD.'],
      ['Who replaces it', 'You need no replacement. A test on the live chain checks that the key has no role.'],
    ],
  },
  {
    id: 'domain',
    name: 'Domain account',
    holder: 'You, at your registrar',
    facts: [
      ['What it can do', 'It decides which page your users see.'],
      ['If it is lost', 'The page goes offline. Users withdraw through a block explorer.'],
      ['If it is stolen', 'A thief shows a false page that asks for harmful signatures. Protect this key first.'],
      ['Who replaces it', 'The registrar returns the account to the company it is registered to, within days.'],
    ],
  },
  {
    id: 'depositor',
    name: 'Depositor’s key',
    holder: 'Each user',
    facts: [
      ['What it can do', 'It withdraws that user’s own share, at any time.'],
      ['If it is lost', 'That share stays in the vault for good. Smart wallets with recovery prevent this.'],
      ['If it is stolen', 'A thief can withdraw that share and no other.'],
      ['Who replaces it', 'The user alone. You and we have no function for it.'],
    ],
  },
]

/** The parts of the sample system. */
export const parts: readonly SystemPart[] = [
  {
    id: 'vault',
    name: 'Vault',
    holder: 'Contract',
    facts: [
      ['What it holds', 'All deposits. Each depositor has a share.'],
      ['Who can change it', 'The owner changes the fee, the guardian pauses deposits. There is no upgrade.'],
      ['If it fails', 'The guardian pauses deposits and users withdraw. The runbook has the order of steps.'],
      ['Who replaces it', 'You deploy a new vault. Users move their own deposits.'],
    ],
  },
  {
    id: 'feed',
    name: 'Price feed',
    holder: 'Another company’s contract',
    facts: [
      ['What it does', 'It tells the vault the price at which new deposits get shares.'],
      ['Who can change it', 'Its operators.'],
      ['If it fails', 'Deposits stop when the price is older than one hour. Withdrawals work without it.'],
      ['Who replaces it', 'You deploy a new vault with another feed.'],
    ],
  },
  {
    id: 'site',
    name: 'Website',
    holder: 'Your server',
    facts: [
      ['What it holds', 'No money and no keys. It prepares transactions that users sign.'],
      ['Who can change it', 'The holder of the domain account, and your server’s administrators.'],
      ['If it fails', 'Users reach the vault with any wallet or block explorer.'],
      ['Who replaces it', 'You restore it from the repository, in less than an hour.'],
    ],
  },
]

/** Which key reaches which part, and how. */
export const powers: readonly Power[] = [
  { from: 'owner', to: 'vault', does: 'sets the fee' },
  { from: 'guardian', to: 'vault', does: 'pauses deposits' },
  { from: 'deployer', to: 'vault', does: 'deploys', once: true },
  { from: 'domain', to: 'site', does: 'chooses the page' },
  { from: 'depositor', to: 'vault', does: 'withdraws a share' },
  { from: 'depositor', to: 'site', does: 'reads and signs' },
]
