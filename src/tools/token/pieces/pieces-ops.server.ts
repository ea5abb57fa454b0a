import { eq, sql } from 'drizzle-orm'
import { CommandError, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { piece, pieceFile, pieceGone } from './kept-pieces.server.ts'

/** The operator's commands about pieces that are published here. */
export const piecesCommands: Record<string, Command> = {
  'pieces list': {
    about: 'shows where pieces of collections are published here, the newest first',
    options: { limit: { about: 'how many, 50 by default', value: 'number' } },
    async run(context, input) {
      const { rows } = await context.db.execute<Record<string, unknown>>(sql`
        select place, count(*)::int as pieces, max(piece.published_at) as published,
          (select coalesce(sum(octet_length(body)), 0)::bigint from piece_file
           where sha256 in (select unnest(pictures || piece_all.sha256) from piece as piece_all
             where piece_all.place = piece.place)) as bytes
        from piece group by place order by max(piece.published_at) desc, place
        limit ${wholeNumber(input, 'limit', 50)}`)
      printRows(context, { rows, empty: 'No pieces.' })
    },
  },

  'pieces remove': {
    about: 'removes a place with its pieces, or one picture by its SHA-256; its address then says so',
    words: ['id'],
    asks: true,
    async run({ db, confirm, json, print }, { words: [id = ''] }) {
      const pieces = await db.select({ number: piece.number }).from(piece).where(eq(piece.place, id))
      const files = await db.select({ type: pieceFile.type }).from(pieceFile).where(eq(pieceFile.sha256, id))
      if (pieces.length + files.length === 0) throw new CommandError(`There is no place or picture ${id}.`)
      if (!json)
        print(
          pieces.length > 0
            ? `${pieces.length} pieces of ${id}: their collection shows nothing of them afterwards.`
            : `A file of ${files[0]!.type}: pieces that name it show nothing in its place.`,
        )
      if (!(await confirm('Remove it? It is not taken again.'))) throw new CommandError('Nothing was removed.')
      await db.transaction(async (tx) => {
        await tx.delete(piece).where(eq(piece.place, id))
        await tx.delete(pieceFile).where(eq(pieceFile.sha256, id))
        await tx.insert(pieceGone).values({ id }).onConflictDoNothing()
      })
      print(json ? JSON.stringify({ removed: id }) : 'Removed.')
    },
  },
}
