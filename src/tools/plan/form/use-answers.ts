import { useEffect, useState } from 'react'
import { recall, remember, typedKey } from '#core/browser/visit-memory.ts'
import type { Progress } from '#tools/plan/plan-state.ts'

type Answered<Answers> = {
  first: () => Answers
  /** What a link has filled in: then nothing else is. */
  given?: Partial<Answers> | undefined
  /** What follows from the others, and is read from them again. */
  derived?: keyof Answers
}

/** Under which key the token of a tool is remembered. */
export const tokenKey = (tool: string) => typedKey(`${tool}-token`)

/**
 * The answers to the questions of a tool as they were typed. They are kept for the visit: neither a reload, nor another page, another token,
 * another part of the tool or a discarded plan loses them.
 */
export function useAnswers<Answers extends object>(
  tool: string,
  { first, given, derived }: Answered<Answers>,
): [answers: Answers, change: (next: Partial<Answers>) => void] {
  const [answers, setAnswers] = useState(() => ({ ...first(), ...(given ?? recall<Answers>(typedKey(tool))) }))
  const [begun] = useState(answers)
  // Who has typed nothing begins at the time of the next visit, not of this one.
  useEffect(() => {
    if (answers !== begun) remember(typedKey(tool), derived ? { ...answers, [derived]: undefined } : answers)
  }, [tool, answers, begun, derived])
  return [answers, (next) => setAnswers((old) => ({ ...old, ...next }))]
}

/** Once a plan has made something, its answers are no longer offered. */
export function useAnswersUsed(tool: string, progress: Progress | undefined): void {
  const isUsed = progress?.steps.some(({ made }) => made) ?? false
  useEffect(() => {
    if (!isUsed) return
    remember(typedKey(tool), undefined)
    remember(tokenKey(tool), undefined)
  }, [tool, isUsed])
}
