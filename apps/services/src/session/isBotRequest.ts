import { isBot } from "@camber/domain/visitor"
import { createIsbotFromList, list } from "isbot"

/**
 * User agents that are not bots although isbot's list matches them: headless browsers and audits see what shoppers see
 * (GAP-39), and programs are other channels.
 */
const HUMAN_AGENTS = [
  "Mozilla/5.0",
  "HeadlessChrome/140",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  "CUBOT X30",
  "fuboTV/4.60.0 (Android 12; Pixel) okhttp/4.9.3",
  "Camber/1.0 CFNetwork/1490.0.4 Darwin/23.2.0",
  "curl/8.5.0",
  "node"
]

/** isbot's list without the patterns that match these agents. */
const isListed = createIsbotFromList(list.filter((pattern) => !HUMAN_AGENTS.some((agent) => new RegExp(pattern, "i").test(agent))))

/**
 * Whether a request comes from a bot, by user agent (isbot's list and the shop's rule) or visitor id (VIS-20, VIS-21,
 * GAP-C68).
 */
export const isBotRequest = (userAgent: string, visitorId: string): boolean => isBot(userAgent, visitorId) || isListed(userAgent)
