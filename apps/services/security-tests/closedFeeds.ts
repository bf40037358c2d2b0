import { feedKinds } from "../src/feeds/feedKinds.ts"
import { hostileTexts } from "./hostileValues.ts"
import type { Attack } from "./Outcome.ts"

/** Asks for the feeds without the secret, with guessed ones and under other spellings of the path. None may be sent. */
export const closedFeeds: Attack = async (target, { proxyHeader }) => {
  const guesses = ["Bearer", "Bearer ", "Bearer undefined", "Bearer null", "Basic", "Basic Og==", `Basic ${"A".repeat(5000)}`]
  const hostile = hostileTexts.filter((text) => /^[\x20-\x7E]{1,500}$/.test(text)).map((text) => `Bearer ${text}`)
  const paths = Object.values(feedKinds).flatMap(({ path }) => [path, `${path}/`, `/${path}`, path.toUpperCase(), `${path}?secret=`])
  const findings: Array<string> = []
  let tried = 0
  for (const path of paths)
    for (const authorization of ["", ...guesses, ...hostile]) {
      tried += 1
      const headers = {
        ...(authorization !== "" && { authorization }),
        ...(proxyHeader !== undefined && { [proxyHeader]: `198.19.${tried % 256}.9` })
      }
      const { status, text } = await target.ask({ path, headers })
      if (status >= 500 || /<rss|"variants"/.test(text)) findings.push(`${path} with ${authorization.slice(0, 60)} returns ${status}`)
    }
  return { what: "product feeds without the secret", tried, findings }
}
