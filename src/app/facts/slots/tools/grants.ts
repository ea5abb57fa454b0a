import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { gasOf } from '#site/library/documents/measured.server.ts'
import { nobody } from '#tools/grants/contract/grant-calls.ts'
import { mostRows } from '#tools/grants/form/read-rows.ts'
import { grantsAtOnce, rowGas } from '#tools/grants/plan/grant-batches.ts'
import { mostSegments } from '#tools/schedule/curve.ts'
import { farthest } from '#tools/schedule/schedule.ts'

const from = '0x0000000000000000000000000000000000000001'
const plain = { from, curved: false }
const revocable = { revoker: from, notice: 0, pushable: false } as const
const fixed = { revoker: nobody, notice: 0, pushable: false }

/** Seconds of a year in the mean of the calendar, as the contract counts its century. */
const year = 365.25 * 86_400

const gas = (operation: string) => gasOf(root, ['TokenGrants', operation])

export const slots: SlotsOf = (say) => ({
  grantsGasRevocable: say.gas(rowGas(revocable, plain)),
  grantsGasFixed: say.gas(rowGas(fixed, plain)),
  grantsAtOnceRevocable: say.number(grantsAtOnce(revocable, plain)),
  grantsAtOnceFixed: say.number(grantsAtOnce(fixed, plain)),
  grantsMostRows: say.number(mostRows),
  grantsMostSegments: say.number(mostSegments),
  grantsLongest: say.count(Math.floor(farthest.ahead / year), 'year'),
  grantsGasPart: say.gas(gas('withdraw a part')),
  grantsGasAll: say.gas(gas('withdraw all')),
  grantsGasRevoke: say.gas(gas('revoke')),
  grantsGasRefund: say.gas(gas('refund')),
  grantsGasRenounce: say.gas(gas('renounce')),
  grantsGasPush: say.gas(gas('push')),
  grantsGasPlain: say.gas(gas('create')),
  grantsGasOnCurve: say.gas(gas('create, curve of 100 segments')),
  grantsGasCurve: say.gas(gas('defineCurve of 10')),
  grantsAddress: contractAddresses.TokenGrants,
})
