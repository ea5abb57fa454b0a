import { launcherAbi } from '#contracts/launcher.ts'
import { explainer, type ErrorWords, type Explained } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'

const odd = ['The token does not move as tokens do.', 'Nothing was sent. Look at its options.'] as const

/** Every error of the launcher. */
const sentences: ErrorWords<typeof launcherAbi> = {
  ReentrancyGuardReentrantCall: () => odd,
  SafeERC20FailedOperation: () => odd,
  Create2EmptyBytecode: () => ['There is no token to create.', 'Load the page again.'],
  FailedDeployment: () => ['The constructor of the token refuses.', 'Look at its values.'],
  InsufficientBalance: () => ['The account has too little.', 'Put some into it first.'],
  Launcher_TooLate: () => ['It took longer than an hour, so the launch was refused.', 'Press again.'],
  Launcher_TooFarAhead: () => ['The clock of the chain has changed meanwhile.', 'Press again.'],
  Launcher_AlreadyLaunched: ([token]) => [
    `This account has launched this very token before, at ${token}.`,
    'Launch another one if you mean it.',
  ],
  Launcher_QuoteMissing: () => [
    'Less of the quote token arrived at the launcher than was promised: it keeps a fee.',
    'Choose another quote token.',
  ],
  Launcher_WrongEther: () => ['The amount that is sent along is not that of the pool.', 'Load the page again.'],
  Launcher_PriceDiffers: () => [
    'Someone has opened the pool of this token at another price before.',
    'Launch another one: it has another address, and a pool of its own.',
  ],
  Launcher_ReservesDiffer: () => ['Someone has filled the pool of this token before.', 'Launch another one.'],
  Launcher_TooLittleLiquidity: () => ['So little would go into the pool that it holds nothing.', 'Put more into it.'],
  Launcher_LeftOver: () => odd,
}

/** What a launch that was refused means. */
export const { explainRevert } = explainer({
  abi: launcherAbi,
  words: sentences,
  refused: (why) => ({ message: `The chain would refuse the launch. ${why}`, remedy: 'Nothing was sent.' }),
})

/** Whether the same launch would succeed for a token at another address. */
export const wantsOther = ({ remedy }: Explained): boolean => remedy.startsWith('Launch another one')

/** Simulates a launch on the chain as it is now. Never rejects. */
export const simulate = simulator({ explainRevert, receivedIn: () => undefined })
