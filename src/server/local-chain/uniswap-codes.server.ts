import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concat, encodeAbiParameters, parseAbiParameters, stringToHex, type Address, type Hex } from 'viem'
import { addressOfCode } from '#chain/contracts/create2.ts'
import type { SampleCode } from './sample-codes.server.ts'

/** The packages of Uniswap are not installed: only a development installation has them. */
export class NoUniswap extends Error {
  override name = 'NoUniswap'
}

const periphery = '@uniswap/v3-periphery/artifacts/contracts'

/** Uniswap V2 and V3 as its makers published them on npm: what creates each contract, in the order in which they need one another. */
export async function uniswapCodes(account: Address, wrappedEther: Address) {
  const v2Factory = withArguments(await published('@uniswap/v2-core/build/UniswapV2Factory.json'), 'address', [account])
  const v2Router = withArguments(
    await published('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
    'address, address',
    [v2Factory.address, wrappedEther],
  )
  const v3Factory = withArguments(
    await published('@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'),
  )
  const drawing = withArguments(await published(`${periphery}/libraries/NFTDescriptor.sol/NFTDescriptor.json`))
  const descriptor = withArguments(
    linked(
      await published(`${periphery}/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json`),
      drawing.address,
    ),
    'address, bytes32',
    [wrappedEther, stringToHex('ETH', { size: 32 })],
  )
  const positions = withArguments(
    await published(`${periphery}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`),
    'address, address, address',
    [v3Factory.address, wrappedEther, descriptor.address],
  )
  const swapRouter = withArguments(await published(`${periphery}/SwapRouter.sol/SwapRouter.json`), 'address, address', [
    v3Factory.address,
    wrappedEther,
  ])
  return { v2Factory, v2Router, v3Factory, drawing, descriptor, positions, swapRouter }
}

type Published = {
  bytecode: string
  linkReferences?: Record<string, Record<string, { start: number; length: number }[]>>
}

async function published(path: string): Promise<Published> {
  try {
    return JSON.parse(await readFile(createRequire(import.meta.url).resolve(path), 'utf8')) as Published
  } catch (error) {
    throw new NoUniswap(`${path} is not installed.`, { cause: error })
  }
}

/** The code with the address of its one library in it. */
function linked({ bytecode, linkReferences = {} }: Published, library: Address): Published {
  const places = Object.values(linkReferences).flatMap((file) => Object.values(file).flat())
  const object = places.reduce(
    (code, { start, length }) =>
      code.slice(0, 2 + start * 2) + library.slice(2).toLowerCase() + code.slice(2 + (start + length) * 2),
    bytecode,
  )
  return { bytecode: object }
}

function withArguments({ bytecode }: Published, types = '', values: Hex[] = []): SampleCode {
  const code = bytecode.replace(/^(?!0x)/, '0x') as Hex
  const creationCode = types ? concat([code, encodeAbiParameters(parseAbiParameters(types), values)]) : code
  return { creationCode, address: addressOfCode(creationCode) }
}
