/** What a visitor may change in an attack. `attack()` receives the value times ten to the power of the level's `decimals`. */
export type Parameter = { label: string; unit: string; min: number; max: number; start: number; step: number }

/** A level of the attack theatre. Its contracts are in `contracts/attacks/<id>/`. */
export type Level = {
  id: string
  title: string
  /** One sentence: what the attacker wants to have at the end. */
  goal: string
  /** What the visitor reads before the attempt: what the contract is for. */
  scene: string
  parameter: Parameter
  decimals: number
  /** After the attempt: what went wrong, and what the fix changes. */
  why: string
  fix: string
  incident: { name: string; date: string; loss?: string; source: { title: string; url: string } }
  /** The finding of the sample report that shows the same fault. */
  finding?: string
}
