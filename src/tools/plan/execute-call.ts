import { pageRpc } from '#chain/read/page-rpc.ts'
import type { Explained } from './explain-error.ts'
import { sendCall, type Sending } from './send-call.ts'
import type { Simulate } from './simulate.ts'
import { actionStops } from './why-not-sent.ts'

/** Simulates a single call, shows it and has it sent. Answers why it stopped; undefined: it was sent. Never rejects. */
export async function executeCall(
  simulate: Simulate<unknown>,
  sending: Omit<Sending, 'stops'>,
): Promise<Explained | undefined> {
  const simulation = await simulate(pageRpc(), sending.from, [sending.call])
  if (simulation.at === 'refused') return simulation.why
  const sent = await sendCall({ ...sending, stops: actionStops })
  return sent.at === 'stopped' ? sent.why : undefined
}
