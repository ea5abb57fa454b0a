import {
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  hashMessage,
  numberToHex,
  parseAbi,
  stringToHex,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import type { SafeAnswer, SafeCall, SafeInfo, SafeQuestion, SafeSigned, SafeTransaction } from './safe-protocol.ts'

/**
 * The creation code of an account of several owners, for tests. It was made with solc 0.8.37 (optimised, 1 run, no metadata): owners
 * approve the hash of some calls; with enough of them anyone carries the calls out, all or none; events are those of Safe 1.4.1.
 */
const code: Hex = `0x${[
  '608060405234801561000f575f5ffd5b506040516109a43803806109a483398101604081905261002e916100c2565b5f5b82',
  '5181101561008957600160025f85848151811061005057610050610196565b6020908102919091018101516001600160a01b',
  '031682528101919091526040015f20805460ff1916911515919091179055600101610030565b50600155506101aa565b634e',
  '487b7160e01b5f52604160045260245ffd5b80516001600160a01b03811681146100bd575f5ffd5b919050565b5f5f604083',
  '850312156100d3575f5ffd5b82516001600160401b038111156100e8575f5ffd5b8301601f810185136100f8575f5ffd5b80',
  '516001600160401b0381111561011157610111610093565b604051600582901b90603f8201601f191681016001600160401b',
  '038111828210171561013f5761013f610093565b60405291825260208184018101929081018884111561015c575f5ffd5b60',
  '20850194505b8385101561018257610174856100a7565b815260209485019401610163565b50602096909601519597959650',
  '5050505050565b634e487b7160e01b5f52603260045260245ffd5b6107ed806101b75f395ff3fe6080604052600436106100',
  '78575f3560e01c806325f6ac85146100835780632f54bf6e146100d157806342cde4e8146100ff57806347f52e9314610122',
  '5780638433840d14610141578063affed0e014610162578063b06f1eb414610176578063bf7c213114610195578063d4d9bd',
  'cd146101c0575f5ffd5b3661007f57005b5f5ffd5b34801561008e575f5ffd5b506100bc61009d3660046104da565b600460',
  '209081525f928352604080842090915290825290205460ff1681565b60405190151581526020015b60405180910390f35b34',
  '80156100dc575f5ffd5b506100bc6100eb366004610504565b60026020525f908152604090205460ff1681565b3480156101',
  '0a575f5ffd5b5061011460015481565b6040519081526020016100c8565b34801561012d575f5ffd5b5061011461013c3660',
  '0461056b565b6101df565b34801561014c575f5ffd5b5061016061015b3660046105b2565b610218565b005b34801561016d',
  '575f5ffd5b506101145f5481565b348015610181575f5ffd5b506101606101903660046105b2565b610331565b3480156101',
  'a0575f5ffd5b506101146101af3660046105f0565b60036020525f908152604090205481565b3480156101cb575f5ffd5b50',
  '6101606101da3660046105f0565b61043f565b5f46308386866040516020016101f99594939291906106f3565b6040516020',
  '818303038152906040528051906020012090509392505050565b5f80546102379084908490848061022e8361072b565b9190',
  '50556101df565b6001545f82815260036020526040902054919250111561026a576040516306bfe8d560e11b815260040160',
  '405180910390fd5b604051632c1bc7ad60e21b8152309063b06f1eb49061028f908690869060040161074f565b5f60405180',
  '8303815f87803b1580156102a6575f5ffd5b505af19250505080156102b7575060015b6102fa57807f23428b18acfb3ea64b',
  '08dc0c1d296ea9c09702c09083ca5272e64d115b687d235f6040516102ed91815260200190565b60405180910390a2505050',
  '565b807f442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e5f6040516102ed91815260200190',
  '565b505050565b33301461033c575f5ffd5b5f5b8181101561032c575f8383838181106103595761035961076a565b905060',
  '200281019061036b919061077e565b610379906020810190610504565b6001600160a01b0316848484818110610394576103',
  '9461076a565b90506020028101906103a6919061077e565b602001358585858181106103bc576103bc61076a565b90506020',
  '028101906103ce919061077e565b6103dc90604081019061079c565b6040516103ea9291906107de565b5f60405180830381',
  '85875af1925050503d805f8114610424576040519150601f19603f3d011682016040523d82523d5f602084013e610429565b',
  '606091505b5050905080610436575f5ffd5b5060010161033e565b335f9081526002602052604090205460ff168015610476',
  '57505f81815260046020908152604080832033845290915290205460ff16155b61047e575f5ffd5b5f818152600460209081',
  '5260408083203384528252808320805460ff19166001179055838352600390915281208054916104b78361072b565b919050',
  '555050565b80356001600160a01b03811681146104d5575f5ffd5b919050565b5f5f604083850312156104eb575f5ffd5b82',
  '3591506104fb602084016104bf565b90509250929050565b5f60208284031215610514575f5ffd5b61051d826104bf565b93',
  '92505050565b5f5f83601f840112610534575f5ffd5b5081356001600160401b0381111561054a575f5ffd5b602083019150',
  '8360208260051b8501011115610564575f5ffd5b9250929050565b5f5f5f6040848603121561057d575f5ffd5b8335600160',
  '0160401b03811115610592575f5ffd5b61059e86828701610524565b909790965060209590950135949350505050565b5f5f',
  '602083850312156105c3575f5ffd5b82356001600160401b038111156105d8575f5ffd5b6105e485828601610524565b9096',
  '9095509350505050565b5f60208284031215610600575f5ffd5b5035919050565b5f8383855260208501945060208460051b',
  '820101835f605e19863603015b878210156106e657848403601f190189528235818112610643575f5ffd5b87016001600160',
  'a01b03610656826104bf565b16855260208181013590860152604081013536829003601e1901811261067a575f5ffd5b0160',
  '20810190356001600160401b03811115610694575f5ffd5b8036038213156106a2575f5ffd5b606060408701528060608701',
  '52808260808801375f608082880101526080601f19601f830116870101955050506020830192506020890198506001820191',
  '50610625565b5091979650505050505050565b85815260018060a01b0385166020820152836040820152608060608201525f',
  '610720608083018486610607565b979650505050505050565b5f6001820161074857634e487b7160e01b5f52601160045260',
  '245ffd5b5060010190565b602081525f610762602083018486610607565b949350505050565b634e487b7160e01b5f526032',
  '60045260245ffd5b5f8235605e19833603018112610792575f5ffd5b9190910192915050565b5f5f8335601e198436030181',
  '126107b1575f5ffd5b8301803591506001600160401b038211156107ca575f5ffd5b60200191503681900382131561056457',
  '5f5ffd5b818382375f910190815291905056',
].join('')}`

const abi = parseAbi([
  'constructor(address[] owners, uint256 least)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function nonce() view returns (uint256)',
  'function approvals(bytes32) view returns (uint256)',
  'function hashOf(Call[] calls, uint256 number) view returns (bytes32)',
  'function approveHash(bytes32 hash)',
  'function carryOut(Call[] calls)',
])

/** How a node is asked that signs for the owners itself. */
type Ask = (method: string, ...params: unknown[]) => Promise<unknown>
type Proposal = { calls: { to: Address; value: bigint; data: Hex }[]; number: bigint; txHash?: Hash; failed?: boolean }

/**
 * A Safe on a chain for tests and the side of its window that answers apps. `answer` is what an app is told; what owners do is done by
 * the other functions, with real transactions.
 */
export async function testSafe(ask: Ask, { owners, threshold }: { owners: readonly Address[]; threshold: number }) {
  const chainId = Number(await ask('eth_chainId'))
  const proposals = new Map<string, Proposal>()
  const messages = new Map<string, { text: string; signatures: Hex[] }>()
  const asked: SafeQuestion[] = []
  let refuses = false

  const deploy = encodeDeployData({ abi, bytecode: code, args: [owners, BigInt(threshold)] })
  const safeAddress = getAddress((await mined(await send(owners[0]!, { data: deploy }))).contractAddress!)

  async function send(from: Address, call: { to?: Address; data?: Hex; value?: Hex }): Promise<Hash> {
    // A node estimates what the outer call needs, which is enough for the inner one to fail.
    return (await ask('eth_sendTransaction', { from, gas: numberToHex(3_000_000), ...call })) as Hash
  }

  async function mined(hash: Hash): Promise<{ contractAddress?: Address; logs: { topics: Hex[] }[] }> {
    for (;;) {
      const receipt = await ask('eth_getTransactionReceipt', hash)
      if (receipt) return receipt as never
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function read<name extends 'nonce' | 'approvals' | 'hashOf'>(functionName: name, ...args: unknown[]) {
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const answer = (await ask('eth_call', { to: safeAddress, data }, 'latest')) as Hex
    return decodeFunctionResult({ abi, functionName, data: answer } as never)
  }

  const safe = {
    address: safeAddress,
    /** What apps have asked so far. */
    asked,
    /** From now on, the owner closes the window instead of confirming. */
    refuse: (now: boolean) => void (refuses = now),
    latest: () => [...proposals.keys()].at(-1) as Hash,

    /** One more owner confirms. */
    async confirm(hash: Hash, owner: number) {
      const data = encodeFunctionData({ abi, functionName: 'approveHash', args: [hash] })
      await mined(await send(owners[owner]!, { to: safeAddress, data }))
    },

    /** An owner has a proposal carried out. */
    async carryOut(hash: Hash): Promise<Hash> {
      const proposal = proposals.get(hash)!
      const data = encodeFunctionData({ abi, functionName: 'carryOut', args: [proposal.calls] })
      const txHash = await send(owners[0]!, { to: safeAddress, data })
      const { logs } = await mined(txHash)
      Object.assign(proposal, { txHash, failed: logs.at(-1)!.topics[0] === executionFailure })
      return txHash
    },

    /** The owners carry out nothing in place of a proposal, which uses up its number. */
    async reject(hash: Hash) {
      const calls: Proposal['calls'] = []
      const instead = (await read('hashOf', calls, proposals.get(hash)!.number)) as Hash
      for (const owner of owners.slice(0, threshold)) {
        const data = encodeFunctionData({ abi, functionName: 'approveHash', args: [instead] })
        await mined(await send(owner, { to: safeAddress, data }))
      }
      const data = encodeFunctionData({ abi, functionName: 'carryOut', args: [calls] })
      await mined(await send(owners[0]!, { to: safeAddress, data }))
    },

    /** One more owner signs a message. */
    async sign(hash: Hash, owner: number) {
      const message = messages.get(hash)!
      message.signatures.push((await ask('eth_sign', owners[owner], stringToHex(message.text))) as Hex)
    },

    async answer(question: SafeQuestion): Promise<SafeAnswer> {
      asked.push(question)
      const told = { id: question.id, version: '9.1.0' }
      try {
        return { ...told, success: true, data: await answerTo(question) }
      } catch (error) {
        return { ...told, success: false, error: (error as Error).message }
      }
    },
  }

  async function answerTo({ method, params }: SafeQuestion): Promise<unknown> {
    const given = params as never
    const handlers: Record<string, () => unknown> = {
      getSafeInfo: (): SafeInfo => ({ safeAddress, chainId, threshold, owners, isReadOnly: false }),
      sendTransactions: () => propose(given),
      getTxBySafeTxHash: () => transactionOf((given as { safeTxHash: Hash }).safeTxHash),
      signMessage: (): SafeSigned => {
        const { message } = given as { message: string }
        const messageHash = hashMessage(message)
        messages.set(messageHash, { text: message, signatures: [] })
        return { messageHash }
      },
      getOffChainSignature: () => {
        const signatures = messages.get(given)?.signatures ?? []
        return signatures.length < threshold ? '' : `0x${signatures.map((one) => one.slice(2)).join('')}`
      },
      rpcCall: () => ({ offChainSigning: true }),
    }
    if (!Object.hasOwn(handlers, method)) throw new Error(`Unknown method ${method}`)
    return handlers[method]!()
  }

  async function propose({ txs }: { txs: readonly SafeCall[] }) {
    if (refuses) throw new Error('Transaction was rejected')
    const calls = txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
    const number = (await read('nonce')) as bigint
    const safeTxHash = (await read('hashOf', calls, number)) as Hash
    proposals.set(safeTxHash, { calls, number })
    // Who proposes confirms.
    await safe.confirm(safeTxHash, 0)
    return { safeTxHash }
  }

  async function transactionOf(hash: Hash): Promise<SafeTransaction> {
    const proposal = proposals.get(hash)
    if (!proposal) throw new Error('Transaction not found')
    const { number, txHash, failed } = proposal
    if (txHash) return { txStatus: failed ? 'FAILED' : 'SUCCESS', txHash }
    if (((await read('nonce')) as bigint) > number) return { txStatus: 'CANCELLED', txHash: null }
    const given = Number(await read('approvals', hash))
    const confirmations = Array.from({ length: given }, (_, at) => ({ signer: { value: owners[at] } }))
    return {
      txStatus: given >= threshold ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
      txHash: null,
      detailedExecutionInfo: { confirmationsRequired: threshold, confirmations },
    }
  }

  return safe
}

/** `ExecutionFailure(bytes32,uint256)`. */
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** A page in a frame of another window, without a browser: messages go to and fro as between windows, by their origins. */
export function framedPage({ origin, answer, shownAs }: FramedBy) {
  const self = new EventTarget()
  const posted: { message: SafeQuestion; targetOrigin: string }[] = []
  const parent = {
    postMessage(message: SafeQuestion, targetOrigin: string) {
      posted.push({ message, targetOrigin })
      // A browser delivers to the named origin alone.
      if (targetOrigin === origin) void answer(message).then((data) => data && say(data))
    },
  }
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    self.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: parent, ...from }))
  const page = Object.assign(self, { parent, location: shownAs ? { ancestorOrigins: [shownAs] } : {} })
  return { page: page as never, posted, say }
}

type FramedBy = {
  /** The true origin of the parent. */
  origin: string
  answer: (question: SafeQuestion) => Promise<SafeAnswer | undefined>
  /** What the browser says of the parent; some say nothing. */
  shownAs?: string
}
