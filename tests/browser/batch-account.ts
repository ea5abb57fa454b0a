import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  parseAbi,
  type Address,
  type Hash,
  type Hex,
  type LocalAccount,
} from 'viem'
import { addressOfCode, callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'

/**
 * The creation code of what an account delegates to (EIP-7702) so that it can send calls together. It exists for tests: it was made with solc
 * 0.8.37 (optimised, 1 run, no metadata) from a contract with `execute`, which makes each call and reverts with the reason of the first that
 * fails, and which takes ether. Anyone may call it, so nothing of value may be in such an account.
 */
const creationCode: Hex = `0x${[
  '6080604052348015600e575f5ffd5b506102758061001c5f395ff3fe608060405260043610610020575f3560e01c80633f70',
  '7e6b1461002b575f5ffd5b3661002757005b5f5ffd5b61003e61003936600461014f565b610040565b005b5f5b8181101561',
  '014a575f5f84848481811061005e5761005e6101be565b905060200281019061007091906101d2565b61007e906020810190',
  '6101f0565b6001600160a01b0316858585818110610099576100996101be565b90506020028101906100ab91906101d2565b',
  '602001358686868181106100c1576100c16101be565b90506020028101906100d391906101d2565b6100e190604081019061',
  '021d565b6040516100ef929190610266565b5f6040518083038185875af1925050503d805f8114610129576040519150601f',
  '19603f3d011682016040523d82523d5f602084013e61012e565b606091505b50915091508161014057805160208201fd5b50',
  '50600101610042565b505050565b5f5f60208385031215610160575f5ffd5b82356001600160401b03811115610175575f5f',
  'fd5b8301601f81018513610185575f5ffd5b80356001600160401b0381111561019a575f5ffd5b8560208260051b84010111',
  '156101ae575f5ffd5b6020919091019590945092505050565b634e487b7160e01b5f52603260045260245ffd5b5f8235605e',
  '198336030181126101e6575f5ffd5b9190910192915050565b5f60208284031215610200575f5ffd5b81356001600160a01b',
  '0381168114610216575f5ffd5b9392505050565b5f5f8335601e19843603018112610232575f5ffd5b830180359150600160',
  '0160401b0382111561024b575f5ffd5b60200191503681900382131561025f575f5ffd5b9250929050565b818382375f9101',
  '90815291905056',
].join('')}`

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
])

const delegate = addressOfCode(creationCode)

/** A call of a request of EIP-5792. */
export type BatchedCall = { to?: Address; value?: Hex; data?: Hex }

type Batch = {
  url: string
  account: LocalAccount
  /** Who sends the transaction and pays for it, where that is not the account: then neither `from` nor the nonce are the account's. */
  bundler?: LocalAccount
}

/** Sends calls of an account in one transaction that does all of them or nothing, on a real chain. Answers its hash. */
export async function sendBatch({ url, account, bundler }: Batch, calls: readonly BatchedCall[]): Promise<Hash> {
  const chain = createPublicClient({ transport: http(url) })
  const sender = bundler ?? account
  const wallet = createWalletClient({ account: sender, transport: http(url) })
  if (!(await chain.getCode({ address: delegate }))) {
    const data = callOfDeployer(creationCode)
    const hash = await wallet.sendTransaction({ chain: null, to: create2Deployer, data })
    await chain.waitForTransactionReceipt({ hash, pollingInterval: 100 })
  }
  const nonce = await chain.getTransactionCount({ address: account.address })
  const authorization = await account.signAuthorization!({
    address: delegate,
    chainId: await chain.getChainId(),
    // The transaction itself uses the account's next number first.
    nonce: bundler ? nonce : nonce + 1,
  })
  const args = [calls.map(({ to, value = '0x0', data = '0x' }) => ({ to: to!, value: BigInt(value), data }))] as const
  const data = encodeFunctionData({ abi, functionName: 'execute', args })
  return wallet.sendTransaction({
    chain: null,
    to: account.address,
    data,
    gas: 5_000_000n,
    authorizationList: [authorization],
  })
}
