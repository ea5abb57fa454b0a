import type { Level } from '#tools/attack/level.ts'

/** The words of the attack theatre. What they say of a parameter is tested in `contracts/attacks/attacks.t.sol`. */
export const levels: readonly Level[] = [
  {
    id: 'reentrancy',
    title: 'The bank that pays first',
    goal: 'Withdraw more ether than you deposited.',
    scene:
      'A bank keeps ether for three customers. Alice deposited 60 ether and Bob 30. The attacker deposited 10. The bank pays each customer what they have. The attacker is a contract, so its code runs while it is being paid. That code asks the bank for the same money again.',
    parameter: { label: 'Withdrawals inside a withdrawal', unit: 'times', min: 0, max: 12, start: 9, step: 1 },
    decimals: 0,
    why: 'The bank sends the ether first and clears the balance afterwards. Each new request still finds the old balance of 10 ether. Nine extra requests empty the bank. A tenth finds no ether left: it fails, and the whole transaction is undone.',
    fix: 'One line moves up. The bank clears the balance before it sends the ether. The second request finds a balance of 0.',
    incident: {
      name: 'The DAO',
      date: '17 June 2016',
      loss: '3.6 million ether',
      source: {
        title: 'Report of Investigation: The DAO (U.S. Securities and Exchange Commission)',
        url: 'https://www.sec.gov/litigation/investreport/34-81207.pdf',
      },
    },
    finding: 'F-01',
  },
]
