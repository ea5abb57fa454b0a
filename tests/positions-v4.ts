import solc from 'solc'
import {
  concat,
  encodeDeployData,
  encodeFunctionData,
  parseAbi,
  size,
  slice,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { argumentsOfLens } from '#chain/contracts/planned-contracts.ts'
import { callOf, type PositionAction } from '#tools/liquidity-lock/form/position-calls.ts'
import { lockChain } from './lock-chain.ts'

/**
 * What the tool and the lock ask of Uniswap V4, manager of positions and of pools in one; a pool of ether and of the contract itself as
 * a token. Its words of storage lie where V4 keeps them. The real ones are 33 MB away: `npm run contracts:v4`.
 */
const source = `
pragma solidity 0.8.37;
struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }
contract PositionsV4 {
  event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
  string public constant symbol = "INK";
  uint8 public constant decimals = 6;
  int24 constant LOWER = -600;
  int24 constant UPPER = 1200;
  mapping(uint256 => address) owners;
  mapping(uint256 => address) public getApproved;
  mapping(address => uint256) public paid;
  uint24 fee;
  address hooks;
  constructor(uint24 fee_, address hooks_) payable { fee = fee_; hooks = hooks_; }
  function poolKey() public view returns (PoolKey memory) { return PoolKey(address(0), address(this), fee, 60, hooks); }
  function poolKeys(bytes25) external view returns (PoolKey memory) { return poolKey(); }
  function poolManager() external view returns (address) { return address(this); }
  function ownerOf(uint256 id) public view returns (address owner) { owner = owners[id]; require(owner != address(0), "NOT_MINTED"); }
  function mint(address to, uint256 id) external { owners[id] = to; emit Transfer(address(0), to, id); }
  function approve(address to, uint256 id) external { require(msg.sender == ownerOf(id)); getApproved[id] = to; }
  function transferFrom(address from, address to, uint256 id) public {
    require(ownerOf(id) == from && (msg.sender == from || msg.sender == getApproved[id]));
    delete getApproved[id];
    owners[id] = to;
    emit Transfer(from, to, id);
  }
  function safeTransferFrom(address from, address to, uint256 id) external { transferFrom(from, to, id); }
  function getPositionLiquidity(uint256 id) external view returns (uint128) { return id == 9 ? 0 : uint128(1e12 * id); }
  function getPoolAndPositionInfo(uint256) external view returns (PoolKey memory, uint256) {
    return (poolKey(), uint256(uint24(UPPER)) << 32 | uint256(uint24(LOWER)) << 8);
  }
  function pool() private view returns (uint256) { return uint256(keccak256(abi.encode(keccak256(abi.encode(poolKey())), uint256(6)))); }
  function put(uint256 slot, uint256 word) private { assembly { sstore(slot, word) } }
  function ticks(int24 tick) private view returns (uint256) { return uint256(keccak256(abi.encode(int256(tick), pool() + 4))); }
  function move(int24 tick, uint160 root, uint128 liquidity) external {
    put(pool(), uint256(uint24(tick)) << 160 | root);
    put(pool() + 3, liquidity);
  }
  function grow(uint256 whole, uint256 low, uint256 high) external {
    for (uint256 token = 1; token < 3; ++token) {
      put(pool() + token, whole * token << 128);
      put(ticks(LOWER) + token, low * token << 128);
      put(ticks(UPPER) + token, high * token << 128);
    }
  }
  function lastOf(uint256 id) private view returns (uint256) {
    return uint256(keccak256(abi.encode(keccak256(abi.encodePacked(address(this), LOWER, UPPER, bytes32(id))), pool() + 6)));
  }
  function seen(uint256 id, uint256 last) public { put(lastOf(id) + 1, last << 128); put(lastOf(id) + 2, last * 2 << 128); }
  function extsload(bytes32 slot) external view returns (bytes32 word) { assembly { word := sload(slot) } }
  function extsload(bytes32[] calldata slots) external view returns (bytes32[] memory words) {
    words = new bytes32[](slots.length);
    for (uint256 i; i < slots.length; ++i) { bytes32 slot = slots[i]; bytes32 word; assembly { word := sload(slot) } words[i] = word; }
  }
  function modifyLiquidities(bytes calldata data, uint256) external payable {
    (bytes memory actions, bytes[] memory params) = abi.decode(data, (bytes, bytes[]));
    (uint256 id, uint256 less,,,) = abi.decode(params[0], (uint256, uint256, uint128, uint128, bytes));
    (,, address to) = abi.decode(params[1], (address, address, address));
    require(keccak256(actions) == keccak256(hex"0111") && less == 0 && msg.sender == ownerOf(id));
    seen(id, 5);
    paid[to] += 8e12 * id;
    (bool ok,) = to.call{ value: 4e12 * id }("");
    require(ok);
  }
}`

const abi = parseAbi([
  'constructor(uint24, address)',
  'function mint(address, uint256)',
  'function move(int24, uint160, uint128)',
  'function grow(uint256, uint256, uint256)',
  'function seen(uint256, uint256)',
])

type Told = {
  mint: [Address, bigint]
  move: [number, bigint, bigint]
  grow: [bigint, bigint, bigint]
  seen: [bigint, bigint]
}

function compiled(): Hex {
  const input = {
    language: 'Solidity',
    sources: { 'PositionsV4.sol': { content: source } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: { 'PositionsV4.sol': { PositionsV4: { evm: { bytecode: { object: string } } } } }
  }
  return `0x${contracts['PositionsV4.sol'].PositionsV4.evm.bytecode.object}`
}

/** A chain with the locks, what makes managers of V4 positions on it, and what does things with them as the page would. */
export async function chainWithV4() {
  const chain = await lockChain()
  const code = compiled()
  const [first] = chain.accounts as [Address]

  async function manager(fee: number, hooks: Address) {
    const data = encodeDeployData({ abi, bytecode: code, args: [fee, hooks] })
    const { contractAddress: address } = await chain.send({ data })
    await chain.ask('anvil_setBalance', [address, '0xde0b6b3a7640000'])
    const tell = <Name extends keyof Told>(functionName: Name, ...args: Told[Name]) =>
      chain.send({ to: address, data: encodeFunctionData({ abi, functionName, args } as never) })
    return { address, tell }
  }
  /** Makes a manager the one of V4 that the lenses know on this chain, as they would where it is published. */
  async function know(v4Positions: Address) {
    const [tokenLocker, votingLocker, positionLocker, lens, liquidity] = [
      'TokenLocker',
      'VotingLocker',
      'PositionLocker',
      'LockLens',
      'LiquidityLens',
    ].map((kind) => plannedContracts.find((planned) => planned.kind === kind)!)
    const knows = [{ chainId: 31337n, v2Factory: zeroAddress, v3Positions: zeroAddress, v4Positions }]
    const given = argumentsOfLens([tokenLocker!.address, votingLocker!.address, positionLocker!.address], knows)
    for (const [{ address, creationCode, constructorArguments }, args] of [
      [lens!, given],
      [liquidity!, liquidity!.constructorArguments],
    ] as const) {
      const data = concat([slice(creationCode, 0, size(creationCode) - size(constructorArguments)), args])
      const { contractAddress } = await chain.send({ data })
      await chain.ask('anvil_setCode', [address, await chain.ask('eth_getCode', [contractAddress, 'latest'])])
    }
  }
  const perform = (wanted: PositionAction, from = first) => chain.send({ from, ...callOf(wanted) })
  return { ...chain, manager, know, perform }
}
