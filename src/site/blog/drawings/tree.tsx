import { bytesToHex, type Hex } from 'viem'
import { claimLeaf, joinLeaves } from '#core/merkle/leaf.ts'
import { buildTree, proofOf } from '#core/merkle/tree.ts'
import type { FigureBlock } from '#site/blog/post/post.ts'

const [width, level, half] = [640, 84, 62]

/**
 * A working Merkle tree of claims, root above: each row is an account and an amount in whole units of 18 decimals. The hashes are
 * those the contract computes; what the proof of the first row holds is framed heavily. Throws where a row is not a claim.
 */
export function drawTree(rows: FigureBlock['rows']) {
  const leaves = rows.map(({ label, value }, at) =>
    claimLeaf({ index: BigInt(at), account: label as Hex, amount: BigInt(value) * 10n ** 18n }),
  )
  const tree = buildTree(joinLeaves(leaves))
  const proof = new Set<string>(proofOf(tree, 0))
  const size = tree.nodes.length / 32
  const nodes = Array.from({ length: size }, (_, place) => {
    const row = Math.floor(Math.log2(place + 1))
    const x = Math.round(((place + 1 - 2 ** row + 0.5) / 2 ** row) * width)
    return { place, x, y: 20 + row * level, hash: bytesToHex(tree.nodes.subarray(32 * place, 32 * place + 32)) }
  })
  const marks = nodes.map(({ place, x, y, hash }) => {
    const parent = place > 0 ? nodes[(place - 1) >> 1] : undefined
    const leaf = leaves.indexOf(hash)
    const name = leaf >= 0 ? `row ${leaf + 1}` : place === 0 ? 'root' : ''
    return (
      <g key={place}>
        {parent && <path d={`M${x} ${y - 16}L${parent.x} ${parent.y + 16}`} />}
        <rect className={proof.has(hash) ? 'heavy' : undefined} x={x - half} y={y - 16} width={2 * half} height="32" />
        <text className="value" x={x} y={y + 5} textAnchor="middle">
          {hash.slice(0, 8)}…
        </text>
        {name && (
          <text
            x={x}
            y={y + (place === 0 ? 0 : 36)}
            dx={place === 0 ? half + 30 : 0}
            dy={place === 0 ? 5 : 0}
            textAnchor="middle"
          >
            {name}
          </text>
        )}
      </g>
    )
  })
  return { width, height: Math.max(...nodes.map(({ y }) => y)) + 44, marks }
}
