import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, renameDurably, writeDurably } from '#core/process/durable-file.server.ts'
import { cannotCut, openDisk } from '../ordeal/loop-disk.ts'

const bytesOf = (path: string) =>
  readFile(path).then(
    (bytes) => bytes.length,
    () => 'missing' as const,
  )

test.runIf(!cannotCut)(
  'a file that was written durably is whole after a power cut, and one that was not is empty or gone',
  async () => {
    await using disk = await openDisk(64)
    const at = (name: string) => join(disk.path, name)
    const content = 'x'.repeat(10_000)
    await writeDurably(at('replaced'), 'before')
    await disk.cut()
    await disk.restore()

    await makeFolder(at('made/deeply'))
    await writeDurably(at('made/deeply/file'), content)
    await renameDurably(at('made/deeply'), at('made/renamed'))
    await writeDurably(at('replaced'), content)
    await writeDurably(at('first'), content, { once: true })
    // Last, so that no later flush of the same journal carries it.
    await writeFile(at('plain.new'), content)
    await rename(at('plain.new'), at('plain'))
    await disk.cut()
    await disk.restore()

    expect(await bytesOf(at('made/renamed/file'))).toBe(10_000)
    expect(await bytesOf(at('replaced'))).toBe(10_000)
    expect(await bytesOf(at('first'))).toBe(10_000)
    expect(await bytesOf(at('plain'))).not.toBe(10_000)
  },
)
