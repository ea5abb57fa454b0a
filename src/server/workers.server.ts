import type { Workers } from '#core/jobs.server.ts'
import { formsWorkers, type WorkerDeps } from '#forms/workers.server.ts'

/** Who does which job. A job of `core/jobs.server.ts` that nobody does is a type error here. */
export function workersOf(deps: WorkerDeps): Workers {
  return formsWorkers(deps)
}
