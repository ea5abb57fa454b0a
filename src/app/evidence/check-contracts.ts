import { checkCode } from '#chain/contracts/check-code.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import type { Outcome, Report } from './outcome.ts'

type Kind = keyof typeof contractAddresses

/** Compares the code of every contract on the chain with its published hash. Rejects when the chain does not answer. */
export async function checkContracts(report: Report): Promise<Outcome> {
  const kinds = Object.keys(contractAddresses) as Kind[]
  const other: string[] = []
  const absent: string[] = []
  let chain = ''
  for (const [at, kind] of kinds.entries()) {
    const found = await checkCode(contractAddresses[kind], contractCodes[kind])
    chain = `${found.chain}, block ${found.block}`
    if (found.is === 'other code') other.push(kind)
    if (found.is === 'nothing') absent.push(kind)
    report(at + 1, kinds.length)
  }
  if (other.length > 0)
    return { holds: 'no', words: `Other code is at the address of ${other.join(', ')} on ${chain}.` }
  const same = kinds.length - absent.length
  if (same === 0) return { holds: 'unknown', words: `None of our contracts is deployed on ${chain}.` }
  const rest = absent.length > 0 ? ` Not deployed there: ${absent.join(', ')}.` : ''
  return { holds: 'yes', words: `${same} contracts have the published code on ${chain}.${rest}` }
}
