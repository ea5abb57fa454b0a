import { decodeAbiParameters, decodeEventLog, encodeDeployData, encodeFunctionData, getAddress, parseAbi } from 'viem'
import type { Abi, AbiEvent, Address, Hex, Log } from 'viem'
import type { testChain } from '#chain/anvil/test-chain.server.ts'

/**
 * Accounts that a test makes call whatever it wants, several calls in one transaction. They accept pieces, tokens and loans; the stage
 * itself accepts none. After every call it says what some views answer.
 */
const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Spendable {
    function approve(address spender, uint256 value) external returns (bool);
}

contract Actor {
    address private immutable _stage = msg.sender;

    constructor() payable {}

    function act(address target, uint256 value, bytes calldata data) external returns (bool, bytes memory) {
        require(msg.sender == _stage);
        return target.call{ value: value }(data);
    }
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }
    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        return this.onERC1155BatchReceived.selector;
    }
    function onTransferReceived(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onTransferReceived.selector;
    }
    function onApprovalReceived(address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onApprovalReceived.selector;
    }
    function onFlashLoan(address, address token, uint256 value, uint256 fee, bytes calldata)
        external
        returns (bytes32)
    {
        Spendable(token).approve(msg.sender, value + fee);
        return keccak256("ERC3156FlashBorrower.onFlashLoan");
    }
}

contract Asset {
    event Transfer(address indexed from, address indexed to, uint256 value);
    error Asset_TooMuch();

    mapping(address account => uint256) public balanceOf;
    mapping(address account => mapping(address spender => uint256)) public allowance;

    constructor(Actor[] memory holders) {
        for (uint256 i; i < holders.length; ++i) balanceOf[address(holders[i])] = 1e6;
    }
    function decimals() external pure returns (uint8) {
        return 6;
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }
    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (value > allowance[from][msg.sender]) revert Asset_TooMuch();
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }
    function _move(address from, address to, uint256 value) private returns (bool) {
        if (value > balanceOf[from]) revert Asset_TooMuch();
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}

contract Stage {
    struct Step {
        address who;
        address target;
        uint256 value;
        bytes data;
        bytes[] looks;
    }

    Actor[] private _actors;
    Asset public asset;

    constructor() payable {
        for (uint256 i; i < 9; ++i) _actors.push(new Actor{ value: 1 ether }());
        asset = new Asset(_actors);
    }
    function cast() external view returns (Actor[] memory, Asset) {
        return (_actors, asset);
    }
    function run(address subject, bytes[] calldata always, Step[] calldata steps) external {
        for (uint256 i; i < steps.length; ++i) {
            Step calldata it = steps[i];
            (bool ok, bytes memory said) = Actor(it.who).act(it.target, it.value, it.data);
            bytes memory told = abi.encode(ok, said, look(subject, always), look(subject, it.looks));
            assembly {
                log0(add(told, 0x20), mload(told))
            }
        }
    }
    function look(address subject, bytes[] calldata questions) public view returns (uint256[] memory words) {
        words = new uint256[](questions.length);
        for (uint256 i; i < questions.length; ++i) {
            (bool ok, bytes memory said) = subject.staticcall(questions[i]);
            words[i] = ok && said.length > 31 ? abi.decode(said, (uint256)) : type(uint256).max;
        }
    }
}
`

const stageAbi = parseAbi([
  'struct Step { address who; address target; uint256 value; bytes data; bytes[] looks; }',
  'function cast() view returns (address[] actors, address asset)',
  'function run(address subject, bytes[] always, Step[] steps)',
  'function look(address subject, bytes[] questions) view returns (uint256[] words)',
])
const told = [{ type: 'bool' }, { type: 'bytes' }, { type: 'uint256[]' }, { type: 'uint256[]' }] as const

/** A call that an actor makes, and the views that are asked after it. */
export interface Step {
  who: Address
  target: Address
  value: bigint
  data: Hex
  looks: readonly Hex[]
}

/** What came of a step: what the call answered or why it was refused, what the views say, and the events of the token. */
export interface Seen {
  ok: boolean
  said: Hex
  always: readonly bigint[]
  looks: readonly bigint[]
  events: { name: string; values: unknown[] }[]
}

/** What a view is taken to say when it answers nothing. */
export const nothing = 2n ** 256n - 1n

let compiled: Promise<Hex> | undefined

async function compile(): Promise<Hex> {
  const { default: solc } = await import('solc')
  const input = {
    language: 'Solidity',
    sources: { 'Stage.sol': { content: source } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { Stage: ['evm.bytecode.object'] } } },
  }
  const answer = JSON.parse(solc.compile(JSON.stringify(input))) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  }
  const wrong = answer.errors?.find(({ severity }) => severity === 'error')
  if (wrong) throw new Error(wrong.formattedMessage)
  return `0x${answer.contracts['Stage.sol']!.Stage!.evm.bytecode.object}`
}

/** A stage on a chain, with nine actors who have a million of an asset each and an ether each. */
export async function setStage(chain: Pick<Awaited<ReturnType<typeof testChain>>, 'ask'>) {
  compiled ??= compile()
  const [from] = (await chain.ask('eth_accounts')) as Address[]
  /** Sends a transaction and answers its receipt. It fails only where there is a fault in the test. */
  async function send(transaction: object) {
    const hash = await chain.ask('eth_sendTransaction', { from, gas: '0x1c00000', ...transaction })
    for (;;) {
      const receipt = await chain.ask('eth_getTransactionReceipt', hash)
      if (receipt) return receipt as { status: Hex; contractAddress: Address; logs: Log[] }
    }
  }
  const { contractAddress } = await send({
    data: encodeDeployData({ abi: stageAbi, bytecode: await compiled }),
    value: '0x8ac7230489e80000',
  })
  const stage = getAddress(contractAddress)
  const call = async (data: Hex) => (await chain.ask('eth_call', { to: stage, data }, 'latest')) as Hex
  const [actors, asset] = decodeAbiParameters(
    [{ type: 'address[]' }, { type: 'address' }],
    await call(encodeFunctionData({ abi: stageAbi, functionName: 'cast' })),
  )
  return {
    stage,
    actors,
    asset,
    /** Puts a token on the chain. */
    async deploy(data: Hex): Promise<Address> {
      const receipt = await send({ data })
      if (receipt.status !== '0x1') throw new Error('The constructor refuses.')
      return getAddress(receipt.contractAddress)
    },
    /** The time of the next transaction, which then is the time of all its steps. */
    async wait(time: bigint): Promise<void> {
      await chain.ask('evm_setNextBlockTimestamp', Number(time))
    },
    async now(): Promise<bigint> {
      return BigInt(((await chain.ask('eth_getBlockByNumber', 'latest', false)) as { timestamp: Hex }).timestamp)
    },
    /** What views of a contract say. */
    async look(subject: Address, questions: readonly Hex[]): Promise<readonly bigint[]> {
      const data = encodeFunctionData({ abi: stageAbi, functionName: 'look', args: [subject, questions] })
      return decodeAbiParameters([{ type: 'uint256[]' }], await call(data))[0]
    },
    /** Makes all steps in one transaction. */
    async run(token: { address: Address; abi: Abi }, always: readonly Hex[], steps: readonly Step[]): Promise<Seen[]> {
      const data = encodeFunctionData({ abi: stageAbi, functionName: 'run', args: [token.address, always, steps] })
      const { status, logs } = await send({ to: stage, data })
      if (status !== '0x1') throw new Error('The steps do not fit in a transaction.')
      const seen: Seen[] = []
      let events: Seen['events'] = []
      for (const log of logs) {
        if (getAddress(log.address) === stage) {
          const [ok, said, standing, looks] = decodeAbiParameters(told, log.data)
          seen.push({ ok, said, always: standing, looks, events })
          events = []
        } else if (getAddress(log.address) === token.address) {
          const { eventName, args } = decodeEventLog({ abi: token.abi, data: log.data, topics: log.topics as [Hex] })
          const { inputs } = token.abi.find((item) => item.type === 'event' && item.name === eventName) as AbiEvent
          // In the order of their declaration: what is indexed comes first otherwise.
          const values = inputs.map(({ name }) => (args as unknown as Record<string, unknown>)[name!])
          events.push({ name: eventName!, values })
        }
      }
      return seen
    },
  }
}

export type Stage = Awaited<ReturnType<typeof setStage>>
