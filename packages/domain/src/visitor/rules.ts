/** Parts of a bot's user agent in lower case (GAP-39); `bot` after `cu` is a phone. Headless browsers see what shoppers see. */
const bots = /(?<!cu)bot|crawler|spider|slurp|bingpreview|facebookexternalhit/

/** Bots get no verdicts, no recommendations, no garage and no tracking. A visitor id that begins with `bot-` is one's too (VIS-21). */
export const isBot = (userAgent: string, visitorId = ""): boolean => visitorId.startsWith("bot-") || bots.test(userAgent.toLowerCase())
