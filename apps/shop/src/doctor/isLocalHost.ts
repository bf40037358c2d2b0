/** Whether a host name or the host of a URL is this machine. */
export const isLocalHost = (host: string): boolean => ["127.0.0.1", "localhost", "::1", "[::1]"].includes(host)

/** Whether visitors on other machines can reach the shop at its public URL. */
export const isPublic = ({ publicOrigin }: { readonly publicOrigin: string }): boolean => !isLocalHost(new URL(publicOrigin).hostname)
