/** What is answered in place of the wallet's own answer; it may throw, reject, or never answer. */
export type Misbehaviour = (params: readonly unknown[] | undefined, wallet: LabWallet) => unknown

type Asked = { method: string; params?: readonly unknown[] }
type Listener = (value: unknown) => void

/** A wallet of the lab, and what a case does to it. */
export type LabWallet = ReturnType<typeof createLabWallet>

/** What a wallet says of itself (EIP-6963); a case may leave out or break any of it. */
export type LabInfo = { uuid?: string; name?: string; rdns?: string; icon?: string }

/** The account of every wallet here. It is a well-known account of test chains; nothing is signed with it. */
export const labAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** An error as wallets reject with: a code, a message, and perhaps data. */
export const walletError = (code: number, message: string, data?: unknown) =>
  Object.assign(new Error(message), { code, data })

const icon =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z" fill="teal"/></svg>'

/** A promise that is kept open. */
export const never = (): Promise<never> => new Promise(() => {})

const wantedChain = (params: Asked['params']) => Number((params![0] as { chainId: string }).chainId)

/**
 * A wallet that does as EIP-1193 says, until a case gives one of its methods a misbehaviour. It knows no permissions (EIP-2255), as many
 * wallets do not, so that every kit asks it by `eth_requestAccounts`.
 */
export function createLabWallet({ chainId, name = 'Lab wallet' }: { chainId: number; name?: string }) {
  const listeners = new Map<string, Set<Listener>>()
  const faults = new Map<string, Misbehaviour>()
  const asked: string[] = []
  let on = chainId
  let allowed = false

  const accounts = () => (allowed ? [labAccount] : [])

  function emit(event: string, value: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }

  /** Goes to another chain, and says so. */
  function moveTo(id: number) {
    on = id
    emit('chainChanged', `0x${id.toString(16)}`)
    return null
  }

  function allow() {
    allowed = true
    emit('accountsChanged', accounts())
    return accounts()
  }

  const methods: Record<string, (params: Asked['params']) => unknown> = {
    eth_accounts: accounts,
    eth_chainId: () => `0x${on.toString(16)}`,
    eth_requestAccounts: allow,
    wallet_revokePermissions: () => ((allowed = false), null),
    wallet_switchEthereumChain: (params) => moveTo(wantedChain(params)),
    wallet_addEthereumChain: () => null,
  }

  function answer(method: string, params: Asked['params']) {
    const own = methods[method]
    if (!own) throw walletError(4200, `${method} is not supported`)
    return own(params)
  }

  const wallet = {
    info: {
      uuid: crypto.randomUUID(),
      name,
      rdns: `example.${name.toLowerCase().replaceAll(' ', '-')}`,
      icon,
    } as LabInfo,
    provider: {
      // Not async: a fault may throw before there is a promise.
      request({ method, params }: Asked): Promise<unknown> {
        asked.push(method)
        const fault = faults.get(method)
        if (fault) return Promise.resolve(fault(params, wallet))
        return new Promise((resolve) => resolve(answer(method, params)))
      },
      on(event: string, listener: Listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener: ((event: string, listener: Listener) => void listeners.get(event)?.delete(listener)) as
        | ((event: string, listener: Listener) => void)
        | undefined,
    },
    emit,
    moveTo,
    /** What the visitor's yes does. */
    allow,
    /** A method misbehaves from now on; undefined: no longer. */
    fault(method: string, how: Misbehaviour | undefined) {
      if (how) faults.set(method, how)
      else faults.delete(method)
    },
    /** How often a method was asked for. */
    times: (method: string) => asked.filter((one) => one === method).length,
  }
  return wallet
}

/** Announces the wallet as it describes itself, now and whenever the page asks (EIP-6963). */
export function announce(page: EventTarget, { info, provider }: Pick<LabWallet, 'info' | 'provider'>): void {
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const say = () => void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
}
