import type { Difficulty } from '#content/findings.ts'

export type Severity = 'Critical' | 'High' | 'Medium' | 'Low' | 'Informational'

/** One finding in the vault: the lines it is in, what it costs whom, the function that proves it, and those that mend it. */
type Found = {
  id: string
  severity: Severity
  /** How much an attacker needs, in the words of `content/findings.ts`. */
  difficulty: Difficulty
  title: string
  /** How its first and its last line begin. */
  lines: readonly [first: string, last: string]
  cost: string
  /** The name of its test. */
  test: string
  /** What forge says when the test runs on the vault. */
  fails: string
  /** The functions of the fixed vault that resolve it. */
  fix: readonly string[]
  /** The level of the attack theatre that has the same fault. */
  level?: { id: string; title: string }
  why: string
}

export const found: readonly Found[] = [
  {
    id: 'F-01',
    severity: 'Critical',
    difficulty: 'Low',
    title: 'A member can withdraw again while being paid',
    lines: ['(bool paid,) = msg.sender.call', 'sharesOf[msg.sender] = 0'],
    cost: 'A thief with 1 ether takes 5.33 of the 10 ether that belong to Alice, in one transaction.',
    test: 'test_F01_others_keep_their_ether',
    fails: 'left for Alice: 4665073802097334146 < 10000000000000000000',
    fix: ['withdraw'],
    why: 'The vault clears the shares first and pays last.',
    level: { id: 'reentrancy', title: 'The bank that pays first' },
  },
  {
    id: 'F-02',
    severity: 'High',
    difficulty: 'Medium',
    title: 'A gift to the vault takes the next deposit',
    lines: ['uint256 held =', 'uint256 shares ='],
    cost: 'Mallory deposits 1 wei and sends the vault 10 ether. Alice deposits 10 ether and receives 0 shares.',
    test: 'test_F02_a_gift_takes_nothing_from_the_next',
    fails: 'paid to Alice: 0 < 10000000000000000000',
    fix: ['deposit'],
    why: 'The vault counts deposits itself. A gift no longer changes the price of a share.',
    level: { id: 'first-depositor', title: 'The vault with one expensive share' },
  },
  {
    id: 'F-03',
    severity: 'Medium',
    difficulty: 'Low',
    title: 'One member can block the rewards of all',
    lines: ['(bool paid,) = members[at].call', 'require(paid'],
    cost: 'One contract that refuses ether stops every payment of rewards, for all members.',
    test: 'test_F03_one_member_cannot_block_the_rewards',
    fails: 'not paid',
    fix: ['payRewards', 'claimReward'],
    why: 'The vault writes down each reward, and each member claims their own.',
  },
  {
    id: 'F-04',
    severity: 'Low',
    difficulty: 'High',
    title: 'A mistyped guardian is final',
    lines: ['guardian = next', 'guardian = next'],
    cost: 'After one wrong address, the vault has no account that can pause it.',
    test: 'test_F04_a_mistyped_guardian_changes_nothing',
    fails: 'not the guardian',
    fix: ['setGuardian', 'acceptGuardian'],
    why: 'The new guardian accepts the role before it changes hands.',
  },
  {
    id: 'F-05',
    severity: 'Informational',
    difficulty: 'Not applicable',
    title: 'A pause leaves no event',
    lines: ['paused = stop', 'paused = stop'],
    cost: 'Monitoring tools cannot see a pause in the logs, so members learn of it late.',
    test: 'test_F05_a_pause_leaves_an_event',
    fails: 'events: 0 != 1',
    fix: ['pause'],
    why: 'Each pause and each resumption emits an event.',
  },
]

/** The commit that holds the vault, its fix and their tests. */
export const fixCommit = '0b39cb097eb81d404f065f66f9c276abf9cc7510'

/** The text of the files that the findings are about. */
export type VaultFiles = { vault: string; fixed: string; tests: string }

/** A finding with its places in the vault, counted from 0 below the licence, its test and its fix as they are written in the files that run. */
export function placedFindings({ vault, fixed, tests }: VaultFiles) {
  const lines = shownLines(vault)
  return found.map((finding) => {
    const first = lines.findIndex((line) => line.trim().startsWith(finding.lines[0]))
    const last = lines.findIndex((line, at) => at >= first && line.trim().startsWith(finding.lines[1]))
    return {
      ...finding,
      first,
      last,
      testCode: functionOf(tests, finding.test),
      fixCode: finding.fix.map((name) => functionOf(fixed, name)).join('\n\n'),
    }
  })
}

/** How many lines of the vault are above those that are shown: its licence and its version. */
export const linesAbove = 3

/** The lines of the vault, below its licence and its version. */
export const shownLines = (vault: string) => vault.trimEnd().split('\n').slice(linesAbove)

/** A function of a contract, moved to the margin. */
function functionOf(source: string, name: string): string {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`    function ${name}(`))
  const end = lines.indexOf('    }', start)
  return lines
    .slice(start, end + 1)
    .map((line) => line.slice(4))
    .join('\n')
}
