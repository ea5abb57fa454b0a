/** A file as the bundler would make it by itself. */
export type Chunk = {
  file: string
  name: string
  /** The files it imports, which come with it. */
  imports: readonly string[]
  /** Its modules. */
  modules: readonly string[]
  /** In bytes. */
  size: number
  /** True for what is asked for by itself: a page, or the code that a press brings. It stays the file it is. */
  entry: boolean
}

type Node = {
  chunks: Chunk[]
  size: number
  entry: boolean
  imports: Set<Node>
  /** Which entries load it, by their place. */
  loadedBy: Set<number>
}

/** How many bytes one request is worth: what it takes a processor to ask for a file, to look at its hash and to link it. */
const requestBytes = 6_000

/** A node and everything that comes with it, for every node. */
function closures(nodes: Iterable<Node>): Map<Node, Set<Node>> {
  const found = new Map<Node, Set<Node>>()
  const visit = (node: Node): Set<Node> => {
    const known = found.get(node)
    if (known) return known
    const closure = new Set([node])
    found.set(node, closure)
    for (const imported of node.imports) for (const each of visit(imported)) closure.add(each)
    return closure
  }
  for (const node of nodes) visit(node)
  return found
}

const cost = (nodes: Iterable<Node>) => [...nodes].reduce((sum, { size }) => sum + size + requestBytes, 0)

/**
 * Puts the small files that many entries share together, two at a time, the dearest first, as long as the entries load less by it: a
 * file less against code that one of them does not need. What an entry loads counts by the square root of its own size, so that a small
 * window does not pay for a large tool. No two files import each other afterwards. Answers the name of the file of each module that
 * moves; the same chunks give the same names.
 */
export function gatherChunks(chunks: readonly Chunk[]): Map<string, string> {
  const sorted = chunks.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const nodeOf = new Map(
    sorted.map((chunk) => [
      chunk.file,
      {
        chunks: [chunk],
        size: chunk.size,
        entry: chunk.entry,
        imports: new Set<Node>(),
        loadedBy: new Set<number>(),
      } satisfies Node as Node,
    ]),
  )
  const nodes = new Set(nodeOf.values())
  for (const { file, imports } of sorted)
    for (const imported of imports) {
      const node = nodeOf.get(imported)
      if (node) nodeOf.get(file)!.imports.add(node)
    }
  const entries = [...nodes].filter(({ entry }) => entry)
  let closure = closures(nodes)
  const weights = entries.map((entry) => 1 / Math.sqrt(cost(closure.get(entry)!)))
  const tellWhoLoads = () => {
    for (const node of nodes) node.loadedBy.clear()
    for (const [at, entry] of entries.entries()) for (const node of closure.get(entry)!) node.loadedBy.add(at)
  }
  tellWhoLoads()

  const weightOf = (loadedBy: Iterable<number>) => {
    let sum = 0
    for (const at of loadedBy) sum += weights[at]!
    return sum
  }
  const shared = (a: Node, b: Node) => {
    const [few, many] = a.loadedBy.size < b.loadedBy.size ? [a.loadedBy, b.loadedBy] : [b.loadedBy, a.loadedBy]
    let sum = 0
    for (const at of few) if (many.has(at)) sum += weights[at]!
    return sum
  }
  /** What those who load `a` alone pay for `b` and what comes with it. */
  const pays = (a: Node, b: Node) => {
    let sum = 0
    for (const at of a.loadedBy) {
      if (b.loadedBy.has(at)) continue
      let more = -requestBytes
      for (const node of closure.get(b)!) if (node !== a && !node.loadedBy.has(at)) more += node.size + requestBytes
      sum += weights[at]! * more
    }
    return sum
  }
  /** Whether one of them imports the other by way of a third. */
  const wouldCircle = (a: Node, b: Node) =>
    [...a.imports].some((node) => node !== b && closure.get(node)!.has(b)) ||
    [...b.imports].some((node) => node !== a && closure.get(node)!.has(a))

  /** The pair that gains most. */
  const best = (): [Node, Node] | undefined => {
    const free = [...nodes].filter(({ entry }) => !entry)
    const weight = new Map(free.map((node) => [node, weightOf(node.loadedBy)]))
    const pairs: { most: number; a: Node; b: Node }[] = []
    for (const [at, a] of free.entries())
      for (const b of free.slice(at + 1)) {
        const both = shared(a, b)
        const most = both * requestBytes - (weight.get(a)! - both) * b.size - (weight.get(b)! - both) * a.size
        if (most > 0) pairs.push({ most, a, b })
      }
    pairs.sort((one, other) => other.most - one.most)
    let found: [Node, Node] | undefined
    let gained = 0
    for (const { most, a, b } of pairs) {
      if (most <= gained) break
      if (wouldCircle(a, b)) continue
      const gain = shared(a, b) * requestBytes - pays(a, b) - pays(b, a)
      if (gain > gained) [gained, found] = [gain, [a, b]]
    }
    return found
  }

  for (let pair = best(); pair; pair = best()) {
    const [a, b] = pair
    a.chunks.push(...b.chunks)
    a.size += b.size
    for (const node of b.imports) a.imports.add(node)
    nodes.delete(b)
    for (const node of nodes) if (node.imports.delete(b)) node.imports.add(a)
    a.imports.delete(a)
    closure = closures(nodes)
    tellWhoLoads()
  }
  return namesOf([...nodes])
}

/** Each gathered file has the name of the largest it was made from. */
function namesOf(nodes: readonly Node[]): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const { chunks } of nodes) {
    if (chunks.length < 2) continue
    const { name } = chunks.reduce((largest, chunk) => (chunk.size > largest.size ? chunk : largest))
    let own = name
    for (let count = 2; taken.has(own); count += 1) own = `${name}-${count}`
    taken.add(own)
    for (const { modules } of chunks) for (const id of modules) names.set(id, own)
  }
  return names
}
