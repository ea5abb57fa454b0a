import type { ReactNode } from 'react'
import { ConnectPane } from './connect-pane.tsx'
import type { ConnectWindowProps } from './connect-window-props.ts'
import { DownloadOptionsPane, DownloadPane, InstructionsPane } from './download-panes.tsx'
import { GetPane } from './get-pane.tsx'
import { IntroPane } from './intro-pane.tsx'

/** What the step shows beside the list, or instead of it. */
export function StepPane({
  view,
  step,
  offers,
  request,
  computer,
  send,
  onRetry,
  onRefresh,
}: ConnectWindowProps): ReactNode {
  const { wallet } = step
  const compact = view.layout !== 'wide'
  const instructions = {
    INSTRUCTIONS_MOBILE: wallet?.qrCode?.instructions,
    INSTRUCTIONS_EXTENSION: wallet?.extension?.instructions,
    INSTRUCTIONS_DESKTOP: wallet?.desktop?.instructions,
  }
  switch (step.step) {
    case 'NONE':
    case 'LEARN_COMPACT':
      return <IntroPane onGet={() => send({ type: 'get' })} />
    case 'GET':
      return <GetPane wallets={offers} onGet={(chosen) => send({ type: 'get-wallet', wallet: chosen })} />
    default:
      if (!wallet) return undefined
  }
  switch (step.step) {
    case 'CONNECT':
      return (
        <ConnectPane
          wallet={wallet}
          request={request}
          compact={compact}
          onRetry={onRetry}
          onGet={() => send({ type: 'get-chosen' })}
        />
      )
    case 'DOWNLOAD_OPTIONS':
      return (
        <DownloadOptionsPane
          wallet={wallet}
          computer={computer}
          onMobile={() => send({ type: 'mobile' })}
          onExtension={() => send({ type: 'extension' })}
          onDesktop={() => send({ type: 'desktop' })}
        />
      )
    case 'DOWNLOAD':
      return <DownloadPane wallet={wallet} compact={compact} onContinue={() => send({ type: 'continue' })} />
    default: {
      const told = instructions[step.step]
      return (
        told && (
          <InstructionsPane instructions={told} onContinue={() => send({ type: 'continue' })} onRefresh={onRefresh} />
        )
      )
    }
  }
}
