import { CommandError } from '#core/process/command.server.ts'

/** Fails with a sentence when a value holds what no file of this kind can carry. */
function refuseControls(name: string, value: string) {
  if (/\p{Cc}/u.test(value))
    throw new CommandError(`${name} holds a line break or another control character, which these files cannot carry.`)
}

/**
 * One line of an environment file, as the shell, systemd and Compose read it alike: in single quotes nothing has a meaning. A value
 * that has a single quote stands in double quotes.
 */
export function environmentLine(name: string, value: string): string {
  refuseControls(name, value)
  return value.includes("'") ? `${name}="${value.replaceAll(/["\\$`]/g, '\\$&')}"` : `${name}='${value}'`
}

/** A word of a systemd unit. `%` would begin a specifier. */
export function unitWord(name: string, value: string): string {
  refuseControls(name, value)
  return `"${value.replaceAll(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`
}

/** A word of a command line in a systemd unit, where `$` would begin a variable. */
export const unitArgument = (name: string, value: string): string => unitWord(name, value).replaceAll('$', '$$$$')

/** A path that is all of a setting of a systemd unit, which takes no quotes. */
export function unitPath(name: string, value: string): string {
  refuseControls(name, value)
  return value.replaceAll('%', '%%')
}

/** A word of the configuration of nginx, which has no way to write `$` itself. */
export function nginxWord(name: string, value: string): string {
  refuseControls(name, value)
  if (value.includes('$')) throw new CommandError(`${name} holds $, which nginx would read as a variable.`)
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A word of a Caddyfile. Braces would be a placeholder. */
export function caddyWord(name: string, value: string): string {
  refuseControls(name, value)
  if (/[{}`]/.test(value)) throw new CommandError(`${name} holds { or }, which Caddy would read as a placeholder.`)
  return `\`${value}\``
}

/** A word of the POSIX shell. */
export function shellWord(name: string, value: string): string {
  refuseControls(name, value)
  return `'${value.replaceAll("'", `'\\''`)}'`
}

/** A scalar of YAML: JSON is YAML. */
export const yamlText = (value: string): string => JSON.stringify(value)
