import { z } from 'zod'

const url = z.url().optional()
const text = z.string().min(1).optional()
const whole = z.coerce.number().int()

const schema = z
  .object({
    PORT: whole.min(0).max(65_535).default(3000).describe('port the server listens on'),
    HOST: z.string().default('127.0.0.1').describe('address the server listens on; 0.0.0.0 for all'),
    PUBLIC_URL: url.describe('origin visitors use; absent: http://localhost:PORT'),
    DATA_DIR: z.string().min(1).default('.data').describe('everything embedded keeps its files here'),
    DATABASE_URL: url.describe('PostgreSQL; absent: an embedded PostgreSQL in DATA_DIR'),
    ALLOW_UNSAFE_DATABASE: z.stringbool().default(false).describe('start although the database may lose acknowledged rows'),
    CHAIN_ID: whole.positive().default(31337).describe('the one chain; 31337 is the embedded one'),
    RPC_URL: text.describe('comma-separated JSON-RPC nodes of CHAIN_ID'),
    EXPLORER_URL: url.describe('block explorer of CHAIN_ID'),
    WALLETCONNECT_PROJECT_ID: text,
    CHAT_WEBHOOK_URL: url,
    CHAT_WEBHOOK_AUTH: text,
    CHAT_MODEL_URL: url,
    CHAT_MODEL_KEY: text,
    CHAT_MODEL: text,
    SANITY_PROJECT_ID: text,
    SANITY_DATASET: text,
    SANITY_TOKEN: text,
    SMTP_URL: url.describe('absent: mail goes to the local outbox at /outbox'),
    MAIL_FROM: text.describe('sender of all mail'),
    LEADS_WEBHOOK_URL: url.describe('every accepted submission is also posted here'),
    SCHEDULING_URL: url.describe('where Talk to Us leads'),
    EVENT_CODE: text.describe('the code /gitex-global-nft leads to'),
    VOUCHER_KEY: text,
    SECRET: z.string().min(32).optional().describe('signs challenges, tokens and webhooks; absent: kept in DATA_DIR'),
    POW_DIFFICULTY: whole.min(0).max(26).default(16).describe('leading zero bits of a form proof of work; 0 switches it off'),
    TRUST_PROXY: z.string().optional().describe('comma-separated proxy addresses or CIDR ranges whose X-Forwarded-For is believed'),
  })
  .refine((env) => env.CHAIN_ID === 31337 || env.RPC_URL, { path: ['RPC_URL'], message: 'name a node of CHAIN_ID' })

export type Env = z.infer<typeof schema>

/** Reads the environment once, at start. Every variable is optional. Throws one line per bad variable, never with its value. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const env = schema.safeParse(set)
  if (env.success) return env.data
  throw new Error(env.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
