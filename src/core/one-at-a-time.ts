/** Does one piece of work after the other, in the order in which they come; one that fails holds up nobody. */
export type InTurn = <result>(work: () => Promise<result>) => Promise<result>

/** A queue of its own. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }
}
