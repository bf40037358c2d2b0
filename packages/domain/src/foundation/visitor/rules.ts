/**
 * Parts of a bot's user agent in lower case (GAP-39); `bot` in Cubot, a phone, and in fuboTV is none. Headless browsers see what shoppers
 * see. The services know more of them and mark them by their visitor id (GAP-C68).
 */
const bots = /(?<!\b(?:cu|fu))bot|crawler|spider|slurp|bingpreview|facebookexternalhit/

/** Bots get no verdicts, no recommendations, no garage and no tracking. A visitor id that begins with `bot-` is one's too (VIS-21). */
export const isBot = (userAgent: string, visitorId = ""): boolean => visitorId.startsWith("bot-") || bots.test(userAgent.toLowerCase())
