/** Does things at most `most` at a time, each as soon as one before it is done. Answers what each came to, in order. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at]!, at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return results
}
