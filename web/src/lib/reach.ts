/** Whether a host name means this computer only, so that nobody else can open it. */
export function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || /^127\./.test(name) || name === '[::1]'
}
