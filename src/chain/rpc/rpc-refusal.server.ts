/** What the gateway itself refuses: JSON-RPC code and sentence, the HTTP status of a request that consists of it, what helps a program. */
export class RpcRefusal extends Error {
  override name = 'RpcRefusal'
  readonly code: number
  readonly status: 200 | 400 | 403 | 413 | 415 | 429
  readonly data: Record<string, unknown> | undefined

  constructor(
    code: number,
    message: string,
    { status = 200, data }: Partial<Pick<RpcRefusal, 'status' | 'data'>> = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Whether an answer was cut off since it is too long, which tells of the contract that was asked. */
export const isTooLarge = (error: unknown): boolean => error instanceof RpcRefusal && /larger than/.test(error.message)

/** The codes of JSON-RPC 2.0 and EIP-1474 that the gateway answers with. */
export const codes = {
  unreadable: -32_700,
  malformed: -32_600,
  unknownMethod: -32_601,
  badParams: -32_602,
  unanswered: -32_603,
  failed: -32_000,
  tooMuch: -32_005,
} as const
