import type { Address } from 'viem'
import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem/utils'
import { executeCall } from '#tools/plan/execute-call.ts'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator, type Call } from '#tools/plan/simulate.ts'
import type { CallArguments, CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { functionOf, powerCallsOf, type PowerCall } from './power-calls.ts'
import { abiOf, powerWords, sentenceParts, type TokenUnit } from './power-words.ts'

/** The errors by which tokens refuse the use of a power. */
export const powerErrorAbi = parseAbi([
  'error OwnableUnauthorizedAccount(address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error EnforcedPause()',
  'error ExpectedPause()',
  'error ERC20ExceededCap(uint256 increasedSupply, uint256 cap)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC6909InvalidReceiver(address receiver)',
  'error Token_Blocked(address account)',
  'error Token_NotAllowed(address account)',
  'error Token_ZeroAddress()',
  'error Token_NothingToMint()',
  'error Token_BeyondMaxSupply(uint256 count, uint256 left)',
  'error Token_BeyondEdition(uint256 id, uint256 size)',
  'error Token_UnknownToken(uint256 id)',
])

const notHeld: [string, string] = ['This account does not hold the power.', 'Connect the account that does.']
const cannotHold: [string, string] = ['The account is a contract that cannot hold it.', 'Name another account.']

/** What each of them means. */
export const powerErrors: ErrorWords<typeof powerErrorAbi> = {
  OwnableUnauthorizedAccount: () => notHeld,
  AccessControlUnauthorizedAccount: () => notHeld,
  EnforcedPause: () => ['It is paused.', 'Resume it first.'],
  ExpectedPause: () => ['It is not paused.', 'Nothing has to be resumed.'],
  ERC20ExceededCap: () => ['There would be more than the cap.', 'Enter a smaller amount.'],
  ERC20InvalidReceiver: () => cannotHold,
  ERC721InvalidReceiver: () => cannotHold,
  ERC1155InvalidReceiver: () => cannotHold,
  ERC6909InvalidReceiver: () => cannotHold,
  Token_Blocked: () => ['The account is blocked.', 'Unblock it first, or name another one.'],
  Token_NotAllowed: () => ['The account is not on the allow list.', 'Allow it first, or name another one.'],
  Token_ZeroAddress: () => ['The zero address belongs to no account.', 'Name another account.'],
  Token_NothingToMint: () => ['Nothing was asked for.', 'Enter a number from 1 on.'],
  Token_BeyondMaxSupply: ([, left]) => [`Only ${left} pieces can still be created.`, 'Enter a smaller number.'],
  Token_BeyondEdition: ([id, size]) => [
    `There would be more than ${size} pieces of edition ${id}, which is on sale.`,
    'Enter a smaller number, or another edition.',
  ],
  Token_UnknownToken: ([id]) => [`There is no token ${id}.`, 'Enter the number of one that there is, or add a token.'],
}

/** Says why the token would refuse the use of a power. */
export const { explainRevert } = explainer({
  abi: powerErrorAbi,
  words: powerErrors,
  refused: (why) => ({ message: `The token refuses this. ${why}`, remedy: 'Look at what you typed.' }),
})

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

/** A token as the sheet reads the use of its powers. */
export function knownPowers(unit: TokenUnit, chainId: number): KnownContract {
  const calls = powerCallsOf(unit.options).filter(({ ofTimelock }) => !ofTimelock)
  return {
    chainId,
    address: unit.token,
    name: 'Token',
    abi: calls.flatMap((call) => abiOf(call)),
    calls: Object.fromEntries(calls.map((call) => [functionOf(call), wordsOf(call, unit)])),
  }
}

function wordsOf(call: PowerCall, unit: TokenUnit): CallWords {
  return {
    intent: call.label ?? 'Use a power over the token',
    lasting: () => 'It happens with this transaction. Everyone sees it on the chain.',
    fields: {},
    parts: (args) => sentenceParts(powerWords({ target: unit.token, value: 0n, data: dataOf(call, args) }, unit)),
  }
}

/** The data of a call with these arguments. */
function dataOf(call: PowerCall, given: CallArguments) {
  const abi = abiOf(call)
  const [{ inputs, name }] = abi as unknown as [{ name: string; inputs: readonly { name: string }[] }]
  return encodeFunctionData({ abi, functionName: name, args: inputs.map((input) => given[input.name]) } as never)
}

/** Simulates the use of a power, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export function runPower(call: Call, from: Address, unit: TokenUnit): Promise<Explained | undefined> {
  return executeCall(simulate, {
    from,
    call,
    contracts: (chainId) => [knownPowers(unit, chainId)],
    description: labelOf(call, unit),
    confirmations: 'chain',
  })
}

function labelOf({ data }: Call, { options }: TokenUnit): string {
  const is = (one: PowerCall) => {
    try {
      return Boolean(decodeFunctionData({ abi: abiOf(one), data }))
    } catch {
      return false
    }
  }
  return powerCallsOf(options).find(is)?.label ?? 'Use a power over the token'
}
