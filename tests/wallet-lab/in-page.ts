import { labCases } from '#wallet/lab/lab-cases.ts'
import type { Result } from '#wallet/lab/lab-case.ts'
import { readyWallets, runCase } from '#wallet/lab/run-case.ts'
import { otherKits } from './other-kits.ts'

/** Which case is run on which kit; it is set before this script runs. */
export type LabAsked = { id: string; kit: keyof typeof otherKits }

/** What the command and the page of another kit tell each other. */
export type LabPage = { labAsked: LabAsked; runLabCase: () => Promise<Result> }

// Runs in the page of another kit, before its own scripts: extensions announce themselves as early.
const page = globalThis as unknown as LabPage
const { id, kit } = page.labAsked
const one = labCases.find((each) => each.id === id)!
const wallets = readyWallets(one, otherKits[kit])
page.runLabCase = () => runCase(one, otherKits[kit], wallets)
