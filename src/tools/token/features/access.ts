import type { Feature, Parameter, Power } from './feature.ts'
import type { TokenOptions } from './options.ts'
import { answers, cannot, does, holderIn, numberOf, senderOf } from './trial.ts'

/** What an account can be given the power to do: create tokens, stop all transfers, or restrict single accounts. */
export type Held = 'mint' | 'pause' | 'restrict'

/** The role of each power, what it may do in a comment of the source, and what it may do in the sentence of an argument. */
const roleOf = {
  mint: ['minter', 'create tokens', 'create tokens'],
  pause: ['pauser', 'stop and resume transfers', 'pause'],
  restrict: ['controller', 'restrict accounts', 'restrict accounts'],
} as const satisfies Record<Held, readonly [role: string, may: string, short: string]>

/** The powers that a token with these options has, and that an account holds. */
export function heldPowers(options: TokenOptions): Held[] {
  const held: Held[] = []
  const creates = options.kind === 'erc20' ? options.mintable : options.kind !== 'erc4626'
  if (creates) held.push('mint')
  if (options.pausable) held.push('pause')
  if (options.kind === 'erc20' && (options.blockList || options.allowList || options.freezable)) held.push('restrict')
  return held
}

/** The roles of a token with these options by their names in its source, without the admin's. */
export function rolesOf(options: TokenOptions): string[] {
  return heldPowers(options).map((power) => `${roleOf[power][0].toUpperCase()}_ROLE`)
}

/** A list as a sentence has it: `a, b or c`. */
const orList = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1')

/** The modifier that lets only the holder of one power in. */
export function guard(options: TokenOptions, power: Held): string {
  return options.access === 'ownable' ? 'onlyOwner' : `onlyRole(${roleOf[power][0].toUpperCase()}_ROLE)`
}

/** Who holds a power under the chosen access. */
export function holderOf(options: TokenOptions, power: Held): Power['who'] {
  return options.access === 'ownable' ? 'owner' : roleOf[power][0]
}

/** When a power ends under the chosen access. */
export function endOf(options: TokenOptions): string {
  return options.access === 'ownable'
    ? 'the owner renounces ownership'
    : 'the role is given up and no admin is left to give it again'
}

/** One owner for all powers. A transfer takes two steps, so that a mistyped address can never become the owner. */
export const ownable: Feature = {
  access: 'ownable',
  sign: 'pendingOwner()',
  solidity: (options) => ({
    imports: ['access/Ownable', 'access/Ownable2Step'],
    bases: ['Ownable2Step'],
    calls: options.delayed ? [] : ['Ownable(owner_)'],
    parameters: [
      {
        field: 'owner',
        type: 'address',
        doc: `Who may ${orList(heldPowers(options).map((power) => roleOf[power][2]))}; not the zero address.`,
      },
    ],
    functions: options.pausable
      ? [
          [
            '/// @notice Ends all powers of the owner permanently. Refused while paused, so that transfers can be resumed.',
            'function renounceOwnership() public override {',
            '    _requireNotPaused();',
            '    super.renounceOwnership();',
            '}',
          ],
        ]
      : [],
  }),
  powers: () => [
    {
      who: 'owner',
      can: 'hand the ownership to another account, which has to accept it',
      until: 'the owner renounces ownership',
      functions: ['transferOwnership', 'acceptOwnership'],
    },
    {
      who: 'owner',
      can: 'renounce the ownership: every power of the owner ends permanently',
      until: 'it is done',
      functions: ['renounceOwnership'],
    },
  ],
  trials: (options) => [
    {
      says: 'The ownership is handed over in two steps, by the owner alone, and can end.',
      lines: [
        answers(numberOf(senderOf(options, 'OWNER')), 'owner()'),
        cannot('STRANGER', 'transferOwnership(address)', 'STRANGER'),
        cannot('STRANGER', 'renounceOwnership()'),
        does('OWNER', 'transferOwnership(address)', 'BOB'),
        answers(numberOf(senderOf(options, 'OWNER')), 'owner()'),
        cannot('STRANGER', 'acceptOwnership()'),
        does('BOB', 'acceptOwnership()'),
        answers(numberOf('BOB'), 'owner()'),
        does('BOB', 'renounceOwnership()'),
        answers(0, 'owner()'),
        cannot('OWNER', 'transferOwnership(address)', 'OWNER'),
      ],
    },
  ],
}

/** A role for each power, and an admin who gives and takes them. */
export const roles: Feature = {
  access: 'roles',
  sign: 'grantRole(bytes32,address)',
  solidity: (options) => {
    const held = heldPowers(options).map((power) => roleOf[power])
    const accounts: Parameter[] = [
      {
        field: 'admin',
        type: 'address',
        doc: `Who may ${options.delayed ? 'announce the use of every role' : 'give and take roles'}; not the zero address.`,
      },
      // Behind a delay the timelock has every role.
      ...(options.delayed ? [] : held).map(([role, , may]): Parameter => ({
        field: role,
        type: 'address',
        doc: `Who may ${may}; the zero address gives this role to no account.`,
      })),
    ]
    return {
      imports: ['access/AccessControl'],
      bases: ['AccessControl'],
      parameters: accounts,
      state: held.flatMap(([role, may]) => [
        `/// @notice The role that may ${may}.`,
        `bytes32 public constant ${role.toUpperCase()}_ROLE = keccak256("${role.toUpperCase()}_ROLE");`,
        '',
      ]),
      errors: [
        '/// @notice The admin cannot be the zero address, because no one could then give a role.',
        'error Token_NoAdmin();',
      ],
      checks: ['if (admin_ == address(0)) revert Token_NoAdmin();'],
      setup: options.delayed
        ? []
        : [
            '_grantRole(DEFAULT_ADMIN_ROLE, admin_);',
            ...held.map(([role]) => `if (${role}_ != address(0)) _grantRole(${role.toUpperCase()}_ROLE, ${role}_);`),
          ],
      functions: options.pausable
        ? [
            [
              '/// @dev No account gives up its own role while paused, so that one is left to resume transfers.',
              'function _revokeRole(bytes32 role, address account) internal override returns (bool) {',
              '    if (account == _msgSender()) _requireNotPaused();',
              '    return super._revokeRole(role, account);',
              '}',
            ],
          ]
        : [],
      overrides: { supportsInterface: ['AccessControl'] },
    }
  },
  powers: () => [
    {
      who: 'admin',
      can: 'give every role to any account, and take it away',
      until: 'the last admin renounces that role',
      functions: ['grantRole', 'revokeRole'],
    },
    { who: 'admin', can: 'give up their own role', until: 'it is done', functions: ['renounceRole'] },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'Roles can change hands at any time. Check who holds them now, not only who held them at the launch.',
    },
  ],
  trials: (options) => [
    {
      says: 'Only an admin gives and takes roles, and without one that ends.',
      lines: [
        answers(1, 'hasRole(bytes32,address)', 'bytes32(0)', senderOf(options, 'ADMIN')),
        ...heldPowers(options).map((power) =>
          answers(
            1,
            'hasRole(bytes32,address)',
            `keccak256("${roleOf[power][0].toUpperCase()}_ROLE")`,
            senderOf(options, holderIn(options, power)),
          ),
        ),
        cannot('STRANGER', 'grantRole(bytes32,address)', 'bytes32(0)', 'STRANGER'),
        cannot('STRANGER', 'revokeRole(bytes32,address)', 'bytes32(0)', senderOf(options, 'ADMIN')),
        does('ADMIN', 'grantRole(bytes32,address)', 'keccak256("MINTER_ROLE")', 'BOB'),
        answers(1, 'hasRole(bytes32,address)', 'keccak256("MINTER_ROLE")', 'BOB'),
        does('ADMIN', 'renounceRole(bytes32,address)', 'bytes32(0)', senderOf(options, 'ADMIN')),
        cannot('ADMIN', 'grantRole(bytes32,address)', 'bytes32(0)', 'ADMIN'),
      ],
    },
  ],
}
