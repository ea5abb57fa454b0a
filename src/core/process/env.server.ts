import { z } from 'zod'
import { isBlockList } from '#core/http/client-address.server.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import { noProjectId } from './no-project-id.ts'

const text = z.string().min(1).optional()
const whole = z.coerce.number('must be a number').int('must be a whole number')
const portRange = 'must be a whole number from 1 to 65535'
const web = z.url({ protocol: /^https?$/, error: 'must be a URL with http or https' })

const upstream = web.refine(
  (url) => !new URL(url).username && !new URL(url).password,
  'must not hold a name or a password',
)

/** `hello@example.com`, or `Example <hello@example.com>`; no second line, which would be another header. */
const sender = /^(?:[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/u

/** Whether a list names addresses of the web and nothing else. */
const isWebList = (list: string) => {
  const addresses = listed(list)
  return addresses.length > 0 && addresses.every((address) => web.safeParse(address).success)
}

/** Whether a list names origins, each with https or on this machine, without a path. No policy can be changed by one. */
const isOriginList = (list: string) => {
  const origins = listed(list)
  return origins.length > 0 && origins.every(isOrigin)
}

function isOrigin(given: string): boolean {
  if (!web.safeParse(given).success) return false
  const { origin, protocol, hostname } = new URL(given)
  // A name with * would be every host below it.
  const isOne = given.replace(/\/$/, '') === origin && !hostname.includes('*')
  return isOne && (protocol === 'https:' || isLoopbackName(hostname))
}

const schema = z
  .object({
    PORT: z.coerce
      .number(portRange)
      .int(portRange)
      .min(1, portRange)
      .max(65_535, portRange)
      .default(3000)
      .describe('port the server listens on'),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('localhost')
      .describe('name or address the server listens on; `localhost` listens on 127.0.0.1 and ::1, `0.0.0.0` on all'),
    PUBLIC_URL: web
      .refine((url) => new URL(url).pathname === '/', 'must be an origin, without a path')
      .transform((url) => new URL(url).origin)
      .optional()
      .describe('origin visitors use, such as `https://example.com`; absent: `http://localhost:PORT`'),
    DATA_DIR: z.string().min(1).default('.data').describe('everything embedded keeps its files here'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error: 'must be a URL with postgres or postgresql' })
      .optional()
      .describe('PostgreSQL 15 or newer; absent: an embedded PostgreSQL 18 in `DATA_DIR/postgres`'),
    ALLOW_UNSAFE_DATABASE: z
      .stringbool('must be true or false')
      .default(false)
      .describe('start although the database may lose acknowledged rows; shows in the health detail'),
    CHAIN_ID: whole.positive().default(31337).describe('the one chain; 31337 is the embedded one'),
    RPC_URL: text
      .refine(
        (list) => list === undefined || isWebList(list),
        'must be addresses with http or https, separated by commas',
      )
      .describe('comma-separated JSON-RPC nodes of `CHAIN_ID`, in order of preference'),
    EXPLORER_URL: web.optional().describe('block explorer of `CHAIN_ID`'),
    WALLETCONNECT_PROJECT_ID: z
      .string()
      .regex(/\S/, noProjectId)
      .regex(/^[\w-]+$/, 'must be the id of a WalletConnect project')
      .optional()
      .describe('absent: WalletConnect is not offered'),
    WALLETCONNECT_RELAY_URL: z
      .url({ protocol: /^wss?$/, error: 'must be a URL with wss or ws' })
      .default('wss://relay.walletconnect.org')
      .describe('relay of WalletConnect; pages may reach it only with `WALLETCONNECT_PROJECT_ID`'),
    SAFE_APP_HOSTS: z
      .string()
      .default('https://app.safe.global')
      .refine(isOriginList, 'must be origins with https, separated by commas; http only on this machine')
      .transform((list) => listed(list).map((origin) => new URL(origin).origin))
      .describe('comma-separated origins that may show `/safe` in a frame, as Safe does; no other page can be framed'),
    CHAT_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
      .default('site')
      .describe('the `{id}` in the address of the chat, `/webhook/{id}/chat`'),
    CHAT_WEBHOOK_URL: upstream.optional().describe('n8n chat webhook; absent: the assistant answers from the pages'),
    CHAT_WEBHOOK_AUTH: text.describe('Authorization header for `CHAT_WEBHOOK_URL`'),
    CHAT_MODEL_URL: upstream.optional().describe('an OpenAI-compatible endpoint instead of `CHAT_WEBHOOK_URL`'),
    CHAT_MODEL_KEY: text.describe('key of `CHAT_MODEL_URL`'),
    CHAT_MODEL: text.describe('model name at `CHAT_MODEL_URL`'),
    CHAT_MODEL_BUDGET: whole
      .positive()
      .default(2_000_000)
      .describe(
        'tokens the model may use in a day, a quarter of what is left for one network; then the pages answer alone',
      ),
    CHAT_ALLOW_PRIVATE: z
      .stringbool('must be true or false')
      .default(false)
      .describe('the chat upstream may be in a private network, and be reached by http'),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z\d][a-z\d-]*$/, 'must be the id of a project: lower-case letters, digits and -')
      .optional()
      .describe('absent: posts come from the local dataset'),
    SANITY_DATASET: z
      .string()
      .regex(/^~?[a-z\d][\w-]{0,63}$/, 'must be the name of a dataset: 1 to 64 letters, digits, - or _')
      .optional()
      .describe('dataset of `SANITY_PROJECT_ID`'),
    SANITY_TOKEN: text.describe('only for a private dataset, and for previews of drafts'),
    SANITY_API_URL: upstream.optional().describe('where the store answers; absent: its own address'),
    SANITY_WEBHOOK_SECRET: text.describe('signs what the store posts to `/api/blog/changed`; absent: that is refused'),
    BLOG_PREVIEW_SECRET: z
      .string()
      .min(16, 'must have at least 16 characters')
      .optional()
      .describe('opens drafts at `/api/blog/preview/{slug}?secret=…`; absent: nobody sees them'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /.*/, error: 'must be a URL with smtp or smtps' })
      .optional()
      .describe('absent: mail goes to the local outbox, shown at `/outbox` to this machine alone'),
    MAIL_FROM: z
      .string()
      .regex(sender, 'must be an address, or a name with an address in angle brackets')
      .optional()
      .describe('sender of all mail'),
    CHAT_REPLY_ADDRESS: z
      .string()
      .regex(
        /^[a-z\d][a-z\d._-]{0,19}@[a-z\d.-]+$/,
        'must be an address in small letters, with at most 20 before the @',
      )
      .optional()
      .describe(
        'mailbox whose mail goes to `ops chat receive`; answers to questions of the chat are sent to it with `+` and a token; absent: to the visitor',
      ),
    LEADS_WEBHOOK_URL: web.optional().describe('every accepted submission is also posted here, signed'),
    MANIFEST_KEY: text.describe(
      'file of the private key that signs the evidence and the list of files at build; absent: a key for demonstration',
    ),
    SCHEDULING_URL: web.optional().describe('where Talk to Us leads; absent: to our own `/book`'),
    EVENT_CODE: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
      .optional()
      .describe('the code `/gitex-global-nft` leads to'),
    VOUCHER_KEY: z
      .string()
      .regex(/^0x[\da-fA-F]{64}$/, 'must be a private key: 0x and 64 hexadecimal digits')
      .optional()
      .describe('signs mint vouchers'),
    DEPLOYER_KEY: z
      .string()
      .regex(/^0x[\da-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')
      .optional()
      .describe('private key that pays for `contracts deploy`; set it for that command alone'),
    DEPLOYER_KEYSTORE: text.describe('file with that key under a password, instead of `DEPLOYER_KEY`'),
    DEPLOYER_PASSWORD: text.describe('password of `DEPLOYER_KEYSTORE`'),
    IPFS_GATEWAY: upstream
      .refine((url) => new URL(url).pathname === '/', 'must be an origin, without a path')
      .transform((url) => new URL(url).origin)
      .optional()
      .describe('gateway through which inspections read `ipfs://` metadata; absent: that is not read, and said so'),
    IPFS_API_URL: upstream
      .optional()
      .describe(
        'API of an IPFS node (Kubo) or pinning service, which keeps pictures and metadata of pieces too; absent: this server alone',
      ),
    IPFS_API_AUTHORIZATION: text.describe('what `Authorization` says to `IPFS_API_URL`'),
    SOURCIFY_URL: web
      .optional()
      .describe(
        'Sourcify server that gets the sources of launched tokens, and those of `contracts verify`; absent: none',
      ),
    SECRET: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe('signs challenges, tokens and webhooks; the same on every replica; absent: made once in `DATA_DIR`'),
    BACKUP_DIR: text.describe(
      'folder of `ops backup`; `ops doctor` warns when its newest backup is older than 36 hours',
    ),
    BACKUP_KEY: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe('encrypts backups, and opens them again; keep it elsewhere too, or they are lost with the machine'),
    POW_DIFFICULTY: whole
      .min(0)
      .max(26)
      .default(16)
      .describe(
        'leading zero bits of a proof of work; a loud network pays up to 19; 0 switches it off, and it waits instead',
      ),
    LIMIT_FACTOR: whole
      .min(1)
      .max(1_000_000)
      .default(1)
      .describe(
        'every rate limit is multiplied by this; raised to measure load, or for a day with a hall full of visitors',
      ),
    TRUST_PROXY: z
      .string()
      .refine(isBlockList, 'must be addresses or CIDR ranges, separated by commas')
      .optional()
      .describe('proxies whose `X-Forwarded-For` is believed: addresses or CIDR ranges, separated by commas'),
  })
  .superRefine((env, context) => {
    for (const [name, value] of Object.entries(env)) {
      if (!/^CHAT_\w+_URL$/.test(name) || !value) continue
      const { protocol, hostname } = new URL(String(value))
      if (protocol === 'https:' || isLoopbackName(hostname) || env.CHAT_ALLOW_PRIVATE) continue
      context.addIssue({ code: 'custom', path: [name], message: 'must have https, unless CHAT_ALLOW_PRIVATE is true' })
    }
  })
  .refine((env) => env.CHAIN_ID === 31337 || env.RPC_URL, { path: ['RPC_URL'], error: 'must name a node of CHAIN_ID' })

/** The parts of a value that is separated by commas. */
export function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

export type Env = z.infer<typeof schema>

/** Every variable with one sentence about it, in order: what docs/operating.md is tested against. */
export const variables = Object.entries(schema.shape).map(([name, type]) => ({ name, about: type.description ?? '' }))

/** The environment is wrong: `problems` holds one line per variable, which names it and never shows its value. */
export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The one variable that must not be set to nothing: an operator who wrote its name wanted it set. */
const neverEmpty = 'WALLETCONNECT_PROJECT_ID'

/** Reads the environment once, at start. Every variable is optional; an empty one but that one counts as absent. Throws `EnvError`. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([name, value]) => value !== '' || name === neverEmpty))
  const env = schema.safeParse(set)
  if (env.success) return env.data
  const problems = new Map<string, string>()
  for (const issue of env.error.issues) {
    const name = issue.path.join('.')
    const { message } = issue
    if (!problems.has(name)) problems.set(name, message.includes(name) ? message : `${name}: ${message}`)
  }
  throw new EnvError([...problems.values()])
}

/** The variables that a program which this one starts is given. */
export const inheritedEnv = (): NodeJS.ProcessEnv => ({ ...process.env })

/** Whether npm started this process, which it tells its scripts by variables of its own. */
export const underNpm: boolean = process.env.npm_lifecycle_event !== undefined

/** Loads packages as they are in production, where nothing else is said: React checks and warns as in development otherwise. */
export async function forProduction<T>(load: () => Promise<T>): Promise<T> {
  if (process.env.NODE_ENV !== undefined) return load()
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    delete process.env.NODE_ENV
  }
}
