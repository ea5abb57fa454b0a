import type { ComponentType } from 'react'
import { CallGraph } from '#site/drawings/call-graph.tsx'
import { MerkleLace } from '#site/drawings/merkle-lace.tsx'
import { Powers } from '#site/drawings/powers.tsx'
import { RoyaltySplit } from '#site/drawings/royalty-split.tsx'
import { TokenPlate } from '#site/drawings/token-plate.tsx'

/** The drawings of the services by the names that documents call them by. */
export const documentDrawings: Readonly<Record<string, ComponentType>> = {
  'call-graph': CallGraph,
  'merkle-lace': MerkleLace,
  powers: Powers,
  'royalty-split': RoyaltySplit,
  'token-plate': TokenPlate,
}
