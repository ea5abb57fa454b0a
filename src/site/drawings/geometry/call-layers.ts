/** Which functions a function calls. A name with a dot belongs to another contract. */
export type Calls = Readonly<Record<string, readonly string[]>>

/** A node of the graph, or a place where a long thread passes; `at` counts from 0 within its layer of `of`. */
export type Place = { name?: string; layer: number; at: number; of: number }

/** A call as the places its thread passes, caller first. `leaves` is true where it crosses into another contract. */
export type Thread = { places: Place[]; leaves: boolean }

/**
 * The layered form of a call graph: a function is one layer after its last caller, other contracts are in the last
 * one, and within a layer each is at the mean of what leads to it, so that threads cross as little as they can.
 */
export function layersOf(calls: Calls): { places: Place[]; threads: Thread[]; last: number } {
  const depths = depthsOf(calls)
  const last = Math.max(...depths.values())
  const threads: Thread[] = []
  const layers: Place[][] = Array.from({ length: last + 1 }, () => [])
  const nodes = new Map([...depths].map(([name, layer]) => [name, { name, layer, at: 0, of: 0 } as Place]))
  for (const node of nodes.values()) layers[node.layer]!.push(node)
  for (const [caller, callees] of Object.entries(calls))
    for (const callee of callees) {
      const [from, to] = [nodes.get(caller)!, nodes.get(callee)!]
      const passes = Array.from({ length: to.layer - from.layer - 1 }, (_, index) => ({
        layer: from.layer + 1 + index,
        at: 0,
        of: 0,
      }))
      for (const pass of passes) layers[pass.layer]!.push(pass)
      threads.push({ places: [from, ...passes, to], leaves: callee.includes('.') })
    }
  for (const layer of layers) number(layer, threads)
  return { places: [...nodes.values()], threads, last }
}

/** The longest way to each function from one that nobody calls; other contracts one further than all of them. */
function depthsOf(calls: Calls): Map<string, number> {
  const names = [...new Set(Object.entries(calls).flatMap(([caller, callees]) => [caller, ...callees]))]
  const depth = (name: string): number =>
    Math.max(0, ...names.filter((caller) => calls[caller]?.includes(name)).map((caller) => depth(caller) + 1))
  const own = names.filter((name) => !name.includes('.'))
  const outside = 1 + Math.max(...own.map(depth))
  return new Map(names.map((name) => [name, name.includes('.') ? outside : depth(name)]))
}

/** Orders one layer by what leads to it; the layers before it are in order already. */
function number(layer: Place[], threads: readonly Thread[]) {
  const before = new Map(
    layer.map((place) => {
      const from = threads.flatMap(({ places }) => places.filter((_, index) => places[index + 1] === place))
      return [place, from.reduce((sum, { at, of }) => sum + (at + 0.5) / of, 0) / from.length]
    }),
  )
  layer.sort((a, b) => before.get(a)! - before.get(b)! || 0)
  for (const [at, place] of layer.entries()) Object.assign(place, { at, of: layer.length })
}
