import { useNow } from '#ui/components/use-now.ts'

/** How long a figure stands still, in seconds. */
const still = 10

/** The time in Unix seconds, so coarse that figures which grow by the second can be read. Never ahead of the true one. */
export function useCalmNow(): number {
  const now = useNow()
  return now - (now % still)
}
