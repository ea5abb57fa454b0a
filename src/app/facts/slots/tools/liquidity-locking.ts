import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { chains } from '#chain/catalogue.ts'
import { rungs } from '#chain/liquidity/ladder.ts'
import { pricing } from '#content/pricing.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { farthest } from '#tools/schedule/schedule.ts'

/** Seconds of a year in the mean of the calendar, as the contract counts its century. */
const year = 365.25 * 86_400

const networks = chains.filter(({ testnet, uniswap }) => !testnet && uniswap).map(({ name }) => name)

export const slots: SlotsOf = (say) => {
  const list = new Intl.ListFormat(say.language === 'en' ? 'en-GB' : say.language)
  const gas = (operation: string) => say.gas(gasOf(root, ['PositionLocker', operation]))
  return {
    liquidityLockingDayRate: say.money(pricing.dayRate),
    liquidityLockingLongest: say.count(Math.floor(farthest.ahead / year), 'year'),
    liquidityLockingRungs: list.format(rungs.map((part) => say.percent(part))),
    liquidityLockingGas: gas('lock'),
    liquidityLockingGasFirst: gas('lock, the first of its owner, manager and pool'),
    liquidityLockingGasCollect: gas('collect'),
    liquidityLockingGasWithdraw: gas('withdraw'),
    liquidityLockingGasExtend: gas('extend'),
    liquidityLockingNetworks: list.format(networks),
    liquidityLockingAddress: contractAddresses.PositionLocker,
    liquidityLockingLensAddress: contractAddresses.LiquidityLens,
  }
}
