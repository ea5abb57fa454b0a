import type { Feature } from './feature.ts'
import type { Erc20Options } from './options.ts'

/** Allowances by signature (ERC-2612). */
export const permit: Feature<Erc20Options> = {
  applies: ({ permit: on }) => on,
  solidity: () => ({
    notice: 'An allowance can be given by a signature.',
    imports: ['token/ERC20/extensions/ERC20Permit'],
    bases: ['ERC20Permit'],
    calls: ['ERC20Permit(name_)'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'allow spending by a signature, which anybody may hand in',
      until: 'for ever',
      functions: ['permit'],
    },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'A signature alone can give tokens away: wallets show a permit as a request to sign, not to pay.',
    },
  ],
}

/** Balances count as votes, at any moment of the past (ERC-5805, with the clock of ERC-6372 in seconds). */
export const votes: Feature<Erc20Options> = {
  applies: ({ votes: on }) => on,
  solidity: () => ({
    notice: 'Balances count as votes once they are delegated, to oneself or to another.',
    imports: ['token/ERC20/extensions/ERC20Votes', 'utils/Nonces'],
    bases: ['ERC20Votes'],
    functions: [
      [
        '/// @notice The clock of votes: Unix seconds, so that it runs alike on every chain.',
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
      until: 'for ever',
      functions: ['delegate', 'delegateBySig'],
    },
  ],
  risks: () => [{ level: 'note', text: 'A balance that is not delegated does not vote.' }],
}
