import { join } from 'node:path'
import solc from 'solc'
import { compiler, sourcesOf } from '#chain/deployment/contract-sources.server.ts'

/**
 * `npm run contracts:proof`: asks the model checker of solc, with the solver inside it, to prove every assertion of
 * contracts/tools/VestingProof.sol for all values there are. Fails when one is not proven.
 */
const root = join(import.meta.dirname, '..')
const entry = 'contracts/tools/VestingProof.sol'

interface Finding {
  errorCode: string
  severity: string
  formattedMessage: string
}

const started = performance.now()
const answer = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: sourcesOf(root, [entry]),
      settings: {
        // The bounded engine is exact where nothing loops, and the only one that gets through a division. It has no time limit:
        // with `timeout` set, the solver inside would start a thread, which it cannot.
        modelChecker: {
          contracts: { [entry]: ['VestingProof'] },
          engine: 'bmc',
          targets: ['assert'],
          solvers: ['z3'],
          showProvedSafe: true,
          showUnproved: true,
          showUnsupported: true,
        },
        outputSelection: { '*': { '*': ['abi'] } },
      },
    }),
  ),
) as { errors: Finding[] }

const [safe, retired] = ['2961', '3993']
const proven = answer.errors.filter(({ errorCode }) => errorCode === safe)
const other = answer.errors.filter(({ errorCode }) => errorCode !== safe && errorCode !== retired)
const assertions = sourcesOf(root, [entry])[entry]!.content.match(/\bassert\(/g)!.length
for (const { formattedMessage } of other) console.log(formattedMessage)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${proven.length} of ${assertions} assertions proven for all values, ${seconds} s, solc ${compiler}`)
process.exitCode = proven.length === assertions && !other.length ? 0 : 1
