import { positionLockerAbi } from '#contracts/position-locker.ts'
import { timeWords } from '#core/time/time-words.ts'
import { explainer, failedOnChain, type ErrorWords } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'

/** Every error of the lock of positions. */
const sentences: ErrorWords<typeof positionLockerAbi> = {
  ReentrancyGuardReentrantCall: () => ['The manager called the lock back.', 'Do not lock a position of this manager.'],
  PositionLocker_NoSuchLock: () => [
    'There is no such lock any more: its position was taken out.',
    'Look at the list again.',
  ],
  PositionLocker_NotOwner: () => ['This account does not own the lock.', 'Connect the account that does.'],
  PositionLocker_NotOwnerOrPayee: () => [
    'Only the owner and who gets the fees may collect.',
    'Connect one of these accounts.',
  ],
  PositionLocker_NotPendingOwner: () => [
    'The lock is not offered to this account.',
    'Ask its owner to offer it again.',
  ],
  PositionLocker_InvalidAccount: () => ['This account cannot own a lock or receive tokens.', 'Name another one.'],
  PositionLocker_NotAPosition: () => ['There is no such position at this manager.', 'Compare number and chain.'],
  PositionLocker_EmptyPosition: () => ['The position holds no liquidity.', 'Add some, or choose another one.'],
  PositionLocker_NotReceived: () => ['The position did not arrive.', 'Do not lock a position of this manager.'],
  PositionLocker_AlreadyLocked: () => ['The position is locked already.', 'Look at your locks.'],
  PositionLocker_InThePast: () => ['That time has passed.', 'Choose a later one.'],
  PositionLocker_TooFarAhead: ([, latest]) => [
    'That is more than a hundred years ahead.',
    `Choose a time before ${timeWords(Number(latest))}, or lock it permanently.`,
  ],
  PositionLocker_NotLater: ([unlock]) => [
    'It is locked that long already.',
    `Choose a time after ${timeWords(Number(unlock))}.`,
  ],
  PositionLocker_StillLocked: ([, unlock]) => [`It is locked until ${timeWords(Number(unlock))}.`, 'Come back then.'],
  PositionLocker_OtherUnlock: ([, , actual]) => [
    Number(actual) === 2 ** 40 - 1
      ? 'The lock was made permanent meanwhile.'
      : `The lock was extended to ${timeWords(Number(actual))} meanwhile.`,
    'Look at it again before you add liquidity.',
  ],
  PositionLocker_LiquidityChanged: () => [
    'The manager changed the liquidity, so nothing was collected.',
    'Do not trust it.',
  ],
}

/** What a call that was reverted means, and why a transaction failed. */
export const { explainRevert, explainFailed } = explainer({
  abi: positionLockerAbi,
  words: sentences,
  refused: (why) => ({ message: `The chain would refuse it. ${why}`, remedy: 'Nothing was sent.' }),
  failed: failedOnChain,
})

/** Simulates calls of an account on the chain as it is now. Never rejects. */
export const simulate = simulator({ explainRevert, receivedIn: () => undefined })
