import { Option, Schema } from "effect"
import { parseCookieHeader } from "../ports/cookieHeader.ts"
import { type Audience, audienceNames, Audiences } from "./model.ts"

/** Cookie with the audiences as JSON, for server rendering and other tools of the shop (VIS-11). */
export const AUDIENCES_COOKIE = "segment_audiences"
export const AUDIENCES_DAYS = 365

/** Browsers do not store a larger cookie. Counts characters before URL encoding. */
const MAX_COOKIE_LENGTH = 4096
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Audiences))

/**
 * Returns the known audiences in a request's cookies, each once, in the shop's order. Empty if the cookie is missing or invalid. The
 * visitor can forge it, so use it only to choose content.
 */
export const audiencesFromCookies = (header: string | null): ReadonlyArray<Audience> => {
  const text = parseCookieHeader(header).get(AUDIENCES_COOKIE)
  const named = text === undefined || text.length > MAX_COOKIE_LENGTH ? [] : Option.match(decode(text), audienceMatch)
  return audienceNames.filter((name) => named.includes(name))
}

const audienceMatch = { onNone: (): ReadonlyArray<string> => [], onSome: ({ audiences }: Audiences) => audiences }
