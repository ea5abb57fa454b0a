import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'

const root = join(import.meta.dirname, '../..')

/** The sources with code of ours, the contracts they become part of, and the tests that are asked. */
export const targets: Record<string, { contracts: string[]; tests: string }> = {
  'TokenLocker.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'locks/TokenLockerStore.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'locks/PackedLock.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'vesting/VestingMath.sol': { contracts: ['TokenLocker'], tests: '{TokenLocker*,vesting/*}' },
  'grants/Permits.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'lockers/LockerBase.sol': { contracts: ['TokenLocker'], tests: '{TokenLocker*,VotingLocker*}' },
  'VotingLocker.sol': { contracts: ['VotingLocker'], tests: 'VotingLocker*' },
  'lockers/VoteSurrogate.sol': { contracts: ['VotingLocker'], tests: 'VotingLocker*' },
  'LockDeeds.sol': { contracts: ['LockDeeds'], tests: 'LockDeeds*' },
  'locks/LockDeedText.sol': { contracts: ['LockDeeds'], tests: 'LockDeeds*' },
  'PositionLocker.sol': { contracts: ['PositionLocker'], tests: 'PositionLocker*' },
  'LockLens.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'LiquidityLens.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/Answers.sol': { contracts: ['PositionLocker', 'LockLens'], tests: '{PositionLocker*,LockLens*}' },
  'locks/LiquidityMath.sol': { contracts: ['LiquidityLens'], tests: '{LiquidityLens*,locks/*}' },
  'locks/LockedCurve.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/PoolReader.sol': { contracts: ['LiquidityLens', 'LockLens'], tests: '{LiquidityLens*,LockLens*}' },
  'locks/PoolWalk.sol': { contracts: ['LiquidityLens'], tests: '{LiquidityLens*,locks/*}' },
  'locks/PositionLists.sol': { contracts: ['PositionLocker'], tests: 'PositionLocker*' },
  'locks/PositionPools.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'locks/TickMath.sol': { contracts: ['LiquidityLens'], tests: '{LiquidityLens*,locks/*}' },
  'locks/TokenLadder.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'locks/TokenPowers.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'TokenGrants.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/TokenGrantsStore.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/CurveMath.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/PackedGrant.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'Launcher.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'launch/LauncherPools.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'launch/LauncherShares.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'LaunchBook.sol': { contracts: ['LaunchBook'], tests: 'LaunchBook*' },
  'PieceSender.sol': { contracts: ['PieceSender'], tests: 'PieceSender*' },
  'launch/Create1.sol': { contracts: ['LaunchBook'], tests: 'LaunchBook*' },
  'MerkleClaims.sol': { contracts: ['MerkleClaims'], tests: 'MerkleClaims*' },
  'signing/ProofRoot.sol': { contracts: ['MerkleClaims'], tests: 'MerkleClaims*' },
  'signing/Signer.sol': { contracts: ['MerkleClaims', 'CodeMint721'], tests: '{MerkleClaims*,CodeMint721*}' },
  'CodeMint721.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/CodeMintTerms.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/EngravedToken.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/PackedERC721.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'SealEngraver.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverLines.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverMath.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverText.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
}

/** The creation code of a contract with one file broken, or undefined where the compiler refuses. */
function compileBroken(contract: string, file: string, broken: string): string | undefined {
  const entry = `contracts/${contract}.sol`
  const sources = sourcesOf(root, [entry])
  // Else the whole contract would be tested, and what is broken called alive.
  if (!sources[`contracts/${file}`]) throw new Error(`${contract} has nothing of ${file}.`)
  sources[`contracts/${file}`] = { content: broken }
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { [entry]: { [contract]: ['evm.bytecode.object'] } },
  }
  const answer = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings }))) as {
    contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  }
  return answer.contracts?.[entry]?.[contract]?.evm.bytecode.object || undefined
}

/**
 * Runs `test` in a copy (`layApart`) in which one file of contracts/ is broken: tests take the code of a contract from where forge has
 * put it. Answers undefined where the compiler refuses the broken file, which then breaks nothing.
 */
export function whileBroken<T>(folder: string, file: string, broken: string, test: () => T): T | undefined {
  const { contracts } = targets[file]!
  const codes = contracts.map((contract) => compileBroken(contract, file, broken))
  if (codes.includes(undefined)) return undefined
  const places = contracts.map((contract) => join(folder, 'out', `${contract}.sol`, `${contract}.json`))
  const whole = places.map((place) => readFileSync(place, 'utf8'))
  for (const [at, place] of places.entries()) {
    const artefact = JSON.parse(whole[at]!) as { bytecode: { object: string } }
    artefact.bytecode.object = `0x${codes[at]}`
    writeFileSync(place, JSON.stringify(artefact))
  }
  try {
    return test()
  } finally {
    for (const [at, place] of places.entries()) writeFileSync(place, whole[at]!)
  }
}
