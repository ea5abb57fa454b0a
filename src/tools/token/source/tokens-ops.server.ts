import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDeploymentChain } from '#chain/deployment/deployment-chain.server.ts'
import { verifyAtSourcify } from '#chain/deployment/sourcify.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { CommandError, printRows, type Command } from '#core/process/command.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import { readName } from '#tools/token/page/read-contract.server.ts'
import { inputOf } from './verify-endpoint.server.ts'

const site = join(import.meta.dirname, '../../../../build/client')

/** A file of the built site; undefined where it is missing. */
function read(path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(site, path))
  } catch {
    return undefined
  }
}

/** `tokens verify <address>`: which token of the creator is at an address, and its sources for Sourcify. */
const verifyCommand: Command = {
  about: 'compares a launched token with the compiled variants, and gives its sources to SOURCIFY_URL if it is set',
  words: ['address'],
  options: { source: { about: 'print the standard JSON of the token instead, for a verifier that takes it by hand' } },
  needsNoDatabase: true,
  async run(context, { words: [given], options }) {
    const { chain, rpc } = await openDeploymentChain(context)
    const address = checkedAddress(given)
    if (!address) throw new CommandError('Give the address of the token with its checksum.', { usage: true })
    const code = String(await rpc('eth_getCode', address, 'latest'))
    if (code === '0x') throw new CommandError(`There is no contract at ${address} on ${chain.name}.`)
    const found = await variantFinder(read)(code).catch((error: Error) => {
      throw new CommandError(error.message)
    })
    if (!found) throw new CommandError(`The code at ${address} is none of the tokens this repository makes.`)
    const ask: NodeRpc = (method, params) => rpc(method, ...params)
    const name = await readName(ask, { address, options: found, signal: AbortSignal.timeout(10_000) })
    const input = inputOf({ options: found, name }, read)
    if (options.source) return context.print(JSON.stringify(input.input))
    const server = context.env.SOURCIFY_URL?.replace(/\/+$/, '')
    const verdict = server ? await verifyAtSourcify({ server, chainId: chain.id, address, ...input }) : undefined
    printRows(context, {
      empty: '',
      rows: [
        {
          token: variantId(found),
          contract: input.identifier,
          address,
          state: 'as compiled',
          sourcify: verdict?.reason ?? verdict?.state,
        },
      ],
    })
    if (verdict?.state === 'failed') throw new CommandError(`Not as it should be: ${address}.`)
  },
}

/** The operator's commands about launched tokens. */
export const tokensCommands: Record<string, Command> = { 'tokens verify': verifyCommand }
