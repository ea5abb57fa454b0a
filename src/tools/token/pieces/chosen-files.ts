import { mostFiles } from './piece-limits.ts'
import type { Chosen } from './read-chosen.ts'

/** The files of an input for files or a folder, with their paths below that folder. */
export function chosenIn(files: FileList | null): Chosen[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** What a drop brought. It has to be taken from the event before the handler returns. */
export function droppedIn(items: DataTransferItemList): (FileSystemEntry | File)[] {
  return [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile())
    .filter((entry) => entry !== null)
}

/** The files of what was dropped, folders with all they hold. */
export async function filesIn(entries: readonly (FileSystemEntry | File)[]): Promise<Chosen[]> {
  const found: Chosen[] = []
  for (const entry of entries) {
    if (entry instanceof File) found.push({ path: entry.name, file: entry })
    else await enter(entry, found)
  }
  return found
}

async function enter(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length >= mostFiles) return
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    )
    if (file) found.push({ path: entry.fullPath.replace(/^\//, ''), file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const next = () => new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
  // The browser returns a folder in portions; the last one is empty.
  for (let part = await next(); part.length > 0; part = await next())
    for (const child of part) await enter(child, found)
}
