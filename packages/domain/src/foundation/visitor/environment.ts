/** Hosts that are named `localhost`, or are this machine by number. Without a port. */
const isLocalHost = (host: string): boolean => /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)

/** Hosts whose name contains qa or localhost (VIS-25); a property of events and no more (GAP-C61). */
export const isTestEnvironment = (host: string): boolean => /qa|localhost/i.test(host)

/**
 * Whether third parties are told who is visiting. On this machine the visitor's identity is a stand-in: made like any other by the
 * services, and of no use to anybody else (VIS-24, VIS-110, GAP-C22).
 */
export const sharesWithThirdParties = (host: string): boolean => !isLocalHost(host)

/** The host of an origin such as `http://localhost:3000`, without its port. */
export const getHost = (origin: string): string => origin.replace(/^[a-z]+:\/\//i, "").replace(/:\d+$/, "")
