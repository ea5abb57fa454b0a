import { brandKey } from '#content/brand-key.ts'
import type { Picture, PieceDraft } from './piece-draft.ts'

/** Pieces that were chosen and are not published yet are kept in this browser, under the place they are for, with their files. */
const databaseName = `${brandKey}.pieces`
/** The place of a set that has no address yet. */
export const newSet = 'new'

const longestMs = 30 * 86_400_000

/** A piece without its file, which is kept beside it once. */
type KeptPiece = Omit<PieceDraft, 'picture'> & { picture?: Omit<Picture, 'file'> }
type KeptList = { at: number; pieces: readonly KeptPiece[] }

/**
 * Keeps the pieces of a place, or forgets them where there are none. Answers whether the browser keeps them: in a private window, or
 * with a full disk, it may not. Never rejects.
 */
export async function keepChoice(place: string, pieces: readonly PieceDraft[]): Promise<boolean> {
  try {
    const database = await open({ create: pieces.length > 0 })
    const work = database.transaction(['lists', 'files'], 'readwrite')
    // It closes once the work is done.
    database.close()
    const [lists, files] = [work.objectStore('lists'), work.objectStore('files')]
    const wanted = new Map(pieces.flatMap(({ picture }) => (picture ? [[picture.sha256, picture.file]] : [])))
    const list: KeptList = { at: Date.now(), pieces: pieces.map(withoutFile) }
    if (pieces.length > 0) lists.put(list, place)
    else lists.delete(place)
    const kept = new Set<string>()
    for (const key of await answerTo(files.getAllKeys(IDBKeyRange.bound([place], [place, []])))) {
      const [, sha256] = key as [string, string]
      if (wanted.has(sha256)) kept.add(sha256)
      else files.delete(key)
    }
    for (const [sha256, file] of wanted) if (!kept.has(sha256)) files.put(file, [place, sha256])
    await endOf(work)
    return true
  } catch {
    return pieces.length === 0
  }
}

/** The pieces that are kept for a place; none where the browser keeps nothing, or they are older than thirty days. Never rejects. */
export async function keptChoice(place: string): Promise<PieceDraft[]> {
  try {
    const database = await open({ create: false })
    const work = database.transaction(['lists', 'files'])
    database.close()
    const list = (await answerTo(work.objectStore('lists').get(place))) as KeptList | undefined
    if (!list) return []
    if (list.at < Date.now() - longestMs) {
      await keepChoice(place, [])
      return []
    }
    const files = work.objectStore('files')
    const read = list.pieces.map(async ({ picture, ...words }): Promise<PieceDraft> => {
      if (!picture) return words
      const file = (await answerTo(files.get([place, picture.sha256]))) as File
      return { ...words, picture: { ...picture, file } }
    })
    return await Promise.all(read)
  } catch {
    return []
  }
}

function withoutFile({ picture, ...words }: PieceDraft): KeptPiece {
  if (!picture) return words
  const { file: _, ...rest } = picture
  return { ...words, picture: rest }
}

/** Opens the store. Without `create` it rejects where there is none: who only looks leaves nothing behind. */
function open({ create }: { create: boolean }): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      if (!create) return request.transaction!.abort()
      request.result.createObjectStore('lists')
      request.result.createObjectStore('files')
    })
    request.addEventListener('error', () => reject(request.error as Error))
    request.addEventListener('blocked', () => reject(new Error('Another tab holds it.')))
    request.addEventListener('success', () => resolve(request.result))
  })
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error as Error))
  })
}

function endOf(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', () => reject(work.error as Error))
  })
}
