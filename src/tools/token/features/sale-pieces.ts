import type { Piece } from './feature.ts'

/** What the constructor of every sale is given, and what it demands and keeps. */
export const saleSetup = {
  imports: ['utils/Address', 'utils/cryptography/MerkleProof'],
  parameters: [{ field: 'sale', type: 'Sale', doc: 'The phases of the sale, and who receives what buyers pay.' }],
  types: [
    '/// @notice A phase of the sale.',
    '/// @param start When it opens, in Unix seconds; zero opens it at the launch.',
    '/// @param end When it closes, in Unix seconds; zero never closes it.',
    '/// @param price What a token costs, in wei.',
    '/// @param limit The most tokens that an account can buy in it.',
    '/// @param root The Merkle root of the accounts that may buy; zero lets every account buy.',
    'struct Phase {',
    '    uint64 start;',
    '    uint64 end;',
    '    uint128 price;',
    '    uint64 limit;',
    '    bytes32 root;',
    '}',
    '',
    '/// @notice The terms of the sale, which the launch fixes.',
    '/// @param proceeds Who receives what buyers pay; not the zero address.',
    '/// @param phases From 1 to 8 phases.',
    'struct Sale {',
    '    address proceeds;',
    '    Phase[] phases;',
    '}',
    '',
  ],
  checks: ['if (sale_.proceeds == address(0)) revert Token_NoProceeds();'],
  setup: ['proceeds = payable(sale_.proceeds);', '_fixPhases(sale_.phases);'],
} satisfies Piece

/** The storage of every sale. */
export const saleState = [
  '/// @notice Who receives what buyers pay.',
  'address payable public immutable proceeds;',
  '',
  '/// @notice How many tokens an account bought in a phase.',
  'mapping(uint256 phase => mapping(address account => uint256 count)) public bought;',
  '',
  'Phase[] private _phases;',
  '',
]

/** The event of a withdrawal. Each sale says in its own words what was bought. */
export const proceedsWithdrawn = [
  '/// @notice The payments of buyers went to the receiver of the proceeds, in wei.',
  'event ProceedsWithdrawn(uint256 amount);',
]

/** The errors of every sale. */
export const saleErrors = [
  '/// @notice The proceeds need a receiver.',
  'error Token_NoProceeds();',
  '',
  '/// @notice A sale has from 1 to 8 phases.',
  'error Token_PhasesOutOfBounds(uint256 count);',
  '',
  '/// @notice The phase has no time left, or its limit is zero.',
  'error Token_PhaseWithoutBuyers(uint256 phase);',
  '',
  '/// @notice The phase is not open now.',
  'error Token_PhaseClosed(uint256 phase);',
  '',
  '/// @notice The account is not on the list of the phase, or the proof belongs to another list.',
  'error Token_NotOnTheList(address account);',
  '',
  '/// @notice The account may buy fewer tokens in this phase.',
  'error Token_BeyondPhaseLimit(uint256 count, uint256 left);',
  '',
  '/// @notice The payment is not the exact price.',
  'error Token_WrongPayment(uint256 sent, uint256 price);',
]

/** Writes the phases, from the constructor. */
export const fixPhases = [
  '/// @dev Stores the phases. Each must have time left, and a limit.',
  'function _fixPhases(Phase[] memory phases) private {',
  '    if (phases.length == 0 || phases.length > 8) revert Token_PhasesOutOfBounds(phases.length);',
  '    for (uint256 i = 0; i < phases.length; ++i) {',
  '        (uint256 start, uint256 end) = (phases[i].start, phases[i].end);',
  '        bool isOver = end != 0 && (end <= start || end <= block.timestamp);',
  '        if (isOver || phases[i].limit == 0) revert Token_PhaseWithoutBuyers(i);',
  '        _phases.push(phases[i]);',
  '    }',
  '}',
]

/** What `buy` demands before it counts: an open phase, an account of its list, its limit and the exact price. */
export const saleDemands = [
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
]

/** How the proceeds leave, and what the contract answers about its phases. */
export const saleAnswers = [
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
]
