import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, newFile, renameDurably } from '#core/process/durable-file.server.ts'
import { fileTrouble, readBackup } from './load-backup.server.ts'
import { writeSections, type Section } from './sections.server.ts'

const named = /^intaglio-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})?Z\.backup$/
const unfinished = /^intaglio-\w+\.backup\.[\w-]{36}\.part$/

/** Milliseconds after which an unfinished file belongs to no backup that still runs. */
const leftAfter = 86_400_000

const dayMs = 86_400_000

export type Kept = { name: string; at: Date }

/** Which backups stay: the newest ones, and the newest of each of the last days and weeks that have one. */
export type Retention = { keep?: number; daily?: number; weekly?: number }

/** The finished backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<Kept[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, ...parts] = named.exec(name) ?? []
    const [year, month, day, hour, minute, second, thousandth] = parts.map((part = '0') => Number(part))
    const at = new Date(Date.UTC(year!, month! - 1, day, hour, minute, second, thousandth))
    return parts.length > 0 ? [{ name, at }] : []
  })
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/**
 * Writes a backup into a folder. Its name is there only once all of it is on the disk and was read again; until then, and when anything
 * fails, the folder has what it had. Throws one sentence on a folder that cannot be used and on a full disk.
 */
export async function writeBackup(
  folder: string,
  { sections, key }: { sections: AsyncIterable<Section>; key: string | undefined },
): Promise<{ path: string; bytes: number }> {
  // To the thousandth: two backups of one second are two files.
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
  const path = join(folder, `intaglio-${stamp}.backup`)
  const fresh = `${path}.${randomUUID()}.part`
  try {
    await makeFolder(folder, 0o700)
    await writeSections(sections, { key, sink: newFile(fresh) })
    await readBackup(fresh, key)
    const { size } = await stat(fresh)
    await renameDurably(fresh, path)
    return { path, bytes: size }
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined)
    throw fileTrouble(folder, error)
  }
}

/** Deletes the backups that no rule keeps, and never the newest one. Answers their names. Call it only after a good backup. */
export async function removeOld(folder: string, rules: Retention): Promise<string[]> {
  const backups = await listBackups(folder)
  const stays = keptBy(backups, rules)
  const gone = backups.slice(1).filter(({ name }) => !stays.has(name))
  for (const { name } of gone) await rm(join(folder, name))
  for (const name of (await readdir(folder)).filter((one) => unfinished.test(one))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > leftAfter) await rm(join(folder, name), { force: true })
  }
  return gone.map(({ name }) => name)
}

const day = (at: Date) => Math.floor(at.getTime() / dayMs)
/** The first day of 1970 was a Thursday, and a week begins on Monday. */
const week = (at: Date) => Math.floor((day(at) + 3) / 7)

function keptBy(backups: Kept[], { keep, daily, weekly }: Retention): Set<string> {
  if (keep === undefined && daily === undefined && weekly === undefined) return new Set(backups.map(({ name }) => name))
  const newest = backups.slice(0, keep ?? 0)
  const all = [newest, firstOfEach(backups, day, daily ?? 0), firstOfEach(backups, week, weekly ?? 0)].flat()
  return new Set(all.map(({ name }) => name))
}

/** The newest backup of each period, for as many periods as have one. */
function firstOfEach(backups: Kept[], period: (at: Date) => number, count: number): Kept[] {
  const found = new Map<number, Kept>()
  for (const backup of backups) if (!found.has(period(backup.at))) found.set(period(backup.at), backup)
  return [...found.values()].slice(0, count)
}
