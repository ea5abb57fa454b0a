import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import {
  CommandError,
  printRows,
  wholeNumber,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { makeFolder, writeDurably } from '#core/process/durable-file.server.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { hashOf, headName, readHead } from '#tools/claim-list/list-file.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { openRows, type ReadRows } from '#tools/claim-list/read-rows.ts'
import { rowFaults } from '#tools/claim-list/row-faults.ts'
import { claimList, claimListGone } from './tables.server.ts'

/** Faults that are printed. */
const mostPrinted = 20

/** What is shown of a list. */
const shownColumns = {
  id: claimList.id,
  head: claimList.head,
  bytes: sql<number>`octet_length(body)`,
  publishedAt: claimList.publishedAt,
  fundedAt: claimList.fundedAt,
}

/** The operator's commands about lists of claims. */
export const claimsCommands: Record<string, Command> = {
  'claims build': {
    about: 'makes the files of a list from a CSV of addresses and amounts, for any static host',
    words: ['csv', 'folder'],
    needsNoDatabase: true,
    options: {
      decimals: { about: 'decimals of the token; 18 without it', value: 'number' },
      token: { about: 'address of the token, which may not be on the list', value: 'address' },
    },
    run: build,
  },

  'claims list': {
    about: 'shows the lists that are published here, the newest first, and when those without a campaign go',
    options: {
      unfunded: { about: 'only those that no campaign pays for' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const rows = await context.db
        .select(shownColumns)
        .from(claimList)
        .where(input.options.unfunded ? isNull(claimList.fundedAt) : undefined)
        .orderBy(desc(claimList.publishedAt), asc(claimList.id))
        .limit(wholeNumber(input, 'limit', 50))
      printRows(context, { rows: rows.map(shown), empty: 'No lists.' })
    },
  },

  'claims remove': {
    about: 'removes a list that is published here, after showing it; its address then says so',
    words: ['id'],
    asks: true,
    async run({ db, confirm, json, print }, { words: [id = ''] }) {
      const [row] = await db.select(shownColumns).from(claimList).where(eq(claimList.id, id))
      if (!row) throw new CommandError(`There is no list ${id}.`)
      if (!json) {
        printRows({ json, print }, { rows: [shown(row)], empty: '' })
        print(
          row.fundedAt
            ? 'A campaign pays it out: its recipients can then claim only if the creator publishes the files elsewhere.'
            : 'No campaign is known to pay for it.',
        )
      }
      if (!(await confirm('Remove this list? It is not taken again.'))) throw new CommandError('Nothing was removed.')
      await db.transaction(async (tx) => {
        await tx.delete(claimList).where(eq(claimList.id, id))
        const gone = { reason: 'operator', goneAt: sql`now()` } as const
        await tx
          .insert(claimListGone)
          .values({ id, ...gone })
          .onConflictDoUpdate({ target: claimListGone.id, set: gone })
      })
      print(json ? JSON.stringify({ removed: id }) : 'Removed.')
    },
  },
}

type Facts = Pick<typeof claimList.$inferSelect, 'id' | 'head' | 'publishedAt' | 'fundedAt'> & { bytes: number }

function shown({ id, head, bytes, publishedAt, fundedAt }: Facts) {
  const { root, count } = readHead(head)!
  const goes = fundedAt ? null : new Date(publishedAt.getTime() + retention.unfundedListDays * 86_400_000)
  return { published: publishedAt, entries: count, bytes, funded: fundedAt, goes, id, root }
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

async function build({ json, print }: CommandContext, { words, options }: CommandInput): Promise<void> {
  const [csv, folder] = words as [string, string]
  const { decimals = '18', token } = options as { decimals?: string; token?: string }
  if (!/^([12]?\d|3[0-6])$/.test(decimals)) throw new CommandError('--decimals is 0 to 36.', { usage: true })
  const never = [contractAddresses.MerkleClaims, ...(token ? [token] : [])]
  const { entries, ...news } = await readCsv(csv, { decimals: Number(decimals), never })
  if (news.faultCount > 0) throw new CommandError(faultWords(news))
  if (entries.count === 0) throw new CommandError('There is no line with an address and an amount.')
  if (!json && news.repeatedCount > 0)
    print(
      `${counted(news.repeatedCount, 'line names', 'lines name')} an account again: the amounts were added. The first is line ${news.repeated[0]}.`,
    )
  if (!json && news.dustCount > 0)
    print(
      `${counted(news.dustCount, 'amount is', 'amounts are')} far below the others. The first is in line ${news.dust[0]}.`,
    )

  if (!json && news.uncheckedCount > 0)
    print(
      `${counted(news.uncheckedCount, 'address has', 'addresses have')} no checksum, so a mistyped digit is not noticed. The first is in line ${news.unchecked[0]}.`,
    )

  const list = buildList(entries)
  await makeFolder(folder, 0o755)
  let files = 0
  for (const { name, bytes } of filesOf(list)) {
    await writeDurably(join(folder, name), bytes, { mode: 0o644 })
    files += 1
  }
  const { root, total } = readHead(list.head)!
  const hash = hashOf(new TextEncoder().encode(list.head))
  const facts = { root, entries: entries.count, total: String(total), files, bytes: list.body.length, hash }
  if (json) return print(JSON.stringify(facts))
  for (const [name, value] of Object.entries(facts)) print(`${name.padEnd(8)} ${value}`)
  print(`Serve ${folder} by https. The address of the list is then https://…/${headName}#${hash}`)
}

async function readCsv(path: string, reading: Parameters<typeof openRows>[0]): Promise<ReadRows> {
  const rows = openRows(reading)
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  try {
    for await (const line of lines) rows.line(line)
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`)
  }
  return rows.end()
}

function faultWords({ faults, faultCount }: Pick<ReadRows, 'faults' | 'faultCount'>): string {
  const lines = faults.slice(0, mostPrinted).map(({ line, fault }) => `Line ${line}: ${rowFaults[fault]}`)
  const more = faultCount > lines.length ? [`And ${faultCount - lines.length} more.`] : []
  return [`Nothing was written: ${faultCount} lines cannot be on a list.`, ...lines, ...more].join('\n')
}
