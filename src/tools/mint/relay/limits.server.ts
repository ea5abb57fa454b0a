import { admit, type AdmissionDeps, type Asker } from '#core/admission/admission.server.ts'
import { enforceLimits, type LimitDeps } from '#core/admission/rate-limit.server.ts'

const budget = { name: 'mint-everyone', most: 12_000 }
const seconds = 10 * 60

/** What one network asks in ten minutes before it costs work; a hall full of visitors has one network. */
const calls = {
  /** Reading whole lists. */
  'mint-look': { quiet: 600, first: 'nothing' },
  /** Asking for the place of a code: typed ones, and guessed ones. */
  'mint-place': { quiet: 600, first: 'nothing' },
  /** Mints that the site pays for. */
  'mint-relay': { quiet: 600, first: 'nothing' },
  /** Vouchers of the site: a proof for each. */
  'mint-voucher': { quiet: 600, first: 'proof' },
} as const

/** Vouchers and mints of one account that is signed in: nobody else can use up its share. */
const accountRule = { name: 'mint-account', most: 20, seconds } as const

/** Counts a call of minting. Throws as `admit` does. */
export function admitMint(deps: AdmissionDeps, name: keyof typeof calls, asker: Asker): Promise<void> {
  return admit(deps, { name, seconds, budget, ...calls[name] }, asker)
}

/** Counts what a signed-in account asks for. Throws `request.too-many`. */
export function limitAccount(deps: LimitDeps, name: 'mint-relay' | 'mint-voucher', account: string): Promise<void> {
  return enforceLimits(deps, [{ ...accountRule, who: `${name} ${account}` }])
}
