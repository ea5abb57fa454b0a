import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { runningChain } from '#server/local-chain/chain-orphan.server.ts'
import { copyOut } from './copy-rows.server.ts'
import { counter, type Head, type Manifest, type Section } from './sections.server.ts'
import { copyTo, queueVersion, sameText, sequencesOf, tablesOf } from './tables.server.ts'

/** Milliseconds that the chain has to give its state. */
const chainPatience = 60_000

const filePiece = 1024 * 1024

export type Source = {
  url: string
  /** The folder of the secret and of the embedded chain. */
  dataDir: string
  /** The embedded chain is the one in use. */
  hasChain: boolean
  /** Hears the manifest when all is read. */
  onManifest?: (head: Head, manifest: Manifest) => void
}

/**
 * Reads everything that a server of this product cannot make again, while it runs: all tables in one snapshot, then the embedded chain,
 * its phrase and the secret. The chain comes after the snapshot, so it knows every block that the tables speak of.
 */
export async function* backupSections({ url, dataDir, hasChain, onManifest }: Source): AsyncGenerator<Section> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: 'intaglio-backup',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sameText)
    const tables = await tablesOf(client)
    await client.query('begin isolation level repeatable read read only')
    // Before the first look: nothing may change their columns between the snapshot and the last row.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
    const head = await headOf(client)
    const chain = hasChain ? await readChain(join(dataDir, 'chain')) : noChain
    yield { kind: 'head', of: head }
    const manifest: Manifest = { tables: [], files: [], sequences: [], block: chain.block }
    for (const table of tables) {
      yield { kind: 'table', of: table }
      const { add, counted } = counter()
      for await (const bytes of copyOut(client, copyTo(table))) {
        add(bytes)
        yield { kind: 'rows', bytes }
      }
      manifest.tables.push({ name: table.name, ...counted() })
    }
    manifest.sequences = await sequencesOf(client)
    await client.query('commit')
    for (const { name, bytes } of [...chain.files, ...(await readFiles(dataDir, ['secret']))]) {
      yield { kind: 'file', of: { name } }
      for (let at = 0; at < bytes.length; at += filePiece)
        yield { kind: 'bytes', bytes: bytes.subarray(at, at + filePiece) }
      manifest.files.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
    yield { kind: 'manifest', of: manifest }
    onManifest?.(head, manifest)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function headOf(client: Client): Promise<Head> {
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  )
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    version: string
  }
  return { at: new Date().toISOString(), release: version, migrations, queue: await queueVersion(client) }
}

type Named = { name: string; bytes: Buffer }
const noChain: { files: Named[]; block: Manifest['block'] } = { files: [], block: null }

/** The chain as it runs; else as it was saved when it was stopped. */
async function readChain(directory: string): Promise<typeof noChain> {
  const phrase = (await readFiles(directory, ['mnemonic'])).map(({ bytes }) => ({ name: 'chain/mnemonic', bytes }))
  const running = await runningChain(directory)
  if (running?.loaded) {
    const ask = anvilRpc(running.port, chainPatience)
    // Taken before the state: the state has this block whatever happens in between.
    const block = (await ask('eth_getBlockByNumber', 'latest', false)) as { number: string; hash: string }
    const state = (await ask('anvil_dumpState')) as string
    const bytes = Buffer.from(state.slice(2), 'hex')
    return {
      files: [...phrase, { name: 'chain/state.gz', bytes }],
      block: { number: Number(block.number), hash: block.hash },
    }
  }
  const saved = await readFiles(directory, ['state.gz'])
  return { files: [...phrase, ...saved.map(({ bytes }) => ({ name: 'chain/state.gz', bytes }))], block: null }
}

async function readFiles(folder: string, names: string[]): Promise<Named[]> {
  const found: Named[] = []
  for (const name of names) {
    const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (bytes) found.push({ name, bytes })
  }
  return found
}
