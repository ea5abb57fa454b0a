/** Whether a host's name says that it is this machine: localhost, 127.x.x.x or [::1]. A public name that leads here does not. */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname)
}
