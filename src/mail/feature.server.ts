import type { Feature } from '#core/feature.server.ts'
import { mailCommands } from './mail-ops.server.ts'
import { mailPages, type MailPagesDeps } from './mail-pages.server.ts'
import { mailWorkers, type MailDeps } from './workers.server.ts'

/** What leaves the house: mail and webhook, and the outbox where mail is kept instead. */
export const mailFeature = {
  pages: mailPages,
  commands: mailCommands,
  workers: mailWorkers,
} satisfies Feature<MailPagesDeps, MailDeps>
