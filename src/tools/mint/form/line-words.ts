import { figure } from '#core/text/figure.ts'
import type { MintLine } from '#tools/mint/campaign/mint-event.ts'

/** Fewer before one are through sooner than one has read how many they are. */
const fewest = 20

/** How many pieces come first, and about how long they take; nothing where it is hardly any, or not known. */
export function lineWords({ ahead = 0, seconds }: MintLine = {}): string | undefined {
  if (ahead < fewest) return undefined
  const time = seconds === undefined ? '' : ` That takes about ${roughTime(seconds)}.`
  return `You are in line: ${figure(ahead)} pieces are engraved before yours.${time} You need not do anything.`
}

/** Tens of seconds up to a minute and a half, and minutes from there. */
function roughTime(seconds: number): string {
  if (seconds <= 90) return `${Math.max(10, Math.ceil(seconds / 10) * 10)} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
