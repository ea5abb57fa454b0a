import { readPicture, traitsText, type PieceDraft } from './piece-draft.ts'
import { pieceLimits } from './piece-limits.ts'
import { readTable } from './read-table.ts'

/** A file that was chosen, with its path below the chosen folder. */
export type Chosen = { path: string; file: File }

/** Pieces made of files, and what of the files could not be used: each sentence names file and line. */
export type ReadChosen = { pieces: PieceDraft[]; faults: string[] }

/** What a file of metadata says of one piece, and where: a file, or a line of it. */
type Said = { where: string; picks: readonly string[]; json: Record<string, unknown> }

const natural = new Intl.Collator('en', { numeric: true })
const fileOf = (path: string) => path.split('/').at(-1)!
const baseOf = (path: string) => fileOf(path).replace(/\.[^.]+$/, '')
const isTable = (path: string) => /\.(csv|tsv)$/i.test(path)
const isJson = (path: string) => /\.json$/i.test(path)
/** Files that systems put beside others. */
const isHidden = (path: string) => /(^|\/)(\.|__MACOSX|Thumbs\.db|desktop\.ini)/i.test(path)

/**
 * Makes pieces of chosen files: one for each picture in the order of their names, with the words that a table or JSON beside them has, and
 * one for each JSON that names a picture elsewhere. `earlier` pieces stay, and get words that come after them. Never rejects.
 */
export async function readChosen(chosen: readonly Chosen[], earlier: readonly PieceDraft[]): Promise<ReadChosen> {
  const files = chosen
    .filter(({ path }) => !isHidden(path))
    .toSorted((one, other) => natural.compare(one.path, other.path))
  const faults: string[] = []
  const said: Said[] = []
  const pieces = [...earlier]
  for (const { path, file } of files) {
    try {
      if (isTable(path)) said.push(...readWords(fileOf(path), await file.text(), faults))
      else if (isJson(path)) said.push(...readJson(fileOf(path), await file.text(), faults))
      else if (pieces.length >= pieceLimits.pieces)
        faults.push(`${fileOf(path)}: a collection is published in parts of ${pieceLimits.pieces}. Add it later.`)
      else await takePicture(pieces, { path, file })
    } catch {
      faults.push(`${fileOf(path)} cannot be read. Choose it again.`)
    }
  }
  for (const one of said) place(pieces, one, faults)
  return { pieces, faults }
}

async function takePicture(pieces: PieceDraft[], { path, file }: Chosen): Promise<void> {
  const picture = await readPicture(file)
  const at = pieces.findIndex(({ from }) => from === path)
  if (at >= 0) pieces[at] = { ...pieces[at]!, picture }
  else pieces.push({ from: path, picture, name: nameIn(path), description: '', traits: '', extra: {} })
}

/** A name out of that of a file: `night-heron_2.png` is `night heron 2`. */
const nameIn = (path: string) =>
  baseOf(path)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()

/** Puts what was said of a piece into it. */
function place(pieces: PieceDraft[], { where, picks, json }: Said, faults: string[]): void {
  const wanted = picks.map((pick) => pick.toLowerCase())
  const isOf = ({ from }: PieceDraft) => {
    const names = [fileOf(from), baseOf(from)].map((name) => name.toLowerCase())
    return names.some((name) => wanted.includes(name))
  }
  const at = pieces.findIndex(isOf)
  const { name, description, attributes, image, ...rest } = json
  const words = {
    ...(typeof name === 'string' && name.trim() && { name }),
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(attributes) && { attributes, traits: traitsText(attributes) }),
    ...(attributes !== undefined && !Array.isArray(attributes) && { extra: { ...rest, attributes } }),
  }
  if (at >= 0) {
    pieces[at] = { ...pieces[at]!, extra: rest, ...words }
    return
  }
  if (typeof image === 'string' && /^(ipfs|ar|https|data):/.test(image)) {
    const base = { from: where, name: '', description: '', traits: '', extra: rest }
    const piece = { ...base, ...words }
    pieces.push({ ...piece, extra: { ...piece.extra, image } })
    return
  }
  faults.push(
    picks.length > 0
      ? `${where}: there is no picture ${picks[0]}. Choose it too, or take the entry out.`
      : `${where}: it does not say which picture it is of. Add a column or field “file”.`,
  )
}

/** Which picture an entry is of, by what it names. */
function picksOf(json: Record<string, unknown>, own: string | undefined): string[] {
  const named = [json.file, json.picture, json.filename, json.image, json.number, json.id, json.edition, json.tokenId]
  const texts = named.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
  const picks = texts.filter((text) => text.trim() && !text.startsWith('data:')).map((text) => fileOf(text.trim()))
  return [...picks, ...(own ? [own] : [])]
}

function readJson(file: string, text: string, faults: string[]): Said[] {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    faults.push(`${file}, line ${lineOf(error, text)}: it is not JSON. Correct it and choose it again.`)
    return []
  }
  // A file of one piece has the name of its picture.
  const own = Array.isArray(read) ? undefined : baseOf(file)
  const entries: unknown[] = Array.isArray(read) ? read : [read]
  return entries.flatMap((entry, at) => {
    const where = entries.length > 1 ? `${file}, entry ${at + 1}` : file
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.push(`${where}: it is not a JSON object. Correct it and choose it again.`)
      return []
    }
    const names = new Set(['file', 'picture', 'filename', 'number'])
    const json = Object.fromEntries(Object.entries(entry).filter(([name]) => !names.has(name)))
    return [{ where, picks: picksOf(entry as Record<string, unknown>, own), json }]
  })
}

/** The line in which reading JSON stopped. */
function lineOf(error: unknown, text: string): number {
  const { message } = error as Error
  const line = /line (\d+)/.exec(message)?.[1]
  const position = /position (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  return text.slice(0, position ? Number(position) : text.length).split('\n').length
}

const pictureColumns = new Set(['file', 'picture', 'filename', 'image', 'number', 'id'])

/** A table of words: a column for the picture, name and description; every other column is a trait. */
function readWords(file: string, text: string, faults: string[]): Said[] {
  const [head, ...rows] = readTable(text)
  const columns = head?.cells.map((cell) => cell.toLowerCase()) ?? []
  const key = columns.findIndex((column) => pictureColumns.has(column))
  if (key < 0) {
    faults.push(
      `${file}, line 1: name the columns there, such as file, name, description, and one for each trait. “file” is the name of a picture.`,
    )
    return []
  }
  return rows.flatMap(({ line, cells }) => {
    const where = `${file}, line ${line}`
    if (cells.length > columns.length) {
      faults.push(`${where}: it has more values than columns. Put words with commas in quotes.`)
      return []
    }
    const said = (column: string) => cells[columns.indexOf(column)]
    const traits = columns.flatMap((column, at) =>
      at === key || ['name', 'description'].includes(column) || !cells[at]
        ? []
        : [[head!.cells[at]!, cells[at]] as const],
    )
    const json = {
      ...(said('name') && { name: said('name') }),
      ...(said('description') && { description: said('description') }),
      ...(traits.length > 0 && { attributes: traits.map(([type, value]) => ({ trait_type: type, value })) }),
    }
    return [{ where, picks: cells[key] ? [fileOf(cells[key])] : [], json }]
  })
}
