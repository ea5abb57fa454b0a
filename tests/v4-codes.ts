import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { concat, encodeAbiParameters, parseAbiParameters, zeroAddress, type Address, type Hex } from 'viem'

const folder = new URL('uniswap-v4/node_modules/@uniswap/v4-periphery/foundry-out/', import.meta.url)

/** Whether the package of Uniswap V4 is here: `npm run contracts:v4` installs it, 33 MB. */
export const hasV4 = existsSync(folder)

const codeIn = async (file: string): Promise<Hex> =>
  (JSON.parse(await readFile(new URL(file, folder), 'utf8')) as { bytecode: { object: Hex } }).bytecode.object

const permit2File = new URL(
  'uniswap-v4/node_modules/@uniswap/v4-periphery/lib/permit2/test/utils/DeployPermit2.sol',
  import.meta.url,
)

/** The code of Permit2 as it is on every chain, from the source that Uniswap tests with. */
export const permit2Code = async (): Promise<Hex> =>
  `0x${/hex"([\da-f]+)"/.exec(await readFile(permit2File, 'utf8'))![1]!}`

/** What creates the manager of all pools, and then that of positions, as Uniswap compiled them. */
export const v4Codes = {
  pools: async (owner: Address): Promise<Hex> =>
    concat([
      await codeIn('PoolManager.sol/PoolManager.default.json'),
      encodeAbiParameters(parseAbiParameters('address'), [owner]),
    ]),
  positions: async (pools: Address, wrapped: Address, permit2: Address = zeroAddress): Promise<Hex> =>
    concat([
      await codeIn('PositionManager.sol/PositionManager.json'),
      encodeAbiParameters(parseAbiParameters('address, address, uint256, address, address'), [
        pools,
        permit2,
        300_000n,
        zeroAddress,
        wrapped,
      ]),
    ]),
}
