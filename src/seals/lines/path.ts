import type { Node } from './envelope.ts'

/** Numbers as path data writes them: a space only where no minus sign separates. */
function compact(numbers: number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

/**
 * Path data of one smooth line through the nodes. After the first curve only `s` is used: the handle that leaves a node
 * mirrors the one that arrives, so every node is smooth by construction.
 */
export function smoothPath([start, ...rest]: [Node, ...Node[]]): string {
  let at = start
  const curves = rest.map((node) => {
    const curve = [node.x - node.dx - at.x, node.y - node.dy - at.y, node.x - at.x, node.y - at.y]
    at = node
    return curve
  })
  const [first, ...others] = curves as [number[], ...number[][]]
  const head = `M${compact([start.x, start.y])}c${compact([start.dx, start.dy, ...first])}`
  return others.length > 0 ? `${head}s${compact(others.flat())}` : head
}
