import { encodeDeployData, encodeFunctionData, getAddress, parseAbi, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readPosition } from '#tools/token/vault/read-vault.ts'
import { vaultAbi } from '#tools/token/vault/vault-abi.ts'
import { readAction, vaultActionsOf, type VaultAction } from '#tools/token/vault/vault-actions.ts'
import { keptArtifacts } from './token-artifacts.ts'

const artifacts = keptArtifacts()
const chain = await testChain()
afterAll(chain.stop)
const ask: Rpc = (method, params) => chain.ask(method, ...params)
const [account] = ((await chain.ask('eth_accounts')) as string[]).map((one) => getAddress(one)) as [Hex]
const one = 10n ** 18n

/** Sends a transaction and waits for its block; answers what it created. */
async function send(transaction: object): Promise<Hex> {
  const hash = await chain.ask('eth_sendTransaction', { from: account, gas: '0x600000', ...transaction })
  return vi.waitFor(async () => {
    const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { contractAddress: Hex; status: Hex } | null
    expect(receipt?.status).toBe('0x1')
    return receipt!.contractAddress
  })
}

async function launch(id: string, args: readonly unknown[]): Promise<Hex> {
  const { abi, creationCode: bytecode } = artifacts.get(id)!
  return getAddress(await send({ data: encodeDeployData({ abi, bytecode, args }) }))
}

async function act(vault: Hex, action: VaultAction, text = ''): Promise<void> {
  const read = readAction(action, text, { ...(await readPosition(ask, vault, account)), account })
  if ('error' in read) throw new Error(read.error)
  if (read.approval) await send(read.approval.call)
  await send(read.call)
}

test('what is typed is deposited, grows with a gift to the vault, and is withdrawn', async () => {
  const asset = await launch('erc20', ['Asset', 'AST', 18, 1000n * one, account])
  const vault = await launch('erc4626', ['Shares', 'SHR', asset])
  const position = () => readPosition(ask, vault, account)
  expect(vaultActionsOf(await position())).toEqual(['deposit'])
  await act(vault, 'deposit', '100.5')
  expect(await position()).toMatchObject({
    asset: { address: asset, symbol: 'AST', decimals: 18, balance: 1000n * one - 1005n * 10n ** 17n },
    shares: 1005n * 10n ** 23n,
    worth: 1005n * 10n ** 17n,
    stopped: false,
  })
  const left = { to: asset, abi: vaultAbi, name: 'allowance', args: [account, vault] } as const
  expect(await readContract(ask, left)).toBe(0n)
  const gift = parseAbi(['function transfer(address to, uint256 amount)'])
  await send({ to: asset, data: encodeFunctionData({ abi: gift, functionName: 'transfer', args: [vault, one] }) })
  const { worth } = await position()
  expect(1015n * 10n ** 17n - worth).toBeLessThan(2n)
  await act(vault, 'withdraw', '50')
  await act(vault, 'redeem')
  const end = await position()
  expect(end.shares).toBe(0n)
  expect(1000n * one - end.asset.balance).toBeLessThan(5n)
})

test('while deposits are stopped only withdrawals are offered; too much is a sentence', async () => {
  const asset = await launch('erc20', ['Asset', 'AST', 18, 1000n * one, account])
  const vault = await launch('erc4626-pausable-ownable', ['Shares', 'SHR', asset, account])
  await act(vault, 'deposit', '1')
  const abi = parseAbi(['function pause()'])
  await send({ to: vault, data: encodeFunctionData({ abi, functionName: 'pause' }) })
  const position = await readPosition(ask, vault, account)
  expect(position.stopped).toBe(true)
  expect(vaultActionsOf(position)).toEqual(['withdraw', 'redeem'])
  const refused = (action: VaultAction, text: string) => readAction(action, text, { ...position, account })
  expect(refused('withdraw', '2')).toEqual({ error: 'The account has 1 AST in the vault.' })
  expect(refused('deposit', '1000')).toEqual({ error: 'The account has 999 AST.' })
  expect(refused('deposit', '0')).toEqual({ error: 'Enter more than 0.' })
})
