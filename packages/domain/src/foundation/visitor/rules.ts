/**
 * Substrings of bots' user agents in lower case (GAP-39), except those of Cubot phones and fuboTV. Headless browsers get the same content
 * as shoppers. The services recognize more bots and mark those bots by visitor id (GAP-C68).
 */
const bots = /(?<!\b(?:cu|fu))bot|crawler|spider|slurp|bingpreview|facebookexternalhit/

/**
 * Returns true for bots, which get no verdicts, recommendations, garage or tracking. A visitor id that begins with `bot-` also marks one
 * (VIS-21).
 */
export const isBot = (userAgent: string, visitorId = ""): boolean => visitorId.startsWith("bot-") || bots.test(userAgent.toLowerCase())
