import type { LeftOut, Source } from '#tools/audit-estimate/count/count-sources.ts'
import type { Dropped } from './dropped-files.ts'

/** The name pasted code goes by. */
export const pastedName = 'pasted.sol'

/** Everything a visitor gave to be counted: what is in the controls, and what was dropped beside them. */
export function intakeOf(intake: HTMLElement, drops: readonly Dropped[]): { sources: Source[]; leftOut: LeftOut[] } {
  const pasted = intake.querySelector('textarea')?.value ?? ''
  const chosen = [...intake.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap((input) => [
    ...(input.files ?? []),
  ])
  return {
    sources: [
      ...(pasted.trim() ? [{ path: pastedName, blob: new Blob([pasted]) }] : []),
      ...chosen.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })),
      ...drops.flatMap(({ sources }) => sources),
    ],
    leftOut: drops.flatMap(({ leftOut }) => leftOut),
  }
}

/** Empties every control a visitor can give something in. */
export function clearIntake(intake: HTMLElement) {
  for (const control of intake.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type=file]'))
    control.value = ''
}
