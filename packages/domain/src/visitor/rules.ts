/** Parts of a bot's user agent in lower case (GAP-39); `bot` after `cu` is a phone. Headless browsers see what shoppers see. */
const bots = /(?<!cu)bot|crawler|spider|slurp|bingpreview|facebookexternalhit/

/** Bots get no verdicts, no recommendations and no tracking. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent.toLowerCase())
