import { useId } from 'react'
import { divide } from '#seals/lines/integer.ts'
import type { Line } from '#seals/lines/line.ts'
import { cosine, ONE, sine, TURN } from '#seals/lines/sine.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'
import { proofOf, type TreeNode } from './geometry/merkle-proof.ts'
import { Drawing } from './drawing.tsx'

const LEVELS = 4

/** The radius of each level, root to leaves, in tenths of a unit. */
const radii = [0, 440, 780, 1060, 1290]
const centre = { x: 160, y: 148 }

/** After how much of its way each thread of one edge turns, in hundredths. */
const turns = [0, 22, 44, 66, 88]
const middle = turns[2]!

const angleOf = ({ level, at }: TreeNode) => divide((2 * at + 1) * TURN, 2 ** (level + 1))

function polar(radius: number, angle: number): [x: number, y: number] {
  return [divide(radius * cosine(angle), ONE), divide(radius * sine(angle), ONE)]
}

/** One thread from a node at `level` and the angle `own` to its parent at the angle `up`. */
function threadUp(level: number, [own, up]: readonly [number, number], turn: number): string {
  const [outer, inner] = [radii[level]!, radii[level - 1]!]
  const along = (share: number) => outer - divide((outer - inner) * share, 100)
  // At the root all angles are one place: there the threads part sideways instead.
  const sway = inner === 0 ? 7 * (turn - middle) : 0
  const nodes = [
    polar(outer, own),
    polar(along(turn), own + sway),
    polar(along(turn + 12), up + sway),
    polar(inner, up),
  ]
  const [from, ...curve] = nodes.map((node) => node.join(' '))
  return `M${from}C${curve.join(' ')}`
}

/** The threads from the nodes of a level to their parents, as if the first parent were at angle 0. */
function lace(level: number): Line {
  const own = divide(TURN, 2 ** (level + 1))
  const ways = turns.map((turn) => threadUp(level, [own, level === 1 ? own : 0], turn))
  return { d: ways.join(''), width: 700, repeats: ['mirror', { turns: 2 ** (level - 1) }] }
}

/** The picots between two leaves, all around. */
function picots(): Line {
  const half = divide(TURN, 2 ** (LEVELS + 1))
  const arcs = [270, 330, 430].map((r) => {
    const [x, y] = polar(radii[LEVELS]!, half)
    return `M${x} ${-y}A${r} ${r} 0 0 1 ${x} ${y}`
  })
  return { d: arcs.join(''), width: 700, repeats: [{ turns: 2 ** LEVELS }] }
}

/** A tree of sixteen leaves as lace, with the proof of one leaf engraved darker. */
export function MerkleLace({ leaf = 5 }: { leaf?: number }) {
  const id = useId()
  const { path, siblings } = proofOf(leaf, LEVELS)
  const place = (node: TreeNode) => {
    const [x, y] = polar(radii[node.level]!, angleOf(node))
    return { x: centre.x + divide(x, 10), y: centre.y + divide(y, 10) }
  }
  const own = place(path[0]!)
  const proof = path.map(({ level, at }) => {
    const angle = angleOf({ level, at })
    return threadUp(level, [angle, level === 1 ? angle : angleOf({ level: level - 1, at: at >> 1 })], middle)
  })
  return (
    <Drawing
      title="A Merkle tree as lace"
      says="Sixteen leaves around one root. From your leaf a line of four threads leads to the root. The proof is the four sibling hashes on its way, numbered 1 to 4."
      caption="Sixteen entries, one root on chain. Four hashes prove an entry; in a list of a million, twenty do."
      height={296}
    >
      <g transform={`translate(${centre.x} ${centre.y})scale(.1)`}>
        <Marks marks={marksOf([picots()], id)} />
        {[1, 2, 3, 4].map((level) => (
          <g key={level} transform={level === 1 ? undefined : `rotate(${180 / 2 ** (level - 1)})`}>
            <Marks marks={marksOf([lace(level)], id + level)} />
          </g>
        ))}
        <path strokeWidth="32" d={proof.join('')} />
      </g>
      <path d={`M${own.x} ${own.y}L50 280`} />
      <circle className="solid" cx={own.x} cy={own.y} r="4" />
      <circle className="bare" cx={centre.x} cy={centre.y} r="26" />
      <circle className="dense" cx={centre.x} cy={centre.y} r="23" strokeWidth="6" />
      <text x={centre.x} y={centre.y} textAnchor="middle">
        root
      </text>
      <text x="0" y="288">
        your leaf
      </text>
      {siblings.map((node, index) => {
        const { x, y } = place(node)
        return (
          <g key={index}>
            <circle className="bare" cx={x} cy={y} r="9" />
            <text x={x} y={y} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}
