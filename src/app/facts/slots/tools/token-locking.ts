import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { chains } from '#chain/catalogue.ts'
import { pricing } from '#content/pricing.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { cellOf, gasOf, missing, read } from '#site/library/documents/measured.server.ts'
import { farthest } from '#tools/schedule/schedule.ts'
import { grantsAtOnce } from '#tools/token-lock/schedule/grants.ts'
import { mostLines } from '#tools/token-lock/schedule/read-recipients.ts'
import { mostParts } from '#tools/token-lock/schedule/schedule-draft.ts'

/** Seconds of a year in the mean of the calendar, as the contract counts its century. */
const year = 365.25 * 86_400

const networks = chains.filter(({ testnet }) => !testnet).map(({ name }) => name)

const bench = 'docs/bench/gas.md'

/** The column of OpenZeppelin's wallet, whose head has its version. */
const vestingWallet =
  /VestingWallet, OpenZeppelin [\d.]+/.exec(read(root, bench))?.[0] ?? missing('column of VestingWallet')

/** The day on which a locker was emptied, as the article about it says. */
function dayOfLoss(locker: string): string {
  const post = read(root, 'content/blog/posts/how-a-locker-gets-drained.md')
  return (
    new RegExp(`${locker} lost .*? on (\\d{4}-\\d\\d-\\d\\d)`).exec(post)?.[1] ??
    missing(`day of the loss of ${locker}`)
  )
}

export const slots: SlotsOf = (say) => {
  const gas = (contract: string, operation: string) => say.gas(gasOf(root, [contract, operation]))
  const measured = (row: string, column: string) =>
    say.gas(Number(cellOf(root, [bench, row, column]).replaceAll(',', '')))
  return {
    tokenLockingDayRate: say.money(pricing.dayRate),
    tokenLockingLongest: say.count(Math.floor(farthest.ahead / year), 'year'),
    tokenLockingMostParts: say.number(mostParts),
    tokenLockingMostLines: say.number(mostLines),
    tokenLockingAtOnce: say.number(grantsAtOnce),
    tokenLockingGas: gas('TokenLocker', 'lock'),
    tokenLockingGasEach: say.gas(Math.round(gasOf(root, ['TokenLocker', 'lockMany of ten']) / 10)),
    tokenLockingGasAll: gas('TokenLocker', 'withdraw all'),
    tokenLockingGasPart: gas('TokenLocker', 'withdraw a part'),
    tokenLockingGasExtend: gas('TokenLocker', 'extend'),
    tokenLockingGasPermanent: gas('TokenLocker', 'makePermanent'),
    tokenLockingGasSplit: gas('TokenLocker', 'split'),
    tokenLockingGasMerge: gas('TokenLocker', 'merge'),
    tokenLockingGasAdd: gas('TokenLocker', 'increase'),
    tokenLockingGasOffer: gas('TokenLocker', 'proposeTransfer'),
    tokenLockingGasAccept: gas('TokenLocker', 'acceptTransfer'),
    tokenLockingGasFirst: measured('the first lock of a token', 'TokenLocker'),
    tokenLockingGasLater: measured('a lock, linear with a cliff', 'TokenLocker'),
    tokenLockingGasWallet: measured('a lock, linear with a cliff', vestingWallet),
    tokenLockingGasWalletAll: measured('withdraw all', vestingWallet),
    tokenLockingGasOursAll: measured('withdraw all', 'TokenLocker'),
    tokenLockingGasNft: gas('LockDeeds', 'lock'),
    tokenLockingGasNftOffer: gas('LockDeeds', 'lock, by offer'),
    tokenLockingGasVotes: gas('VotingLocker', 'lock'),
    tokenLockingGasVotesFirst: gas('VotingLocker', 'lock, new delegate'),
    tokenLockingGasDelegate: gas('VotingLocker', 'changeDelegate'),
    tokenLockingGasDelegateNew: gas('VotingLocker', 'changeDelegate, new'),
    tokenLockingGasVotesPart: gas('VotingLocker', 'withdraw a part'),
    tokenLockingTeamFinanceDay: say.date(dayOfLoss('Team Finance')),
    tokenLockingHedgeyDay: say.date(dayOfLoss('Hedgey')),
    tokenLockingNetworks: new Intl.ListFormat(say.language === 'en' ? 'en-GB' : say.language).format(networks),
    tokenLockingAddress: contractAddresses.TokenLocker,
    tokenLockingVotingAddress: contractAddresses.VotingLocker,
  }
}
