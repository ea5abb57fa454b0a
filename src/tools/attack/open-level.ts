import { levels } from '#content/attacks.ts'
import { AttackTool } from './attack-tool.tsx'
import type { Level } from './level.ts'
import { loadLevel } from './load-level.ts'
import type { LevelSources } from './sources.server.ts'

/** Everything that a level needs to be attacked outside its own page. */
export type OpenLevel = { Tool: typeof AttackTool; level: Level; sources: LevelSources }

/** Fetches a level with its words and its contracts. Rejects when something does not arrive, or there is no such level. */
export async function openLevel(id: string): Promise<OpenLevel> {
  const { broken, fixed, attack } = await loadLevel(id)
  const sources = { broken: broken.source, fixed: fixed.source, attack: attack.source }
  return { Tool: AttackTool, level: levels.find((each) => each.id === id)!, sources }
}
