import { Option, Schema } from "effect"
import { parseCookieHeader } from "../ports/cookieHeader.ts"
import { type Audience, audienceNames, Audiences } from "./model.ts"

/** The audiences as JSON, for pages that are drawn elsewhere and for other tools of the shop (VIS-11). */
export const AUDIENCES_COOKIE = "segment_audiences"
export const AUDIENCES_DAYS = 365

/** Characters of the cookie's text, not URL-encoded; browsers keep no larger cookie. */
const LONGEST_COOKIE = 4096
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Audiences))

/**
 * Those of the shop's audiences that a request's cookies name, each once and in the shop's order; none without the cookie, or when it is broken.
 * It is the visitor's own word: good enough for what is shown, for nothing else.
 */
export const audiencesFromCookies = (header: string | null): ReadonlyArray<Audience> => {
  const text = parseCookieHeader(header).get(AUDIENCES_COOKIE)
  const named = text === undefined || text.length > LONGEST_COOKIE ? [] : Option.match(decode(text), namedIn)
  return audienceNames.filter((name) => named.includes(name))
}

const namedIn = { onNone: (): ReadonlyArray<string> => [], onSome: ({ audiences }: Audiences) => audiences }
