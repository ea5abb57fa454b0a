import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, answersText, cannot, does } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** An allowance can be given by a signature (ERC-2612). */
    permit: boolean
    /** Balances count as votes and can be delegated (ERC-5805). */
    votes: boolean
  }
}

const permitCall = 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)'

/** Allowances by signature (ERC-2612). */
export const permit: Feature<Erc20Options> = {
  option: {
    name: 'permit',
    start: true,
    label: 'Permit',
    on: 'Holders can allow spending by a signature, without a transaction.',
    off: 'Only a transaction allows spending.',
  },
  sign: permitCall,
  solidity: () => ({
    notice: 'An allowance can be given by a signature.',
    imports: ['token/ERC20/extensions/ERC20Permit'],
    bases: ['ERC20Permit'],
    calls: ['ERC20Permit(name_)'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'allow spending by a signature, which anyone may submit',
      functions: ['permit'],
    },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'A signature alone can give tokens away: wallets show a permit as a request to sign, not to pay.',
    },
  ],
  trials: () => [
    {
      says: 'A permit counts once, for the amount that was signed.',
      lines: [
        does('LAUNCHER', 'transfer(address,uint256)', 'SIGNER', 9),
        'bytes32 permitType = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");',
        'bytes32 terms = keccak256(abi.encode(permitType, SIGNER, BOB, uint256(4), uint256(0), block.timestamp));',
        'bytes memory domain = _asks(abi.encodeWithSignature("DOMAIN_SEPARATOR()"));',
        '(uint8 v, bytes32 r, bytes32 s) = _sign(keccak256(bytes.concat(hex"1901", domain, terms)));',
        cannot('BOB', permitCall, 'SIGNER', 'BOB', 5, 'block.timestamp', 'v', 'r', 's'),
        does('BOB', permitCall, 'SIGNER', 'BOB', 4, 'block.timestamp', 'v', 'r', 's'),
        cannot('BOB', permitCall, 'SIGNER', 'BOB', 4, 'block.timestamp', 'v', 'r', 's'),
        answers(4, 'allowance(address,address)', 'SIGNER', 'BOB'),
        does('BOB', 'transferFrom(address,address,uint256)', 'SIGNER', 'BOB', 4),
      ],
    },
  ],
}

/** Balances count as votes, at any moment of the past (ERC-5805, with the clock of ERC-6372 in seconds). */
export const votes: Feature<Erc20Options> = {
  option: {
    name: 'votes',
    label: 'Votes',
    on: 'Balances count as votes once they are delegated.',
    off: 'A balance is not a vote.',
    fit: ({ permit: signed }) =>
      signed
        ? undefined
        : {
            option: 'permit',
            to: true,
            because: 'Votes are delegated by the same signatures, so permit comes with them.',
          },
  },
  sign: 'delegate(address)',
  solidity: () => ({
    notice: 'Balances count as votes once their holder delegates them, to itself or to another account.',
    imports: ['token/ERC20/extensions/ERC20Votes', 'utils/Nonces'],
    bases: ['ERC20Votes'],
    functions: [
      [
        '/// @notice The clock of votes, in Unix seconds, so that it is the same on every chain.',
        'function clock() public view override returns (uint48) {',
        '    return uint48(block.timestamp);',
        '}',
      ],
      [
        '/// @notice How the clock is read, as ERC-6372 writes it.',
        'function CLOCK_MODE() public pure override returns (string memory) {',
        '    return "mode=timestamp";',
        '}',
      ],
    ],
    overrides: { _update: ['ERC20Votes'], nonces: ['ERC20Permit', 'Nonces'] },
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'delegate the votes of a balance',
      functions: ['delegate', 'delegateBySig'],
    },
  ],
  risks: () => [{ level: 'note', text: 'A balance that is not delegated does not vote.' }],
  trials: () => [
    {
      says: 'Votes follow the balance once it is delegated.',
      lines: [
        answers(0, 'getVotes(address)', 'LAUNCHER'),
        does('LAUNCHER', 'delegate(address)', 'LAUNCHER'),
        answers('SUPPLY', 'getVotes(address)', 'LAUNCHER'),
        does('LAUNCHER', 'transfer(address,uint256)', 'BOB', 5),
        answers('SUPPLY - 5', 'getVotes(address)', 'LAUNCHER'),
        answers(0, 'getVotes(address)', 'BOB'),
        does('BOB', 'delegate(address)', 'CAROL'),
        answers(5, 'getVotes(address)', 'CAROL'),
        answers('block.timestamp', 'clock()'),
        answersText('mode=timestamp', 'CLOCK_MODE()'),
      ],
    },
  ],
}
