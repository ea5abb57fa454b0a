import { parseAbi, parseAbiParameter } from 'viem/utils'

/** What we read from the position manager of Uniswap V3, and what the owner of a position calls. V4 has the same names. */
export const managerAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function getApproved(uint256) view returns (address)',
  'function approve(address to, uint256 tokenId)',
  'function positions(uint256) view returns (uint96, address, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256, uint256, uint128, uint128)',
  'function collect((uint256 tokenId, address recipient, uint128 most0, uint128 most1)) returns (uint256 amount0, uint256 amount1)',
])

/** What the factory of Uniswap V3 and its pools can be asked. */
export const poolAbi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])

const key = 'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }'

/** What names a pool of Uniswap V4: its id is the hash of this. The coin of the chain is the address of zeros. */
export const poolKey = parseAbiParameter(['PoolKey key', key])

/** What the manager of positions of Uniswap V4 can be asked. */
export const managerV4Abi = parseAbi([
  key,
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function poolManager() view returns (address)',
  'function getPositionLiquidity(uint256) view returns (uint128)',
  'function getPoolAndPositionInfo(uint256) view returns (PoolKey key, uint256 info)',
])

/** What the manager of all pools of Uniswap V4 can be asked: words of its storage. */
export const poolsAbi = parseAbi(['function extsload(bytes32[] slots) view returns (bytes32[])'])
