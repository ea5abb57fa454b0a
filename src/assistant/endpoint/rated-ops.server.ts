import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { oneOf, printRows, wholeNumber, type Command } from '#core/process/command.server.ts'
import { chatReply } from './tables.server.ts'
import { unansweredCommand } from './unanswered-ops.server.ts'

/** The operator's commands about the assistant. */
export const chatCommands: Record<string, Command> = {
  'chat unanswered': unansweredCommand,
  'chat rated': {
    about: 'shows what visitors said of replies, the newest first: an unhelpful one belongs into tests/eval',
    options: {
      helpful: { about: 'only those that helped (yes) or did not (no)', value: 'answer' },
      limit: { about: 'how many, 50 by default', value: 'number' },
    },
    async run(context, input) {
      const helpful = oneOf(input, 'helpful', ['yes', 'no'])
      const rows = await context.db
        .select()
        .from(chatReply)
        .where(and(isNotNull(chatReply.helpful), helpful && eq(chatReply.helpful, helpful === 'yes')))
        .orderBy(desc(chatReply.createdAt))
        .limit(wholeNumber(input, 'limit', 50))
      printRows(context, {
        empty: 'Nobody has rated a reply.',
        rows: rows.map((row) => ({
          asked: row.createdAt,
          helpful: row.helpful ? 'yes' : 'no',
          question: row.question,
          comment: row.comment,
          ...(context.json && { reply: row.reply, places: row.extras.citations?.map(({ href }) => href) }),
        })),
      })
    },
  },
}
