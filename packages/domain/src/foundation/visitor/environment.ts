/** Returns true for `localhost` and loopback IP addresses, without a port. */
const isLocalHost = (host: string): boolean => /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)

/** Returns true if the host contains qa or localhost (VIS-25). Only used as a property of events (GAP-C61). */
export const isTestEnvironment = (host: string): boolean => /qa|localhost/i.test(host)

/**
 * Returns true if third parties may receive the visitor's identity. On a local host the identity is test data (VIS-24, VIS-110, GAP-C22).
 */
export const sharesWithThirdParties = (host: string): boolean => !isLocalHost(host)

/** Returns the host of an origin such as `http://localhost:3000`, without its port. */
export const getHost = (origin: string): string => origin.replace(/^[a-z]+:\/\//i, "").replace(/:\d+$/, "")
