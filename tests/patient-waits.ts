import { vi } from 'vitest'

/** How long a test waits at least for what it expects, in milliseconds: only what waits in vain takes so long. */
const patience = 30_000

/** Waits of Vitest end after one second by default, which a machine with other work to do needs for less. */
const patient = (options: number | { timeout?: number; interval?: number } = {}) => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return { ...given, timeout: Math.max(given.timeout ?? 0, patience) }
}

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
