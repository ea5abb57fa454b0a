import { parseAbi } from 'viem/utils'

/** What VotingLocker has beyond TokenLocker for a lock that is there. Its whole interface is loaded where its calls are read. */
export const votesAbi = parseAbi([
  'function changeDelegate(uint256 id, address delegatee)',
  'function delegateOf(uint256 id) view returns (address)',
  'event DelegateChanged(uint256 indexed id, address indexed fromDelegate, address indexed toDelegate)',
  'event SurrogateCreated(address indexed surrogate, address indexed token, address indexed delegatee)',
])

/** How VotingLocker makes locks: as TokenLocker does, with a delegate. */
export const votingLockAbi = parseAbi([
  'struct Schedule { uint40 start; uint40 cliff; uint40 end; uint16 steps; }',
  'struct Grant { address owner; uint128 amount; Schedule schedule; }',
  'struct Permit { bool dai; uint256 value; uint256 deadline; uint8 v; bytes32 r; bytes32 s; }',
  'struct Transfer { uint256 amount; uint256 nonce; uint256 deadline; bytes signature; }',
  'function lock(address token, uint128 amount, Schedule schedule, address delegatee) returns (uint256 id)',
  'function lockFor(address token, address owner, uint128 amount, Schedule schedule, address delegatee) returns (uint256 id)',
  'function lockWithPermit(address token, address owner, uint128 amount, Schedule schedule, address delegatee, Permit permit) returns (uint256 id)',
  'function lockWithPermit2(address token, address owner, uint128 amount, Schedule schedule, address delegatee, Transfer signed) returns (uint256 id)',
  'function lockMany(address token, Grant[] grants, address delegatee) returns (uint256 firstId)',
  'function lockManyWithPermit(address token, Grant[] grants, address delegatee, Permit permit) returns (uint256 firstId)',
  'function lockManyWithPermit2(address token, Grant[] grants, address delegatee, Transfer signed) returns (uint256 firstId)',
])
