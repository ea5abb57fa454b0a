import { parseAbi } from 'viem'

/** What of Uniswap V2 and V3, and of tokens, is called to make the samples. */
export const uniswapAbi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
  'function deposit() payable',
  'function transfer(address to, uint256 amount)',
  'function createPair(address a, address b)',
  'function getPair(address a, address b) view returns (address)',
  'function mint(address to)',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
  'function getPool(address a, address b, uint24 fee) view returns (address)',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) position)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) swap) payable',
])
