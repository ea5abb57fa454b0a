/** How much an attacker needs before a finding costs anyone something. */
export const difficulties = [
  ['Low', 'Anyone can do it, with one contract and little money.'],
  ['Medium', 'It takes a certain token, role or moment that an attacker can choose.'],
  ['High', 'It takes a mistake or a rare state that an attacker cannot choose.'],
  ['Not applicable', 'It is a limit of the design. No one has to do anything.'],
] as const

export type Difficulty = (typeof difficulties)[number][0]

/** What the sample report does not say of a finding: its difficulty, its contracts, and where it shows no lines, which lines. */
export type FindingFacts = {
  difficulty: Difficulty
  contracts: readonly string[]
  /** A file, a piece of the line that matters, and how many lines around it are shown. */
  lines?: readonly [file: string, piece: string, before: number, after: number]
}

/** The findings of the sample report, by their names. */
export const findingFacts: Record<string, FindingFacts> = {
  'TL-01': { difficulty: 'Medium', contracts: ['TokenLocker', 'VotingLocker'] },
  'TL-02': {
    difficulty: 'Not applicable',
    contracts: ['TokenLocker', 'VotingLocker'],
    lines: ['contracts/lockers/LockerBase.sol', '_debit(token, pool, debt, amount);', 2, 1],
  },
  'TL-03': { difficulty: 'Low', contracts: ['TokenLocker', 'VotingLocker'] },
  'TL-04': { difficulty: 'High', contracts: ['TokenLocker'] },
  'TL-05': { difficulty: 'Not applicable', contracts: ['TokenLocker'] },
  'PL-01': { difficulty: 'High', contracts: ['PositionLocker'] },
  'PL-02': {
    difficulty: 'Low',
    contracts: ['PositionLocker', 'LockLens'],
    lines: ['contracts/PositionLocker.sol', 'manager.code.length == 0', 1, 2],
  },
  'PL-03': { difficulty: 'High', contracts: ['PositionLocker'] },
  'PL-04': { difficulty: 'Not applicable', contracts: ['PositionLocker'] },
  'LL-01': {
    difficulty: 'Low',
    contracts: ['LockLens'],
    lines: ['contracts/locks/TokenPowers.sol', '_account(token, "owner()")', 1, 2],
  },
  'MC-01': { difficulty: 'Low', contracts: ['MerkleClaims'] },
  'MC-02': { difficulty: 'Not applicable', contracts: ['MerkleClaims'] },
  'MC-03': {
    difficulty: 'Medium',
    contracts: ['MerkleClaims'],
    lines: ['contracts/MerkleClaims.sol', 'token.safeTransfer(recipient, paid);', 1, 1],
  },
  'MC-04': {
    difficulty: 'High',
    contracts: ['MerkleClaims'],
    lines: ['contracts/MerkleClaims.sol', 'paid = held < debt', 3, 1],
  },
  'CM-01': { difficulty: 'Medium', contracts: ['CodeMint721'] },
  'CM-02': {
    difficulty: 'High',
    contracts: ['CodeMint721'],
    lines: ['contracts/mint/PackedERC721.sol', 'emit Transfer(address(0), to, id);', 3, 1],
  },
  'CM-03': {
    difficulty: 'High',
    contracts: ['CodeMint721'],
    lines: ['contracts/mint/CodeMintTerms.sol', 'address public immutable voucherSigner', 1, 0],
  },
  'SE-01': {
    difficulty: 'Not applicable',
    contracts: ['SealEngraver'],
    lines: ['contracts/SealEngraver.sol', 'function sealSvg(uint32 state', 0, 0],
  },
  'GE-01': { difficulty: 'Not applicable', contracts: ['All contracts'] },
  'GE-02': {
    difficulty: 'Not applicable',
    contracts: ['All contracts'],
    lines: ['contracts/CodeMint721.sol', 'import { ReentrancyGuardTransient }', 0, 0],
  },
}
