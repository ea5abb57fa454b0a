import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { answerCommands } from './answers/answer-ops.server.ts'
import { chatCommands } from './endpoint/rated-ops.server.ts'
import { chatErrors } from './errors.ts'
import { feedbackEndpoint } from './endpoint/feedback-endpoint.server.ts'
import { webhookEndpoint, type ChatDeps } from './endpoint/webhook-endpoint.server.ts'

/** The assistant. */
export const assistantFeature = {
  endpoints: { '/webhook': webhookEndpoint, '/api/chat': feedbackEndpoint },
  errors: chatErrors,
  commands: { ...chatCommands, ...answerCommands() },
  stores: {
    chat_reply: {
      told: 'chat',
      forget: [sql`delete from chat_reply where created_at < ${longAgo(retention.chatDays)}`],
      person: { nobody: 'It belongs to a cookie; the window of the chat erases it.' },
    },
    chat_answer: {
      told: { nothing: 'What the operator has the assistant say.' },
      forget: { otherwise: 'When the operator removes it.' },
      person: { nobody: 'What the operator has the assistant say.' },
    },
  },
} satisfies Feature<ChatDeps>
