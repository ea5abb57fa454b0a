import { sql } from 'drizzle-orm'
import { printRows, type Command } from '#core/process/command.server.ts'
import { indexState } from './index-state.server.ts'

/** The operator's commands about the index of the chain. */
export const indexCommands: Record<string, Command> = {
  'index status': {
    about: 'shows how far the index of the chain is, what is in it, and why it stands still if it does',
    async run(context) {
      const { block, head, lookedAt } = await indexState(context.db)
      const { rows } = await context.db.execute<Record<'events' | 'launches' | 'transfers', string>>(sql`
        select (select count(*) from chain_event) as events, (select count(*) from chain_launch) as launches,
          (select count(*) from chain_transfer) as transfers`)
      const stopped = await context.db.execute<{ stopped: string | null }>(sql`select stopped from chain_cursor`)
      const looked = lookedAt === null ? null : new Date(lookedAt * 1000).toISOString()
      const why = stopped.rows[0]?.stopped ?? null
      printRows(context, {
        rows: [{ block, head, looked, ...rows[0]!, stopped: why }],
        empty: 'Nothing is indexed yet.',
      })
    },
  },

  'index rebuild': {
    about: 'forgets the index of the chain; a running server reads it again from the beginning',
    async run(context) {
      const question = 'Until it has been read again, pages about accounts and launches are empty. Forget the index?'
      if (!(await context.confirm(question))) return
      // Another identity than that of any chain: whichever server writes next begins anew.
      await context.db.execute(sql`update chain_cursor set identity = '', stopped = null`)
      context.print('The index will be read again from the beginning.')
    },
  },
}
