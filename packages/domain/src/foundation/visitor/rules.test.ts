import { expect, it } from "vitest"
import { isBot } from "./rules.ts"

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0) BingPreview/1.0b",
  "Mozilla/5.0 (compatible; Yahoo! Slurp)",
  "facebookexternalhit/1.1",
  "SomeCrawler",
  "my-spider",
  "Mozilla/5.0 (compatible; AcubotX/1.0)"
])("isBot recognizes %s", (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})
it.each([
  "",
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; AFTMM) AppleWebKit/537.36 Chrome/88 Mobile Safari/537.36 fuboTV/4.2",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120 Chrome-Lighthouse"
])("isBot does not match %j", (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
