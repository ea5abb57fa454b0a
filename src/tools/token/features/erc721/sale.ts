import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, firstPiece, numberOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc721Options {
    /** Anyone buys pieces in phases that are fixed at the launch. */
    sale: boolean
  }
}

const buy = 'buy(uint256,uint256,bytes32[])'
const noProof = 'new bytes32[](0)'

/** A sale in phases. Price, times, limits, allow lists and the receiver of the proceeds are fixed at the launch. */
export const sale: Feature<Erc721Options> = {
  option: {
    name: 'sale',
    rare: true,
    label: 'Public sale',
    on: 'Anyone buys pieces at a price you fix now. Times, limits and the receiver of the proceeds can never change.',
    off: 'The contract sells nothing.',
  },
  sign: 'phaseCount()',
  solidity: () => ({
    notice: 'Anyone buys tokens in phases that are fixed at the launch.',
    imports: ['utils/Address', 'utils/cryptography/MerkleProof'],
    parameters: [{ field: 'sale', type: 'Sale', doc: 'The phases of the sale, and who receives what buyers pay.' }],
    types: [
      '/// @notice A phase of the sale.',
      '/// @param start The second from which on it is open; zero: from the launch on.',
      '/// @param end The second from which on it is closed; zero: never.',
      '/// @param price What a token costs, in wei.',
      '/// @param limit The most tokens that an account buys in it.',
      '/// @param root The Merkle root of the accounts that may buy; zero: all may.',
      'struct Phase {',
      '    uint64 start;',
      '    uint64 end;',
      '    uint128 price;',
      '    uint64 limit;',
      '    bytes32 root;',
      '}',
      '',
      '/// @notice What the launch fixes of the sale.',
      '/// @param proceeds Who receives what buyers pay; not the zero address.',
      '/// @param phases From 1 to 8 phases.',
      'struct Sale {',
      '    address proceeds;',
      '    Phase[] phases;',
      '}',
      '',
    ],
    state: [
      '/// @notice Who receives what buyers pay.',
      'address payable public immutable proceeds;',
      '',
      '/// @notice How many tokens an account bought in a phase.',
      'mapping(uint256 phase => mapping(address account => uint256 count)) public bought;',
      '',
      'Phase[] private _phases;',
      '',
    ],
    events: [
      '/// @notice An account bought tokens, and paid so much for all of them, in wei.',
      'event Bought(address indexed account, uint256 indexed phase, uint256 count, uint256 paid);',
      '',
      '/// @notice What buyers paid so far went to the receiver of the proceeds, in wei.',
      'event ProceedsWithdrawn(uint256 amount);',
    ],
    errors: [
      '/// @notice The proceeds need a receiver.',
      'error Token_NoProceeds();',
      '',
      '/// @notice A sale has from 1 to 8 phases.',
      'error Token_PhasesOutOfBounds(uint256 count);',
      '',
      '/// @notice Nobody could buy in this phase.',
      'error Token_PhaseWithoutBuyers(uint256 phase);',
      '',
      '/// @notice The phase is not open now.',
      'error Token_PhaseClosed(uint256 phase);',
      '',
      '/// @notice The account is not on the list of the phase, or the proof is of another list.',
      'error Token_NotOnTheList(address account);',
      '',
      '/// @notice More tokens than the account has left in the phase.',
      'error Token_BeyondPhaseLimit(uint256 count, uint256 left);',
      '',
      '/// @notice What was sent is not the price.',
      'error Token_WrongPayment(uint256 sent, uint256 price);',
    ],
    checks: ['if (sale_.proceeds == address(0)) revert Token_NoProceeds();'],
    setup: ['proceeds = payable(sale_.proceeds);', '_fixPhases(sale_.phases);'],
    functions: [
      [
        '/// @dev Writes the phases. Each has a time that is not over, and a limit.',
        'function _fixPhases(Phase[] memory phases) private {',
        '    if (phases.length == 0 || phases.length > 8) revert Token_PhasesOutOfBounds(phases.length);',
        '    for (uint256 i = 0; i < phases.length; ++i) {',
        '        (uint256 start, uint256 end) = (phases[i].start, phases[i].end);',
        '        bool isOver = end != 0 && (end <= start || end <= block.timestamp);',
        '        if (isOver || phases[i].limit == 0) revert Token_PhaseWithoutBuyers(i);',
        '        _phases.push(phases[i]);',
        '    }',
        '}',
      ],
      [
        '/// @notice Buys the next tokens for the caller. What is sent has to be their price, to the wei.',
        '/// @param phase The number of an open phase, from zero.',
        '/// @param count How many, at least one.',
        '/// @param proof Of a phase with a list: the Merkle proof of the caller; else empty.',
        '/// @return first The number of the first.',
        'function buy(uint256 phase, uint256 count, bytes32[] calldata proof) external payable returns (uint256 first) {',
        '    if (phase >= _phases.length) revert Token_PhaseClosed(phase);',
        '    Phase memory open = _phases[phase];',
        '    if (block.timestamp < open.start || (open.end != 0 && block.timestamp >= open.end)) {',
        '        revert Token_PhaseClosed(phase);',
        '    }',
        '    bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(msg.sender))));',
        '    if (open.root != 0 && !MerkleProof.verifyCalldata(proof, open.root, leaf)) {',
        '        revert Token_NotOnTheList(msg.sender);',
        '    }',
        '    uint256 left = open.limit - bought[phase][msg.sender];',
        '    if (count > left) revert Token_BeyondPhaseLimit(count, left);',
        '    uint256 price = open.price * count;',
        '    if (msg.value != price) revert Token_WrongPayment(msg.value, price);',
        '    bought[phase][msg.sender] += count;',
        '    emit Bought(msg.sender, phase, count, price);',
        '    first = _mintNext(msg.sender, count);',
        '}',
      ],
      [
        '/// @notice Sends what buyers paid to the receiver of the proceeds. Anyone can call it.',
        '/// @return amount How much, in wei.',
        'function withdrawProceeds() external returns (uint256 amount) {',
        '    amount = address(this).balance;',
        '    emit ProceedsWithdrawn(amount);',
        '    Address.sendValue(proceeds, amount);',
        '}',
      ],
      [
        '/// @notice How many phases the sale has.',
        'function phaseCount() external view returns (uint256) {',
        '    return _phases.length;',
        '}',
      ],
      [
        '/// @notice A phase of the sale, by its number from zero.',
        'function phaseAt(uint256 phase) external view returns (Phase memory) {',
        '    return _phases[phase];',
        '}',
      ],
    ],
  }),
  powers: ({ capped }) => [
    {
      who: 'anyone',
      can: `buy pieces while a phase of the sale is open${capped ? ', up to the largest number' : ''}`,
      functions: ['buy'],
    },
    {
      who: 'anyone',
      can: 'have the proceeds sent to their receiver, who is fixed',
      functions: ['withdrawProceeds'],
    },
  ],
  risks: () => [
    { level: 'note', text: 'Pieces can also be created without paying, by the account that has that power.' },
    { level: 'note', text: 'A limit for each account does not stop a person who has several.' },
  ],
  trials: (options) => {
    const first = firstPiece(options)
    return [
      {
        says: 'Pieces are bought in an open phase, up to the limit of the account, and at no other price.',
        lines: [
          answers(4, 'phaseCount()'),
          does('BOB', buy, 0, 1, noProof),
          answers(numberOf('BOB'), 'ownerOf(uint256)', first),
          cannot('BOB', buy, 0, 2, noProof),
          does('BOB', buy, 0, 1, noProof),
          cannot('BOB', buy, 0, 1, noProof),
          cannot('BOB', buy, 0, 0, noProof),
          answers(2, 'bought(uint256,address)', 0, 'BOB'),
          cannot('CAROL', buy, 1, 1, noProof),
          cannot('CAROL', buy, 3, 1, noProof),
          cannot('CAROL', buy, 4, 1, noProof),
        ],
      },
      {
        says: 'In a phase with a list, only accounts on it buy.',
        lines: [
          cannot('CAROL', buy, 2, 1, noProof),
          does('BOB', buy, 2, 1, noProof),
          cannot('BOB', buy, 2, 1, noProof),
          answers('uint160(PLAIN)', 'proceeds()'),
          does('STRANGER', 'withdrawProceeds()'),
        ],
      },
    ]
  },
}
