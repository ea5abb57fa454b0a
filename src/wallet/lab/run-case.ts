import type { LabCase, LabKit, Result } from './lab-case.ts'
import { announce, type LabWallet } from './lab-wallet.ts'
import { failed, pause, quoted } from './visit.ts'

/** The wallets of a case, announced. */
export function readyWallets(one: LabCase, kit: LabKit): readonly LabWallet[] {
  const wallets = one.wallets(kit)
  for (const wallet of wallets) announce(kit.page, wallet)
  return wallets
}

/** Runs a case on a kit, within its bound of time. What breaks the case counts against the kit. */
export async function runCase(one: LabCase, kit: LabKit, wallets = readyWallets(one, kit)): Promise<Result> {
  const begun = performance.now()
  const outcome = await Promise.race([
    one.visit(kit, wallets).catch((error: unknown) => failed(`The visit breaks: ${String(error)}`)),
    pause(one.bound).then(() =>
      failed(`Nothing was decided in ${one.bound / 1000} seconds. The window says ${quoted(kit)}.`),
    ),
  ])
  return { ...outcome, ms: Math.round(performance.now() - begun) }
}
