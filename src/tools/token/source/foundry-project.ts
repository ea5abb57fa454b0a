import type { Sources } from '#core/solidity/standard-json.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { runsOf, writeTrials } from '#tools/token/generator/write-trials.ts'
import { libraryVersion } from './remix-link.ts'

const imported = '@openzeppelin/contracts/'
const kept = 'lib/openzeppelin-contracts/'

/**
 * A token as a project for Foundry, as texts by their paths: its source, the tests its bytes went through here, and the sources of
 * OpenZeppelin it needs. `encoded` are the arguments of its constructor, where they are known. Needs no network but for the compiler.
 */
export function foundryProject(
  token: EmittedToken,
  { options, library, encoded }: { options: TokenOptions; library: Sources; encoded?: string },
): Record<string, string> {
  const { sources } = tokenInput([token], (path) => library[path]!.content)
  const needed = Object.entries(sources).filter(([path]) => path.startsWith(imported))
  return {
    'README.md': readme(token.contract, encoded),
    'foundry.toml': configuration,
    [`src/${token.path}`]: token.source,
    'test/Trials.sol': writeTrials(options),
    [`test/${token.contract}.t.sol`]: tests(token.contract, options),
    ...(encoded !== undefined && { 'constructor-arguments.txt': `${encoded}\n` }),
    ...Object.fromEntries(needed.map(([path, { content }]) => [kept + path.slice(imported.length), content])),
  }
}

// The trials are larger than a chain takes, as nothing optimises for size; they are never deployed.
const configuration = `[profile.default]
src = "src"
test = "test"
libs = ["lib"]
solc = "0.8.37"
evm_version = "cancun"
optimizer = true
optimizer_runs = 200
bytecode_hash = "none"
remappings = ["${imported}=${kept}"]
auto_detect_remappings = false
block_timestamp = 1800000000
code_size_limit = 1000000
`

/** A test for each trial: a run answers a bit for each of its own, as the code of what it creates. */
function tests(contract: string, options: TokenOptions): string {
  const runs = runsOf(options)
  const cases = runs.flatMap(({ name, trials }) =>
    trials.map(({ says }, at) => [
      `    /// ${says}`,
      `    function test_${testName(says)}() external {`,
      `        _passes(type(${name}).creationCode, ${at});`,
      '    }',
    ]),
  )
  return [
    '// SPDX-License-Identifier: MIT',
    'pragma solidity 0.8.37;',
    '',
    `import { ${contract} } from "../src/${contract}.sol";`,
    `import { ${runs.map(({ name }) => name).join(', ')} } from "./Trials.sol";`,
    '',
    `contract ${contract}Test {`,
    ...cases.flatMap((lines) => [...lines, '']),
    '    /// @dev `run` is given the token’s creation code, and answers a bit for each of its trials that passed.',
    '    function _passes(bytes memory run, uint256 trial) private {',
    `        bytes memory creation = bytes.concat(run, abi.encode(type(${contract}).creationCode));`,
    '        address answer;',
    '        assembly ("memory-safe") { answer := create(0, add(creation, 32), mload(creation)) }',
    '        require(answer != address(0), "The constructor of the token refuses.");',
    '        require((uint256(bytes32(answer.code)) >> trial) & 1 == 1, "This is not true of the token.");',
    '    }',
    '}',
    '',
  ].join('\n')
}

/** The name of a test out of the sentence it proves. */
const testName = (says: string) =>
  says
    .replaceAll('’', '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const readme = (contract: string, encoded: string | undefined) => `# ${contract}

The source is \`src/${contract}.sol\`. The tests are those its bytes went through on the site before it could be launched.

    forge build
    forge test

${
  encoded === undefined
    ? `Deploy it with \`forge create src/${contract}.sol:${contract} --constructor-args …\`: its constructor says what it is given.`
    : `Deploy it with the arguments you had typed, which are in \`constructor-arguments.txt\`, encoded:

    cast send --create "$(forge inspect src/${contract}.sol:${contract} bytecode)$(cut -c3- constructor-arguments.txt)"`
}

The compiler is Solidity 0.8.37, and OpenZeppelin Contracts ${libraryVersion} are in \`lib/\`, unmodified. Code and arguments are, byte for byte, what
the site sends. \`bytecode_hash = "none"\` leaves the hash of the sources out of the code: comments and names change no byte.
`
