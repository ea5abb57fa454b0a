/** A node of a binary tree: level 0 is the root; nodes of a level count from 0. */
export type TreeNode = { level: number; at: number }

/** The nodes from a leaf up to, and without, the root, and their siblings: what a proof holds, in the order it is hashed. */
export function proofOf(leaf: number, levels: number): { path: TreeNode[]; siblings: TreeNode[] } {
  const path = Array.from({ length: levels }, (_, up) => ({ level: levels - up, at: leaf >> up }))
  return { path, siblings: path.map(({ level, at }) => ({ level, at: at ^ 1 })) }
}
