import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { defaultOptions, type TokenKind } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { coveringArray } from '../covering-array.ts'
import { coveringRecipes } from '../recipe-record.ts'
import { compileSources } from '../token-compile.ts'
import { playRecipes, playRow, readPlayRecord, unplayedRecipes } from './play-recipes.ts'
import { play } from './run.ts'
import { setStage } from './stage.ts'

/** To repeat a run: `npm run tokens:covering -- --calls 400 --seed <number>`. */
const seed = randomInt(1_000_000)
const kinds = Object.keys(defaultOptions) as TokenKind[]

const chain = await testChain()
afterAll(chain.stop)
await chain.ask('evm_mine')

test('a token of each kind does in many random calls what its model says, and tokens that changed do', async () => {
  const random = kinds.map((kind) => coveringArray(kind)[seed % coveringArray(kind).length]!)
  const changed = unplayedRecipes(readPlayRecord(), 1)
  if (changed.length > 0)
    console.log(`${changed.length} tokens changed: \`npm run tokens:covering -- --calls 5000\` records them.`)
  const recipes = [...new Map([...random, ...changed].map((options) => [variantId(options), options])).values()]
  const played = await playRecipes(recipes, { seed, calls: 400 })
  expect(played.filter(({ differs }) => differs).map(({ id, differs }) => [`seed ${seed}`, id, differs])).toEqual([])
  for (const { done, refused } of played) {
    expect(done + refused).toBe(400)
    // Of a hundred calls 23 to 81 do something, as the record has it: a run in which nearly all do the same says nothing.
    expect(done).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(20)
  }
}, 900_000)

test.each([
  ['erc20-mintable-ownable', '_mint(to, amount);', '_mint(to, amount + 1);', /mint/],
  ['erc20-limits', 'value > maxTransaction', 'value > maxWallet', /transfer/],
  ['erc20-freezable-ownable', '? balance - frozen[account] : 0', '? balance : 0', /available|Token_Frozen/],
  ['erc20-blockList-ownable', 'if (isBlocked[to]) revert Token_Blocked(to);', '', /Token_Blocked/],
  ['erc20-mintable-capped-flash-ownable', 'cap() - totalSupply() : 0', 'cap() - totalSupply() - 1 : 0', /flashLoan/],
  ['erc20-bridged', 'if (caller != bridge)', 'if (caller == address(0) && caller != bridge)', /Token_NotTheBridge/],
  ['erc20-pausable-roles', 'if (account == _msgSender()) _requireNotPaused();', '', /EnforcedPause/],
  ['erc721-capped-ownable', 'count > maxSupply - lastTokenId)', 'count > maxSupply - lastTokenId + 1)', /mint/],
  ['erc721-sale-ownable', 'if (count > left)', 'if (count > left + 1)', /Token_BeyondPhaseLimit/],
  ['erc1155-sale-ownable', '> editionSize)', '>= editionSize)', /Token_BeyondEdition/],
  ['erc4626', 'return 6;', 'return 5;', /deposit|mint|preview|Deposit/],
  ['erc6909-ownable', 'if (id == 0 || id > lastTokenId)', 'if (id == 0)', /Token_UnknownToken/],
])(
  '%s with “%s” broken is noticed',
  async (id, line, broken, where) => {
    const token = emitToken(optionsNamed(id)!)
    const source = token.source.replace(line, broken)
    expect(source).not.toBe(token.source)
    const [artifact] = await compileSources([{ ...token, source }])
    const { differs } = await play(await setStage(chain), { artifact: artifact!, seed: 1, calls: 3000 })
    expect(differs).toMatch(where)
  },
  120_000,
)

test('every token of the covering arrays was called at random, and the page of tokens says how often', () => {
  const record = readPlayRecord()
  expect(Object.keys(record).toSorted()).toEqual(coveringRecipes().map(variantId).toSorted())
  const page = readFileSync(join(import.meta.dirname, '../../../docs/contracts/tokens.md'), 'utf8').split('\n')
  expect(kinds.map((kind) => playRow(kind, record)).filter((row) => !page.includes(row))).toEqual([])
})
