import { Hono } from 'hono'
import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  keccak256,
  toBytes,
  type Hex,
} from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { create2Deployer, callOfDeployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codes, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import { idText } from '#chain/tokens/numbered.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import { familyPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { tokenPage } from '#tools/token/page/token-page.server.ts'
import { recipeTable } from './recipe-record.ts'
import { keptArtifacts, keptFamilies } from './token-artifacts.ts'

const files = new Map([...keptFamilies()].map(([family, { json }]) => [familyPath(family), Buffer.from(json)]))
files.set(recipesPath, Buffer.from(JSON.stringify(recipeTable())))
const findVariant = variantFinder((path) => files.get(path))
const artifacts = keptArtifacts()
const chain = await testChain()
const store = await testDatabase()
afterAll(async () => {
  await store.close()
  await chain.stop()
})
const [from, other] = ((await chain.ask('eth_accounts')) as string[]).map((one) => getAddress(one)) as [Hex, Hex]

const framed: InShell = ({ title, lead, body, head, status = 200 }) =>
  new Response(`<title>${title}</title>${head ?? ''}<p>${lead}</p>${String(body)}`, { status })

function page(address: string, { url = chain.url, limits = async () => undefined as void } = {}) {
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  return new Hono<{ Variables: Variables }>()
    .route(
      '/meme-token',
      tokenPage({ db: store.db, gateway, limits, framed, findVariant, publicUrl: 'http://site.example' }),
    )
    .request(`/meme-token/${address}`)
}
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/(?<=[\da-f]) {2}(?=[\da-fA-F]{4}\b)/g, '')
    .replaceAll(/\s+/g, ' ')

async function send(transaction: object): Promise<{ contractAddress: Hex }> {
  const hash = await chain.ask('eth_sendTransaction', { from, gas: '0x500000', ...transaction })
  return vi.waitFor(async () => {
    const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { contractAddress: Hex; status: Hex } | null
    expect(receipt?.status).toBe('0x1')
    return receipt!
  })
}

async function launch(id: string, { maxWallet = 20_000_000n, asset = other } = {}) {
  const options = optionsNamed(id)!
  const { abi, creationCode: bytecode } = artifacts.get(id)!
  const values = {
    name: 'Gold <b>',
    symbol: 'GLD',
    decimals: 6,
    supply: 1_000_500_000n,
    cap: 2_000_000_000n,
    maxSupply: 9n,
    receiver: from,
    owner: from,
    admin: from,
    minter: other,
    pauser: from,
    controller: other,
    bridge: other,
    asset,
    delay: 172_800n,
    batch: { count: 2n, receiver: from },
    royalty: { share: 750n, receiver: other },
    sale: {
      proceeds: from,
      phases: [{ start: 0n, end: 0n, price: 10n ** 17n, limit: 3n, root: `0x${'0'.repeat(64)}` as Hex }],
    },
    editions: { count: 3n, size: 5n },
    commitment: `0x${'12'.repeat(32)}` as Hex,
    uri: 'ipfs://x/',
    limits: { maxWallet, maxTransaction: 10_000_000n, duration: 3600n },
  }
  const { contractAddress } = await send({
    data: encodeDeployData({ abi, bytecode, args: constructorArguments(emitToken(options), values) }),
  })
  const call = (functionName: string, ...args: unknown[]) =>
    send({ to: contractAddress, data: encodeFunctionData({ abi, functionName, args }) })
  return { address: getAddress(contractAddress), call }
}

/** Code that answers every call with these bytes; as a transaction it makes the contract that they are the code of. */
function answerOf(bytes: Hex): Hex {
  const size = (bytes.length / 2 - 1).toString(16).padStart(4, '0')
  return `0x61${size}600e60003961${size}6000f3${bytes.slice(2)}`
}

/** A contract that answers every call with the same bytes. */
async function answering(bytes: Hex) {
  return getAddress((await send({ data: answerOf(answerOf(bytes)) })).contractAddress)
}

/** Who has a power, as the page names them. */
const holder = (text: string, who: string) =>
  text.match(new RegExp(`The ${who} can .*?(0x[\\da-fA-F ]+|Nobody)`))?.[1]?.replaceAll(' ', '')

const refusing = () => Promise.reject(new RpcRefusal(codes.tooMuch, 'Too many.', { status: 429, data: { seconds: 9 } }))

test('a plain token: which one it is, what there is of it, and that no account has power over it', async () => {
  const { address } = await launch('erc20-permit')
  const answer = await page(address)
  const text = await textOf(answer)
  expect(answer.status).toBe(200)
  expect(text).toContain('one of the tokens this site makes and tests. No account has power over it.')
  expect(text).toContain('Supply 1,000.5 GLD')
  expect(text).toContain('Powers over it none')
  expect(text).toContain('erc20-permit : ')
  const { source } = emitToken(optionsNamed('erc20-permit')!, 'Gold <b>')
  expect(text).toContain('keccak256 of GoldB.sol : ')
  expect(text.replaceAll(' ', '')).toContain(keccak256(toBytes(source)))
  expect(text).toContain('contract GoldB is ERC20, ERC20Permit {')
  expect(text).toContain('Nothing. No account has power')
  expect(text).toContain('Code that is known Yes: byte for byte')
  expect(text).toContain('The index follows tokens of the launch book, and this one is not in it')
  // This chain has no lens: nothing is said that was not read.
  expect(text).toContain('Locked shares They cannot be read now.')
  expect(text).toContain('Nobody with power over it Yes, and no account can ever get a power.')
  expect(text).not.toContain('owner()')
  // What the chain says is text, even if it looks like HTML.
  expect(text).toContain('Gold &lt;b&gt;')
})

test('an owner stands there with every power, until the ownership is renounced', async () => {
  const { address, call } = await launch('erc20-mintable-capped-pausable-permit-flash-ownable')
  const before = await textOf(await page(address))
  expect(before).toContain(`can create tokens up to the cap, until the cap is reached`)
  expect(before).toMatch(/cast call 0x\w{40} &quot;owner\(\)\(address\)&quot; --block \d+ --rpc-url YOUR_NODE/)
  expect(before.replaceAll(' ', '')).toContain(from)
  expect(before).toContain('Yours? Use them, hand them over or give them up')
  expect(before).toMatch(/Nobody with power over it No: accounts hold \d+ powers\. Hand over or give up/)
  await call('pause')
  expect(await textOf(await page(address))).toContain('It is paused now')
  await call('transferOwnership', other)
  expect(await textOf(await page(address))).toContain('The ownership is offered to')
  await call('unpause')
  await call('renounceOwnership')
  const after = await textOf(await page(address))
  expect(after).toContain('The ownership was renounced')
  expect(after).toContain('No account has power over it.')
  expect(after).not.toContain('Yours?')
  expect(after.replaceAll(' ', '')).toMatch(
    new RegExp(
      [`launched,withtheowner${from}`, `stoppedby${from}`, `offeredto${other}`, `resumedby`, `renouncedby${from}`].join(
        '.*',
      ),
    ),
  )
})

test('who holds a role is found in the history, and asked for now', async () => {
  const { address, call } = await launch('erc20-mintable-burnable-pausable-permit-roles')
  const before = await textOf(await page(address))
  expect(before).toContain(`&quot;hasRole(bytes32,address)(bool)&quot; 0x${'0'.repeat(64)} ${from}`)
  expect(holder(before, 'minter')).toContain(other)
  expect(holder(before, 'admin')).toContain(from)
  const minter = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6'
  await call('revokeRole', minter, other)
  const after = await textOf(await page(address))
  expect(holder(after, 'minter')).toBe('Nobody')
  expect(after.replaceAll(' ', '')).toMatch(new RegExp(`${other}becameminter\\..*${other}wasnolongerminter\\.`))
})

test('limits stand there with their end, and so does a collection with its pieces', async () => {
  const limited = await textOf(await page((await launch('erc20-limits')).address))
  expect(limited).toMatch(/Largest wallet 20 GLD Largest transfer 10 GLD Limits end 20\d\d-/)
  const half = await launch('erc20-limits', { maxWallet: 2n ** 256n - 1n })
  expect(await textOf(await page(half.address))).toContain('Largest wallet no limit Largest transfer 10 GLD')
  const collection = await textOf(await page((await launch('erc721-capped-ownable')).address))
  expect(collection).toContain('Pieces 0 of at most 9')
})

test('a vault says what its shares are of, and that a pause stops deposits alone', async () => {
  const asset = await launch('erc20')
  const { address, call } = await launch('erc4626-pausable-roles', { asset: asset.address })
  const before = await textOf(await page(address))
  expect(before.replaceAll(' ', '')).toContain(`Sharesof${asset.address}`)
  expect(before).toContain('Decimals 12')
  expect(before).toContain('can stop deposits for any time, and resume them')
  await call('pause')
  const after = await textOf(await page(address))
  expect(after).toContain('Deposits are stopped now. Everyone can withdraw.')
  expect(after).toContain('Deposits were stopped by')
})

test('its locks stand there with their sums, each with its proof', async () => {
  for (const { kind, creationCode } of plannedContracts)
    if (kind.endsWith('Locker') || kind === 'LockLens')
      await send({ to: create2Deployer, data: callOfDeployer(creationCode) })
  const { address, call } = await launch('erc20')
  expect(await textOf(await page(address))).toContain('Nothing of it is locked here.')
  await call('approve', contractAddresses.TokenLocker, 900_000_000n)
  const forEver = { start: 0, cliff: 0, end: 2 ** 40 - 1, steps: 0 }
  const until = { start: 0, cliff: 4_102_444_800, end: 4_102_444_800, steps: 0 }
  for (const [amount, schedule] of [
    [300_150_000n, until],
    [500_250_000n, forEver],
  ] as const) {
    const args = [address, other, amount, schedule] as const
    await send({
      to: contractAddresses.TokenLocker,
      data: encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockFor', args }),
    })
  }
  const html = await (await page(address)).text()
  const text = await textOf(new Response(html))
  expect(text).toContain('Held, and not to be withdrawn now 800.4 GLD, 80 % of the supply')
  expect(text).toContain('99 % stays until 1 January 2100, 00:00 UTC: 792.396 GLD')
  expect(text).toContain('Stays permanently 500.25 GLD, 62.5 % Free to withdraw, not held nothing')
  expect(text).toMatch(/Lock No\. 2 : 500\.25 GLD permanently, of .*Lock No\. 1 : 300\.15 GLD until 2100-01-01/)
  expect(html).toContain(`href="/token-locking/${idText((BigInt(address) << 96n) + 2n)}"`)
})

test('locks whose votes go on counting are sums of their own, and then it is not said that nothing is locked', async () => {
  const { address, call } = await launch('erc20-permit-votes')
  expect(await textOf(await page(address))).toContain('Nothing of it is locked here.')
  await call('approve', contractAddresses.VotingLocker, 300_150_000n)
  const schedule = { start: 0, cliff: 0, end: 2 ** 40 - 1, steps: 0 }
  await send({
    to: contractAddresses.VotingLocker,
    data: encodeFunctionData({
      abi: votingLockerAbi,
      functionName: 'lockFor',
      args: [address, other, 300_150_000n, schedule, other],
    }),
  })
  const html = await (await page(address)).text()
  const text = await textOf(new Response(html))
  expect(text).toContain('Locked, and its votes go on counting')
  expect(text).toContain('Held, and not to be withdrawn now 300.15 GLD, 30 % of the supply')
  expect(text).toMatch(/Lock No\. 1 with votes : 300\.15 GLD permanently, of /)
  expect(html).toContain(`href="/token-locking/${idText((BigInt(address) << 96n) + 1n)}-votes"`)
  expect(text).not.toContain('Nothing of it is locked here.')
})

test('code that is not known is not vouched for, under any name', async () => {
  const name = encodeAbiParameters([{ type: 'string' }], [`Tether \u202e${'x'.repeat(3000)}`])
  const text = await textOf(await page(await answering(name)))
  expect(text).toContain('whose code is none of those this site makes')
  expect(text).not.toContain('one of the 200')
  expect(text).toContain('\\u{202e}')
  expect(text).not.toContain('x'.repeat(65))
  const nothing = await textOf(await page(await answering('0x')))
  expect(nothing).toContain('Without a name')
})

test('an address without a contract, with a wrong letter or in small letters', async () => {
  const [none, wrong, small] = await Promise.all([
    page(other),
    page(other.replace('C', 'c').replace('0d', '0D')),
    page(other.toLowerCase()),
  ])
  expect(none.status).toBe(404)
  expect(await textOf(none)).toContain('There is no contract at this address')
  expect([wrong.status, await textOf(wrong)]).toEqual([
    404,
    expect.stringContaining('A letter of this address is wrong'),
  ])
  expect([small.status, small.headers.get('location')]).toEqual([308, `/meme-token/${other}`])
})

test('a chain that is away is no statement about a token, and too many questions have to wait', async () => {
  const away = await page(from, { url: 'http://127.0.0.1:9' })
  expect([away.status, await textOf(away)]).toEqual([503, expect.stringContaining('does not answer')])
  expect((await page(from, { limits: refusing })).status).not.toBe(200)
})

test('a link to the page carries what it says', async () => {
  const { address } = await launch('erc20')
  const html = await (await page(address)).text()
  expect(html).toContain('<meta property="og:title" content="Gold &lt;b&gt;"/>')
  expect(html).toContain(`<meta property="og:url" content="http://site.example/meme-token/${address}"/>`)
})

test('a collection with a sale: its phases, royalty and reveal, and where pieces are bought', async () => {
  const { address, call } = await launch('erc721-capped-royalties-sale-reveal-ownable')
  const answer = await page(address)
  const html = await answer.clone().text()
  expect(html).toMatch(/href="\/meme-token\?kind=erc721&amp;with=capped,royalties,sale,reveal[^"]*token=0x/)
  const before = await textOf(answer)
  expect(before).toContain('Everyone buys from the launch on, for 0.1 ETH each, 3 for an account at most.')
  expect(before).toContain('0 of 9 pieces are created.')
  expect(before).toContain('7.5 %, which markets may pay to')
  expect(before).toContain('Metadata hidden; its hash is fixed')
  await call('mint', other, 9n)
  const after = await textOf(await page(address))
  expect(after).toContain('All 9 pieces are created.')
  expect(after).not.toContain('Buy a piece')
})

test('editions with a sale: how many there are of each at most, and where pieces are bought', async () => {
  const { address } = await launch('erc1155-royalties-sale-ownable')
  const answer = await page(address)
  expect(await answer.clone().text()).toMatch(/href="\/meme-token\?kind=erc1155&amp;with=royalties,sale[^"]*token=0x/)
  const text = await textOf(answer)
  expect(text).toContain('Everyone buys from the launch on, for 0.1 ETH each, 3 for an account at most.')
  expect(text).not.toContain('What buyers look for')
  expect(text).toContain('3 editions are on sale, numbered from 1, with 5 pieces at most of each.')
  expect(text).toContain('Proceeds go to')
})

test('editions and a batch tell their royalty and how many the launch made', async () => {
  expect(await textOf(await page((await launch('erc1155-royalties-ownable')).address))).toContain(
    '7.5 %, which markets',
  )
  const batch = await textOf(await page((await launch('erc721-capped-consecutive-ownable')).address))
  expect(batch).toContain('Pieces at the launch 2')
  expect(batch).toContain('2 of at most 9')
})

test('an ERC-6909 contract lists its tokens with their own names and supplies', async () => {
  const { address, call } = await launch('erc6909-pausable-ownable')
  await call('createToken', other, 2_500n, 'Silver <i>', 'SLV', 2, 'ipfs://silver/')
  await call('pause')
  const text = await textOf(await page(address))
  expect(text).toContain('one of the tokens this site makes and tests')
  expect(text).toContain('An ERC-6909 contract with 2 tokens.')
  expect(text).toContain('Token 1 Gold &lt;b&gt;: 1,000.5 GLD exist, 6 decimals')
  expect(text).toContain('Token 2 Silver &lt;i&gt;: 25 SLV exist, 2 decimals')
  expect(text).toContain('nobody can send it')
  expect(text).not.toContain('What its locked liquidity pays')
  expect(text).not.toContain('Simulate a sale')
})
