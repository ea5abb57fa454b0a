import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeEventTopics, type Address, type Hex } from 'viem'
import { isRuntime } from '#chain/contracts/compare-code.ts'
import { findContracts } from '#chain/contracts/find-contracts.server.ts'
import { checkedInput } from '#chain/deployment/checked-input.server.ts'
import { compileAgain } from '#chain/deployment/compile-again.server.ts'
import { openDeploymentChain, type DeploymentChain } from '#chain/deployment/deployment-chain.server.ts'
import { eventsIn, logsIn, nextBlock, rangesBefore } from '#chain/read/contract-logs.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { CommandError, printRows, type Command } from '#core/process/command.server.ts'
import { book } from '#tools/token/book/launch-book.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { identifyCode, type Identity } from './identify-code.server.ts'

const site = join(import.meta.dirname, '../../../../build/client')

/** Ranges of blocks, of some thousands each, in which the book is read unless more are asked for. */
const usualRanges = 40

type Row = { contract: string; address: Address; state: 'as compiled' | 'not deployed' | 'OTHER CODE' | 'none of ours' }

/** `contracts verify-all`: compiles every contract again, compares it with the chain, and then all that the book of launches lists. */
const verifyAllCommand: Command = {
  about: 'compiles the sources again and compares every contract, and every launch in the book, with CHAIN_ID',
  options: {
    ranges: { about: `ranges of 5,000 blocks of the book, newest first; absent: ${usualRanges}`, value: 'n' },
    contract: {
      about: 'compile only this contract again; all of them take about 40 seconds of computing',
      value: 'name',
    },
  },
  needsNoDatabase: true,
  async run(context, { options }) {
    const most = options.ranges === undefined ? usualRanges : Number(options.ranges)
    if (!Number.isInteger(most) || most < 1) throw new CommandError('Give --ranges as a whole number.', { usage: true })
    const place = await openDeploymentChain(context)
    const own = await verifyOwn(place, options.contract)
    const { rows, from } = await verifyBook(place, most)
    if (!context.json) context.print(`${place.chain.name} (${place.chain.id}); the book was read from block ${from} on`)
    printRows(context, { empty: '', rows: [...own, ...rows] })
    const wrong = own.filter(({ state }) => state !== 'as compiled')
    if (wrong.length > 0)
      throw new CommandError(`Not as it should be: ${wrong.map(({ contract }) => contract).join(', ')}.`)
  },
}

/** What is compiled now, with what is at our addresses. */
async function verifyOwn({ rpc }: DeploymentChain, only: unknown): Promise<Row[]> {
  const rows: Row[] = []
  const all = await findContracts(rpc)
  const wanted = all.filter(({ kind }) => only === undefined || kind === only)
  if (wanted.length === 0)
    throw new CommandError(`There is no contract ${String(only)} with an address.`, { usage: true })
  for (const { kind, address, found } of wanted) {
    const code = (await rpc('eth_getCode', address, 'latest')) as Hex
    const isSame = found !== 'nothing' && isRuntime(await compileAgain(checkedInput(kind)), code)
    rows.push({
      contract: kind,
      address,
      state: found === 'nothing' ? 'not deployed' : isSame ? 'as compiled' : 'OTHER CODE',
    })
  }
  return rows
}

/** What the book lists, by any maker: each contract once. A stranger may write any contract there, so other code is no failure. */
async function verifyBook({ rpc }: DeploymentChain, most: number): Promise<{ rows: Row[]; from: number }> {
  const ask: Rpc = (method, params) => rpc(method, ...params)
  const topics = [encodeEventTopics({ abi: launchBookAbi, eventName: 'Launched' }) as [Hex]]
  const { ranges, from } = rangesBefore(await nextBlock(ask), { most })
  const events = eventsIn(await logsIn(ask, ranges, { address: book.address, topics }), book)
  const findVariant = variantFinder(read)
  const rows: Row[] = []
  for (const address of new Set(events.map(({ args }) => args.token))) {
    const code = (await rpc('eth_getCode', address, 'latest')) as Hex
    const identity = await identifyCode({ address, code }, findVariant).catch((error: Error) => {
      throw new CommandError(error.message)
    })
    rows.push(rowOf(address, identity))
  }
  return { rows, from }
}

function rowOf(address: Address, identity: Identity): Row {
  if (identity.is === 'token') return { contract: identity.variant, address, state: 'as compiled' }
  if (identity.is === 'contract' && identity.exact) return { contract: identity.kind, address, state: 'as compiled' }
  return { contract: 'unknown', address, state: identity.is === 'nothing' ? 'not deployed' : 'none of ours' }
}

/** A file of the built site; undefined where it is missing. */
function read(path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(site, path))
  } catch {
    return undefined
  }
}

/** The operator's command that verifies everything. */
export const verifyAllCommands: Record<string, Command> = { 'contracts verify-all': verifyAllCommand }
