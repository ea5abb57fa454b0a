import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { concat, encodeDeployData, type Address, type Hex } from 'viem'
import { addressOfCode } from '#chain/contracts/create2.ts'
import { sampleAccount } from '#chain/contracts/sample-world.ts'
import { wrappedEtherCode } from '#contracts/samples/wrapped-ether.ts'
import { defaultOptions, type TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import { familyOf } from '#tools/token/generator/variants.ts'
import { uniswapCodes } from './uniswap-codes.server.ts'

/** What creates a contract of the samples, arguments included, and where that puts it. */
export type SampleCode = { creationCode: Hex; address: Address }

/** Both tokens begin with a thousand million, of which the sample account gives away. */
const supply = 10n ** 9n

const ink: TokenOptions = defaultOptions.erc20
const paper: TokenOptions = { ...defaultOptions.erc20, mintable: true, pausable: true, access: 'ownable' }

/** Everything the samples are made of, in the order in which it is deployed. Throws `NoUniswap` without its packages. */
export async function sampleCodes(): Promise<Record<string, SampleCode>> {
  const wrappedEther = { creationCode: concat([wrappedEtherCode]), address: addressOfCode(wrappedEtherCode) }
  return {
    wrappedEther,
    ink: await tokenCode(ink, { name: 'Sample Ink', symbol: 'INK', decimals: 18, supply: supply * 10n ** 18n }),
    paper: await tokenCode(paper, { name: 'Sample Paper', symbol: 'PAPER', decimals: 6, supply: supply * 10n ** 6n }),
    ...(await uniswapCodes(sampleAccount, wrappedEther.address)),
  }
}

type Written = Pick<TokenValues, 'name' | 'symbol' | 'decimals' | 'supply'>

/** A token of our own emitter, all of it to the sample account. */
async function tokenCode(options: TokenOptions, written: Written): Promise<SampleCode> {
  const token = emitToken(options)
  const file = new URL(`../../../contracts/emitter/compiled/${familyOf(options)}.json.br`, import.meta.url)
  const { variants } = JSON.parse(String(brotliDecompressSync(await readFile(file)))) as TokenFamily
  const { abi, creationCode: bytecode } = variants[token.id]!
  const values = { ...written, receiver: sampleAccount, owner: sampleAccount } as TokenValues
  const creationCode = encodeDeployData({ abi, bytecode, args: constructorArguments(token, values) })
  return { creationCode, address: addressOfCode(creationCode) }
}
