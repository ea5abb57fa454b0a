import type { LeftOut, Source } from '#tools/audit-estimate/count/count-sources.ts'
import { limits } from '#tools/audit-estimate/count/count-limits.ts'
import { isSolidity, isZip } from '#tools/audit-estimate/count/source-paths.ts'

/** What a drop brought: files to count, and folders that were not entered. */
export type Dropped = { sources: Source[]; leftOut: LeftOut[] }

// Thousands of files that others wrote. A visitor who wants them counted drops the folder itself.
const closed = new Set(['node_modules', '.git'])

/** Everything that was dropped, folders with all they hold. It has to be taken from the event before the handler returns. */
export async function readDropped(entries: readonly (FileSystemEntry | File)[]): Promise<Dropped> {
  const dropped: Dropped = { sources: [], leftOut: [] }
  for (const entry of entries) {
    if (entry instanceof File) dropped.sources.push({ path: entry.name, blob: entry })
    else await enter(entry, dropped)
  }
  return dropped
}

async function enter(entry: FileSystemEntry, dropped: Dropped): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '')
  const leave = (name: string, reason: string) => dropped.leftOut.push({ path: name, reason, usual: false })
  if (entry.isFile) {
    if (!isSolidity(path) && !isZip(path)) return void leave(path, 'it is no .sol file')
    // One more than the counter takes: it then says that there were too many.
    if (dropped.sources.length > limits.files) return
    const file = await fileOf(entry as FileSystemFileEntry)
    if (file) dropped.sources.push({ path, blob: file })
    else leave(path, 'the browser could not read it')
    return
  }
  if (closed.has(entry.name) && path.includes('/'))
    return void leave(`${path}/`, 'it is a folder of others: drop it by itself to count it')
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // The browser returns a folder in portions; the last one is empty.
  for (let part = await entriesOf(reader); part.length > 0; part = await entriesOf(reader))
    for (const child of part) await enter(child, dropped)
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)))
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])))
}
