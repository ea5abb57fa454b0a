import { keccak256, type Address, type Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { visibleText } from '#core/text/visible-text.ts'
import type { FileReach } from '#tools/nft-inspector/files/read-file.server.ts'
import { sightOf, valueOf, type Sight } from '#tools/nft-inspector/read/ask-collection.server.ts'
import { findEditions, findPieces, type Pieces } from '#tools/nft-inspector/read/find-pieces.server.ts'
import { inTurn } from '#tools/nft-inspector/read/in-turn.ts'
import { readRecentMints, type RecentMints } from '#tools/nft-inspector/read/recent-mints.server.ts'
import { readInterfaces, type Interfaces } from '#tools/nft-inspector/read/read-interfaces.server.ts'
import { readPiece } from '#tools/nft-inspector/read/read-piece.server.ts'
import { readPermissions, type ReadPermissions } from '#tools/nft-inspector/read/read-permissions.server.ts'
import { judgeRoyalties, readRoyalties } from '#tools/nft-inspector/read/read-royalties.server.ts'
import { readStandards } from '#tools/nft-inspector/read/read-standards.server.ts'
import { judgeSupply, readSupply } from '#tools/nft-inspector/read/read-supply.server.ts'
import { judgeMetadata } from '#tools/nft-inspector/report/judge-metadata.ts'
import { judgePermissions } from '#tools/nft-inspector/report/judge-permissions.ts'
import { judgeStandards } from '#tools/nft-inspector/report/judge-standards.ts'
import {
  reportFormat,
  type Area,
  type CollectionFacts,
  type Finding,
  type InspectionEvent,
  type Report,
  type SampleLine,
  type Weight,
} from '#tools/nft-inspector/report/report.ts'
import { NotACollection } from './not-a-collection.ts'

/** What an inspection needs. `patience`: milliseconds it may take; tests make it shorter. */
export type Inspector = {
  rpc: NodeRpc
  chain: Chain
  from: FileReach
  timeoutMs?: number
  /** Hears why a part was not done, unless its time was over. */
  onFault?: (error: unknown) => void
}

/** A collection that was recognised, and is about to be asked everything. */
export type Opened = {
  sight: Sight
  code: Hex
  facts: CollectionFacts
  interfaces: Interfaces
  lately: RecentMints
  pieces: Pieces
}

const timeoutMs = 20_000

/** Pieces that are read at a time: a host is not to be overrun by us. */
const atOnce = 4

/**
 * Looks whether there is a collection at an address, at the newest block. Throws `NotACollection`, with the reason; rejects when no
 * node answers.
 */
export async function openCollection(
  { rpc, chain, timeoutMs: time = timeoutMs }: Inspector,
  address: Address,
): Promise<Opened> {
  const signal = AbortSignal.timeout(time)
  const newest = (await rpc('eth_getBlockByNumber', ['latest', false], signal)) as { number: Hex; timestamp: Hex }
  const sight = sightOf(rpc, { address, block: newest.number, signal })
  const code = (await sight.node('eth_getCode', address, newest.number)) as Hex
  if (code === '0x') throw new NotACollection('no-contract', chain)
  if (code.startsWith('0xef0100')) throw new NotACollection('account', chain)
  const [interfaces, lately] = await Promise.all([readInterfaces(sight), readRecentMints(sight)])
  const { kind, pieces } = await recognise(sight, { interfaces, lately, chain })
  const [name, symbol] = await Promise.all([sight.ask<string>('name'), sight.ask<string>('symbol')])
  const facts: CollectionFacts = {
    address,
    chainId: chain.id,
    chain: chain.name,
    block: Number(newest.number),
    blockTime: new Date(Number(newest.timestamp) * 1_000).toISOString(),
    kind,
    ...named('name', valueOf(name)),
    ...named('symbol', valueOf(symbol)),
    bytes: code.length / 2 - 1,
    codeHash: keccak256(code),
  }
  return { sight, code, facts, interfaces, lately, pieces }
}

const named = (field: 'name' | 'symbol', text: string | undefined) =>
  text === undefined ? {} : { [field]: visibleText([...text].slice(0, 64).join('')).trim() }

type Known = { interfaces: Interfaces; lately: RecentMints; chain: Chain }

async function recognise(
  sight: Sight,
  { interfaces, lately, chain }: Known,
): Promise<{ kind: CollectionFacts['kind']; pieces: Pieces }> {
  const { claims, liar } = interfaces
  const nobody = '0x000000000000000000000000000000000000dEaD'
  const batch = await sight.ask('balanceOfBatch', { args: [[nobody], [0n]] })
  if ((claims.erc1155 && !liar && !claims.erc721) || (batch.is === 'answered' && !claims.erc721))
    return { kind: 'ERC-1155', pieces: await findEditions(sight, lately) }
  const pieces = await findPieces(sight, lately)
  if ((claims.erc721 && !liar) || pieces.ids.length > 0) return { kind: 'ERC-721', pieces }
  const decimals = await sight.ask('decimals')
  throw new NotACollection(decimals.is === 'answered' ? 'token' : 'other', chain)
}

const order: Weight[] = ['high', 'medium', 'low', 'note', 'unknown']

/** Asks a collection everything there is to ask, part by part, and tells each part as it is done. Never rejects for what a collection does. */
export async function inspect(
  { from, onFault }: Inspector,
  { sight, code, facts, interfaces, lately, pieces }: Opened,
  tell: (event: InspectionEvent) => void,
): Promise<Report> {
  const findings: Finding[] = []
  let complete = true
  const done = (area: Area, found: Finding[]) => {
    findings.push(...found)
    tell({ is: 'part', area, findings: found })
  }
  /** Does one part; a part that is cut off by time or by the chain is a finding of its own. */
  const part = async <What>(area: Area, work: () => Promise<[What, Finding[]]>): Promise<What | undefined> => {
    try {
      const [what, found] = await work()
      done(area, found)
      return what
    } catch (error) {
      if (!sight.signal.aborted) onFault?.(error)
      complete = false
      done(area, [unfinished(area, sight.signal.aborted)])
      return undefined
    }
  }
  const first = pieces.ids[0]
  const powers = await part('powers', async () => {
    const holder = first === undefined ? undefined : valueOf(await sight.ask<Address>('ownerOf', { args: [first] }))
    const read = await readPermissions(sight, { code, lately, piece: { id: first, holder } })
    const codes = read.codes.map(({ address, walked }) => ({ address, ...walked }))
    return [read, judgePermissions(read, codes)]
  })
  const codeHas = (selector: string) =>
    powers?.codes.some(({ walked }) => walked.selectors.has(selector as Hex)) ?? false
  const [standards, supply, royalties, sample] = await Promise.all([
    part('standards', async () => {
      const lines = await readStandards(sight, { interfaces, lately, id: first, codeHas })
      return [lines, judgeStandards(lines, interfaces)]
    }),
    part('supply', async () => {
      const supplied = await readSupply(sight, pieces)
      const canMint = powers?.functions.some(({ kind }) => kind === 'create') ?? false
      return [supplied, judgeSupply(supplied, { pieces, canMint, kind: facts.kind })]
    }),
    part('royalties', async () => {
      const lines = await readRoyalties(sight, pieces.ids)
      return [lines, judgeRoyalties(lines, interfaces.claims.royalty === true && !interfaces.liar)]
    }),
    part('metadata', async () => {
      const lines = await readSample({ sight, from, pieces, kind: facts.kind, tell })
      const skipped = pieces.ids.length - lines.length
      if (skipped > 0) complete = false
      const known = { ...(powers && { powers }), updates: lately.updates, sinceBlock: lately.from, skipped }
      return [lines, judgeMetadata(lines, known)]
    }),
  ])
  return {
    ...reportFormat,
    inspectedAt: new Date().toISOString(),
    complete,
    collection: facts,
    findings: findings.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight)),
    standards: standards ?? [],
    supply: supply ?? { sampledBy: pieces.sampledBy, sampled: pieces.ids.length, missing: [] },
    royalties: royalties ?? [],
    powers: factsOf(powers),
    sample: sample ?? [],
  }
}

function factsOf(powers: ReadPermissions | undefined): Report['powers'] {
  if (!powers) return { functions: [] }
  const { owner, ownerIs, proxy, roles, functions } = powers
  return { ...(owner && { owner, ownerIs }), ...(proxy && { proxy }), ...(roles && { roles }), functions }
}

type Sampled = Pick<Opened, 'sight' | 'pieces'> & {
  from: FileReach
  kind: CollectionFacts['kind']
  tell: (event: InspectionEvent) => void
}

async function readSample({ sight, from, pieces, kind, tell }: Sampled): Promise<SampleLine[]> {
  let read = 0
  const lines = await inTurn(pieces.ids, atOnce, async (id) => {
    const line = await readPiece(sight, { id, kind, from, signal: sight.signal }).catch((error: unknown) => {
      if (sight.signal.aborted) return undefined
      throw error
    })
    tell({ is: 'piece', done: ++read, of: pieces.ids.length })
    return line
  })
  return lines.filter((line) => line !== undefined)
}

const areaWords: Record<Area, string> = {
  standards: 'Standards',
  supply: 'Supply and numbering',
  royalties: 'Royalties',
  metadata: 'Metadata',
  powers: 'Powers',
}

function unfinished(area: Area, isTime: boolean): Finding {
  return {
    id: `${area}.unfinished`,
    area,
    weight: 'unknown',
    title: `${areaWords[area]}: not found out`,
    means: 'This part of the report is missing. Inspect again in a minute.',
    found: isTime ? 'The 20 seconds of an inspection were over.' : 'The chain stopped answering.',
  }
}
