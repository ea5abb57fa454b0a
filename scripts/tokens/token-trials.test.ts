import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { boundCall } from '#chain/rpc/rpc-gas.server.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { runTrials, trialsInput } from '#tools/token/generator/run-trials.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { trialsOf } from '#tools/token/generator/write-trials.ts'
import { keptArtifacts } from './token-artifacts.ts'
import { compileSources } from './token-compile.ts'

const chain = await testChain()
afterAll(chain.stop)
// The first block has the time zero, at which a timelock takes nothing for announced.
await chain.ask('evm_mine')
const { default: solc } = await import('solc')
const kept = keptArtifacts()
const compiled = new Map<string, string>()

/** Asks as the page does: with the gas that the gateway gives a call, in requests of the length that it takes. */
function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const bound = boundCall(params)
  expect(JSON.stringify(bound).length).toBeLessThan(90_000)
  return chain.ask(method, ...bound)
}

function tried(id: string, artifact = kept.get(id)!): Promise<string[]> {
  const options = optionsNamed(id)!
  const trials = compiled.get(id) ?? solc.compile(trialsInput(options))
  compiled.set(id, trials)
  return runTrials(ask, { options, artifact, compiled: trials })
}

const everything = 'erc20-mintable-capped-burnable-pausable-permit-votes-limits-roles'
const lending = 'erc20-mintable-capped-pausable-permit-flash-ownable'
const pieces = 'erc721-capped-burnable-pausable-ownable'
const sold = 'erc721-capped-royalties-sale-reveal-ownable'
const editions = 'erc1155-burnable-pausable-roles'
const delayed = 'erc20-mintable-burnable-pausable-blockList-freezable-permit-delayed-roles'
const vault = 'erc4626-permit-pausable-delayed-ownable'
const waiting = [
  'erc20-mintable-pausable-permit-delayed-ownable',
  delayed,
  'erc721-delayed-roles',
  'erc1155-delayed-roles',
]

const tokens = [
  'erc20',
  everything,
  lending,
  pieces,
  'erc721-roles',
  sold,
  'erc721-capped-enumerable-ownable',
  'erc721-capped-consecutive-ownable',
  'erc721-sale-roles',
  editions,
  'erc1155-royalties-roles',
  'erc1155-sale-ownable',
  'erc1155-burnable-sale-ownable',
  ...waiting,
  'erc4626',
  'erc4626-pausable-roles',
  'erc6909-ownable',
  'erc6909-burnable-pausable-roles',
  'erc6909-delayed-ownable',
  vault,
]

test.each(tokens)(
  '%s passes all its trials',
  async (id) => {
    expect(await tried(id)).toEqual([])
  },
  60_000,
)

test('every feature has a trial, said as a sentence', () => {
  const said = [...tokens, everything].flatMap((id) => trialsOf(optionsNamed(id)!)).map(({ says }) => says)
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+\.$/)
  expect(trialsOf(optionsNamed(everything)!)).toHaveLength(12)
})

test.each([
  [lending, 'onlyOwner', '', 'Only the account with the power creates tokens.'],
  [lending, '_requireNotPaused();', '', 'A pause stops every movement, and an account that can lift it cannot leave.'],
  [
    lending,
    'cap() - totalSupply() : 0',
    'cap() - totalSupply() - 1 : 0',
    'A flash loan is destroyed in the same transaction, or refused.',
  ],
  [
    everything,
    '_mint(receiver_, supply_)',
    '_mint(receiver_, supply_ - 1)',
    'Name, decimals and supply are what the launch gave.',
  ],
  [
    everything,
    'value > maxTransaction',
    'value > maxWallet',
    'Until they end, the limits apply to everyone except the launcher and the markets it fills.',
  ],
  [
    everything,
    '_grantRole(DEFAULT_ADMIN_ROLE, admin_)',
    '_grantRole(DEFAULT_ADMIN_ROLE, msg.sender)',
    'Only an admin gives and takes roles, and without one that ends.',
  ],
  [
    delayed,
    '_grantRole(DEFAULT_ADMIN_ROLE, address(timelock))',
    '_grantRole(DEFAULT_ADMIN_ROLE, admin_)',
    'No role acts on the token before the delay is over.',
  ],
  [
    vault,
    'if (received != assets)',
    'if (received > assets)',
    'An asset that keeps a fee of transfers cannot be deposited.',
  ],
  [vault, 'return 6;', 'return 0;', 'A donation before the first deposit does not rob it.'],
  [
    vault,
    'return paused() ? 0 : type(uint256).max;',
    'return paused() ? 1e18 : type(uint256).max;',
    'A pause stops deposits and never a withdrawal, and an account that can lift it cannot leave.',
  ],
  [
    pieces,
    'count > maxSupply - lastTokenId',
    'count > maxSupply - lastTokenId + 1',
    'There are never more pieces than the largest number.',
  ],
  [
    sold,
    'block.timestamp < open.start',
    'block.timestamp > open.start',
    'Pieces are bought in an open phase, up to the limit of the account, and at no other price.',
  ],
  [
    sold,
    'msg.value != price',
    'false',
    'Pieces are bought in an open phase, up to the limit of the account, and at no other price.',
  ],
  [sold, 'abi.encode(msg.sender)', 'abi.encode(tx.origin)', 'In a phase with a list, only accounts on it buy.'],
  [sold, '!= commitment', '== bytes32(0)', 'Only the metadata that was committed to can be revealed, once.'],
  [sold, 'uint96(royalty_.share)', 'uint96(royalty_.share / 2)', 'The royalty is what the launch gave.'],
])(
  '%s with “%s” broken fails a trial',
  async (id, line, broken, says) => {
    const token = emitToken(optionsNamed(id)!)
    const source = token.source.replace(line, broken)
    expect(source).not.toBe(token.source)
    const [artifact] = await compileSources([{ ...token, source }])
    expect(await tried(id, artifact)).toContain(says)
  },
  60_000,
)

test('another token does not pass for this one', async () => {
  const failed = await tried('erc20', kept.get('erc20-burnable'))
  expect(failed).toContain('What you did not choose is not in the contract.')
})

test('a function that changes something and that no power names is reported', async () => {
  const artifact = kept.get('erc20')!
  expect(await tried('erc20', { ...artifact, powers: [] })).toContain(
    '“transfer” changes something, and no power names it.',
  )
}, 60_000)
