import type { Wallet } from '#wallet/list/descriptor.ts'
import { hasDesktop, hasExtension, hasMobile } from '#wallet/list/downloads.ts'

/** The nine steps of the connect window. */
export type StepName =
  | 'NONE'
  | 'LEARN_COMPACT'
  | 'GET'
  | 'CONNECT'
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_MOBILE'
  | 'INSTRUCTIONS_EXTENSION'
  | 'INSTRUCTIONS_DESKTOP'

/** What of a wallet decides about steps. */
export type StepWallet = Pick<Wallet, 'id' | 'key' | 'ready' | 'downloadUrls' | 'qrCode' | 'extension' | 'desktop'>

/** Where one is: the step, the wallet chosen, and the step from which getting it began. */
export type ConnectStep<wallet extends StepWallet = Wallet> = {
  step: StepName
  wallet?: wallet
  origin: 'NONE' | 'GET' | 'CONNECT'
}

/**
 * How the window is drawn: list and pane beside each other, one at a time, or the sheet of a telephone.
 * `single`: a button for one wallet; its layout is compact. `android`: of telephones, one that runs Android.
 */
export type Layout = { layout: 'wide' | 'compact' | 'mobile'; single?: boolean; android?: boolean }

/** What a visitor does in the connect window. */
export type StepEvent<wallet extends StepWallet = Wallet> =
  /** A wallet of the list. */
  | { type: 'choose'; wallet: wallet; opened?: true }
  /** 'Learn More' of the compact footer, or its info button. */
  | { type: 'learn' }
  /** 'Get a Wallet'. */
  | { type: 'get' }
  /** A wallet of the list 'Get a Wallet'. */
  | { type: 'get-wallet'; wallet: wallet }
  /** 'GET' or 'INSTALL' in the pane of the chosen wallet. */
  | { type: 'get-chosen' }
  /** One of the download options. */
  | { type: 'mobile' }
  | { type: 'extension' }
  | { type: 'desktop' }
  | { type: 'continue' }
  | { type: 'back' }
  /** The window changed between wide and compact. */
  | { type: 'resize' }
  | { type: 'reset' }

/** The window as it opens. */
export const firstStep: ConnectStep<never> = { step: 'NONE', origin: 'NONE' }

/** The step that follows; the same object where an event means nothing in this step. */
export function nextStep<wallet extends StepWallet>(
  state: ConnectStep<wallet>,
  event: StepEvent<wallet>,
  view: Layout,
): ConnectStep<wallet> {
  switch (event.type) {
    case 'reset':
      return firstStep
    case 'back':
      return back(state, view)
    case 'resize':
      return state.step === 'LEARN_COMPACT' && view.layout !== 'compact' ? firstStep : state
    case 'choose':
      return choose(event.wallet, view)
    case 'learn':
      return view.layout === 'compact' && state.step === 'NONE' ? { step: 'LEARN_COMPACT', origin: 'NONE' } : state
    case 'get':
      return ['NONE', 'LEARN_COMPACT'].includes(state.step) ? { step: 'GET', origin: 'NONE' } : state
    case 'get-wallet':
      return state.step === 'GET' && view.layout !== 'mobile'
        ? { step: getItem(event.wallet), wallet: event.wallet, origin: 'GET' }
        : state
    case 'get-chosen':
      return state.step === 'CONNECT' && state.wallet && view.layout !== 'mobile'
        ? { ...state, step: 'DOWNLOAD_OPTIONS', origin: 'CONNECT' }
        : state
    default:
      return download(state, event.type)
  }
}

/** The wallet that has to be asked, where an event other than choosing it leads to its step; nobody has asked it on the way there. */
export function askedOnTheWay<wallet extends StepWallet>(
  before: ConnectStep<wallet>,
  after: ConnectStep<wallet>,
): wallet | undefined {
  return before.step !== 'CONNECT' && after.step === 'CONNECT' && after.wallet?.ready ? after.wallet : undefined
}

/** Where 'Back' leads; undefined where there is no such button. */
export function backStep({ step, origin, wallet }: ConnectStep<StepWallet>, view: Layout): StepName | undefined {
  switch (step) {
    case 'NONE':
      return undefined
    case 'LEARN_COMPACT':
      return 'NONE'
    case 'GET':
      return view.layout === 'compact' ? 'LEARN_COMPACT' : 'NONE'
    case 'CONNECT':
      return view.layout === 'wide' || view.single ? undefined : 'NONE'
    case 'DOWNLOAD_OPTIONS':
      if (view.single) return 'CONNECT'
      return view.layout === 'compact' ? 'NONE' : origin
    case 'DOWNLOAD':
      return wallet && hasExtension(wallet) && hasMobile(wallet) ? 'DOWNLOAD_OPTIONS' : origin
    case 'INSTRUCTIONS_MOBILE':
      return 'DOWNLOAD'
    case 'INSTRUCTIONS_EXTENSION':
    case 'INSTRUCTIONS_DESKTOP':
      return 'DOWNLOAD_OPTIONS'
  }
}

function back<wallet extends StepWallet>(state: ConnectStep<wallet>, view: Layout): ConnectStep<wallet> {
  const step = backStep(state, view)
  if (!step) return state
  if (step === 'NONE' || state.step === 'GET') return { step, origin: 'NONE' }
  return { ...state, step }
}

function choose<wallet extends StepWallet>(wallet: wallet, { layout }: Layout): ConnectStep<wallet> {
  const offered = !wallet.ready && hasExtension(wallet) && layout !== 'mobile'
  return { step: offered ? 'DOWNLOAD_OPTIONS' : 'CONNECT', wallet, origin: 'NONE' }
}

/** Where a wallet of 'Get a Wallet' leads. */
function getItem(wallet: StepWallet): StepName {
  if (hasMobile(wallet)) return hasExtension(wallet) || hasDesktop(wallet) ? 'DOWNLOAD_OPTIONS' : 'DOWNLOAD'
  return hasDesktop(wallet) && !hasExtension(wallet) ? 'INSTRUCTIONS_DESKTOP' : 'INSTRUCTIONS_EXTENSION'
}

const told = (way?: { instructions?: unknown }) => Boolean(way?.instructions)

/** The way through downloads and instructions; where a wallet has no instructions, one tries to connect. */
function download<wallet extends StepWallet>(
  state: ConnectStep<wallet>,
  type: 'mobile' | 'extension' | 'desktop' | 'continue',
): ConnectStep<wallet> {
  const { step, wallet } = state
  const go = (wanted: StepName, known = true) => ({ ...state, step: known ? wanted : ('CONNECT' as const) })
  if (step === 'DOWNLOAD_OPTIONS' && type === 'mobile') return go('DOWNLOAD')
  if (step === 'DOWNLOAD_OPTIONS' && type === 'extension') return go('INSTRUCTIONS_EXTENSION', told(wallet?.extension))
  if (step === 'DOWNLOAD_OPTIONS' && type === 'desktop') return go('INSTRUCTIONS_DESKTOP', told(wallet?.desktop))
  if (step === 'DOWNLOAD' && type === 'continue') return go('INSTRUCTIONS_MOBILE', told(wallet?.qrCode))
  if (step.startsWith('INSTRUCTIONS_') && type === 'continue') return go('CONNECT')
  return state
}
