import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#app/facts/say.ts'
import { chains } from '#chain/catalogue.ts'
import { pricing } from '#content/pricing.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { farthest } from '#tools/schedule/schedule.ts'
import { grantsAtOnce } from '#tools/token-lock/schedule/grants.ts'
import { mostLines } from '#tools/token-lock/schedule/read-recipients.ts'
import { mostParts } from '#tools/token-lock/schedule/schedule-draft.ts'

/** Seconds of a year in the mean of the calendar, as the contract counts its century. */
const year = 365.25 * 86_400

const networks = chains.filter(({ testnet }) => !testnet).map(({ name }) => name)

export const slots: SlotsOf = (say) => {
  const gas = (contract: string, operation: string) => say.gas(gasOf(root, [contract, operation]))
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
    tokenLockingGasNft: gas('LockDeeds', 'lock'),
    tokenLockingGasNftOffer: gas('LockDeeds', 'lock, by offer'),
    tokenLockingGasVotes: gas('VotingLocker', 'lock'),
    tokenLockingGasVotesFirst: gas('VotingLocker', 'lock, new delegate'),
    tokenLockingNetworks: new Intl.ListFormat(say.language === 'en' ? 'en-GB' : say.language).format(networks),
    tokenLockingAddress: contractAddresses.TokenLocker,
    tokenLockingVotingAddress: contractAddresses.VotingLocker,
  }
}
