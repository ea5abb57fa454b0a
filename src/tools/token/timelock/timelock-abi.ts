import { keccak256, parseAbi, toBytes } from 'viem/utils'

/** What is asked of, sent to and refused by the TimelockController (OpenZeppelin 5.x) of a token with a delay. */
export const timelockAbi = parseAbi([
  'function getMinDelay() view returns (uint256)',
  'function getTimestamp(bytes32 id) view returns (uint256)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
  'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
  'function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt) payable',
  'function cancel(bytes32 id)',
  'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
  'event CallSalt(bytes32 indexed id, bytes32 salt)',
  'error TimelockInsufficientDelay(uint256 delay, uint256 minDelay)',
  'error TimelockUnexpectedOperationState(bytes32 operationId, bytes32 expectedStates)',
  'error TimelockUnexecutedPredecessor(bytes32 predecessorId)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
])

/** The roles of the timelock by what their holder may do there. */
export const timelockRoles = {
  announce: keccak256(toBytes('PROPOSER_ROLE')),
  cancel: keccak256(toBytes('CANCELLER_ROLE')),
  'carry out': keccak256(toBytes('EXECUTOR_ROLE')),
} as const

/** What an account may do in a timelock. */
export type TimelockRight = keyof typeof timelockRoles

/** No operation has to be carried out before. */
export const noPredecessor = `0x${'0'.repeat(64)}` as const

/**
 * keccak256 of the code of every timelock that a token of this site makes, as `comparedCode` answers it. It has no values of its constructor
 * in it.
 */
export const timelockCodeHash = '0xc2e4ceb56a65b4a90157e045f57c1daa0c26864b87d88b854a9c1e4844860743'
