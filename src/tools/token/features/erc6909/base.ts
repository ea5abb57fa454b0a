import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import { mostDecimals } from '#tools/token/features/erc20/base.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc6909Options } from '#tools/token/features/options.ts'
import { answers, answersText, cannot, does, holderIn } from '#tools/token/features/trial.ts'

const createCall = 'createToken(address,uint256,string,string,uint8,string)'
const mintCall = 'mint(address,uint256,uint256)'
const sendCall = 'transfer(address,uint256,uint256)'
const spendCall = 'transferFrom(address,address,uint256,uint256)'
const created = ['"Silver"', '"SLV"', 'uint8(6)', '"ipfs://silver/"'] as const

/** What every ERC-6909 contract has: numbered tokens, each with its own name, decimals, metadata and counted supply. The launch creates token 1. */
export const erc6909Base: Feature<Erc6909Options> = {
  sign: createCall,
  isHeld: true,
  solidity: (options) => ({
    notice: 'Several tokens in one contract (ERC-6909). The name and the decimals of a token never change.',
    imports: [
      'token/ERC6909/ERC6909',
      'token/ERC6909/extensions/ERC6909ContentURI',
      'token/ERC6909/extensions/ERC6909Metadata',
      'token/ERC6909/extensions/ERC6909TokenSupply',
    ],
    bases: ['ERC6909', 'ERC6909ContentURI', 'ERC6909Metadata', 'ERC6909TokenSupply'],
    parameters: [
      { field: 'name', type: 'string', doc: 'The name of token 1.' },
      { field: 'symbol', type: 'string', doc: 'Its symbol.' },
      { field: 'decimals', type: 'uint8', doc: `Its digits after the decimal point, ${mostDecimals} at most.` },
      { field: 'supply', type: 'uint256', doc: 'Its first supply, in the smallest unit.' },
      { field: 'receiver', type: 'address', doc: 'Who receives the first supply; not the zero address.' },
      { field: 'uri', type: 'string', doc: 'The address of its metadata.' },
    ],
    state: ['/// @notice The number of the newest token. The first is 1.', 'uint256 public lastTokenId;', ''],
    errors: [
      '/// @notice The token has more decimals than wallets and exchanges can show.',
      'error Token_TooManyDecimals(uint8 decimals);',
      '',
      '/// @notice No token has this number.',
      'error Token_UnknownToken(uint256 id);',
    ],
    mints: ['_createToken(receiver_, supply_, name_, symbol_, decimals_, uri_);'],
    functions: [
      [
        '/// @notice Creates a token with the next number.',
        '/// @param to Who receives its first supply.',
        '/// @param amount How much, in the smallest unit.',
        '/// @param tokenName Its name.',
        '/// @param tokenSymbol Its symbol.',
        `/// @param tokenDecimals Its digits after the decimal point, ${mostDecimals} at most.`,
        '/// @param uri The address of its metadata.',
        '/// @return id Its number.',
        'function createToken(',
        '    address to,',
        '    uint256 amount,',
        '    string calldata tokenName,',
        '    string calldata tokenSymbol,',
        '    uint8 tokenDecimals,',
        '    string calldata uri',
        `) external ${guard(options, 'mint')} returns (uint256 id) {`,
        '    return _createToken(to, amount, tokenName, tokenSymbol, tokenDecimals, uri);',
        '}',
      ],
      [
        '/// @notice Creates more of a token.',
        '/// @param to Who receives it.',
        '/// @param id The number of a token that exists.',
        '/// @param amount How much, in the smallest unit.',
        `function mint(address to, uint256 id, uint256 amount) external ${guard(options, 'mint')} {`,
        '    if (id == 0 || id > lastTokenId) revert Token_UnknownToken(id);',
        '    _mint(to, id, amount);',
        '}',
      ],
      [
        '/// @dev Gives a new token its name, symbol, decimals, metadata and first supply.',
        'function _createToken(',
        '    address to,',
        '    uint256 amount,',
        '    string memory tokenName,',
        '    string memory tokenSymbol,',
        '    uint8 tokenDecimals,',
        '    string memory uri',
        ') private returns (uint256 id) {',
        `    if (tokenDecimals > ${mostDecimals}) revert Token_TooManyDecimals(tokenDecimals);`,
        '    id = ++lastTokenId;',
        '    _setName(id, tokenName);',
        '    _setSymbol(id, tokenSymbol);',
        '    _setDecimals(id, tokenDecimals);',
        '    _setTokenURI(id, uri);',
        '    _mint(to, id, amount);',
        '}',
      ],
    ],
    overrides: {
      _update: ['ERC6909TokenSupply'],
      supportsInterface: ['ERC6909', 'ERC6909ContentURI', 'ERC6909Metadata', 'ERC6909TokenSupply'],
    },
  }),
  powers: (options) => [
    {
      who: 'holder',
      can: 'send tokens, and allow others to spend an amount of one token, or everything as an operator',
      functions: ['transfer', 'transferFrom', 'approve', 'setOperator'],
    },
    {
      who: holderOf(options, 'mint'),
      can: 'add new tokens, and create any amount of any token',
      until: endOf(options),
      functions: ['createToken', 'mint'],
    },
  ],
  risks: () => [
    { level: 'warn', text: 'No token of this contract has a largest supply: more can be created at any time.' },
    { level: 'note', text: 'An operator can send every token of its holder, of every number, without a limit.' },
    { level: 'note', text: 'A transfer does not ask whether the receiver can use the token: check the address.' },
  ],
  trials: (options) => {
    const minter = holderIn(options, 'mint')
    return [
      {
        says: 'Token 1 has the name, decimals, metadata and supply that the launch gave.',
        lines: [
          answersText('Gold', 'name(uint256)', 1),
          answersText('GLD', 'symbol(uint256)', 1),
          answers(18, 'decimals(uint256)', 1),
          answersText('ipfs://bafy/', 'tokenURI(uint256)', 1),
          answers('SUPPLY', 'totalSupply(uint256)', 1),
          answers('SUPPLY', 'balanceOf(address,uint256)', 'LAUNCHER', 1),
          answers(1, 'supportsInterface(bytes4)', 'bytes4(0x0f632fb3)'),
        ],
      },
      {
        says: 'Only the account with the power adds tokens and increases their supply.',
        lines: [
          cannot('STRANGER', createCall, 'STRANGER', 5, ...created),
          cannot('STRANGER', mintCall, 'STRANGER', 1, 1),
          cannot(minter, mintCall, 'BOB', 2, 1),
          does(minter, createCall, 'BOB', 5, ...created),
          answers(2, 'lastTokenId()'),
          answersText('Silver', 'name(uint256)', 2),
          answers(6, 'decimals(uint256)', 2),
          does(minter, mintCall, 'BOB', 2, 4),
          answers(9, 'totalSupply(uint256)', 2),
          answers(9, 'balanceOf(address,uint256)', 'BOB', 2),
        ],
      },
      {
        says: 'Nobody sends more than they have or were allowed.',
        lines: [
          does('LAUNCHER', sendCall, 'BOB', 1, 5),
          cannot('BOB', sendCall, 'CAROL', 1, 6),
          cannot('CAROL', spendCall, 'BOB', 'CAROL', 1, 1),
          does('BOB', 'approve(address,uint256,uint256)', 'CAROL', 1, 2),
          does('CAROL', spendCall, 'BOB', 'CAROL', 1, 2),
          cannot('CAROL', spendCall, 'BOB', 'CAROL', 1, 1),
          does('BOB', 'setOperator(address,bool)', 'CAROL', 'true'),
          does('CAROL', spendCall, 'BOB', 'CAROL', 1, 3),
          answers(5, 'balanceOf(address,uint256)', 'CAROL', 1),
        ],
      },
    ]
  },
}
