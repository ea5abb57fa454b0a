import { announcingCases } from './announcing-cases.ts'
import { chainCases } from './chain-cases.ts'
import { connectingCases } from './connecting-cases.ts'
import type { LabCase } from './lab-case.ts'

/** Every wallet of the lab that misbehaves. The page, its journey and `npm run wallet-lab` run these, and no others. */
export const labCases: readonly LabCase[] = [...announcingCases, ...connectingCases, ...chainCases]
