import { Array as Arr, Option, Schema, String as Str } from "effect"
import type { ParseSetting } from "./readSetting.ts"

const whole = Schema.decodeUnknownOption(Schema.String.check(Schema.isPattern(/^\d{1,9}$/)))

export const wholeNumber =
  (smallest: number, largest: number): ParseSetting<number> =>
  (text) =>
    whole(text).pipe(
      Option.map(Number),
      Option.filter((value) => value >= smallest && value <= largest)
    )

/** Seconds with up to three decimals, a day at most, as milliseconds. */
export const milliseconds: ParseSetting<number> = (text) => {
  const given = /^\d{1,5}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : Infinity
  return given <= 86_400_000 ? Option.some(given) : Option.none()
}

export const nonEmpty: ParseSetting<string> = Schema.decodeUnknownOption(Schema.Trim.check(Schema.isMinLength(1)))

export const oneOf = <const A extends string>(values: ReadonlyArray<A>): ParseSetting<A> =>
  Schema.decodeUnknownOption(Schema.Literals(values))

/** Dollars, as in 99 or 49.50, as cents; 'none' is no amount. */
export const dollarsAsCents: ParseSetting<number | undefined> = (text) => {
  if (text === "none") return Option.some(undefined)
  const [, dollars, cents = "0"] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return dollars === undefined ? Option.none() : Option.some(Number(dollars) * 100 + Number(cents.padEnd(2, "0")))
}

const url = Schema.decodeUnknownOption(Schema.URLFromString)

/** An http(s) address without path, query or user, as the text that `URL.origin` gives. */
export const origin: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol, href, origin }) => /^https?:$/.test(protocol) && href === `${origin}/`),
    Option.map(({ origin }) => origin)
  )

/** An http(s) address, without a slash at its end. */
export const httpAddress: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol }) => /^https?:$/.test(protocol)),
    Option.map(({ href }) => href.replace(/\/$/, ""))
  )

/** The address of a script of others, over https. */
export const scriptAddress: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol }) => protocol === "https:"),
    Option.map(({ href }) => href)
  )

/** A postal address in the United States as its parts, from one line: street, city, state and zip. */
export const postalAddress: ParseSetting<{
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}> = (text) => {
  const [, street, city, state, zip] = /^([^,]{1,80}), ([^,]{1,60}), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(text.trim()) ?? []
  return street && city && state && zip ? Option.some({ street, city, state, zip }) : Option.none()
}

/** The address of an SMTP server. */
export const mailServer: ParseSetting<URL> = (text) => url(text).pipe(Option.filter(({ protocol }) => /^smtps?:$/.test(protocol)))

/** Several values with commas between them; none of them may be wrong. */
export const parseCommaSeparated =
  <A>(read: ParseSetting<A>): ParseSetting<Arr.NonEmptyReadonlyArray<A>> =>
  (text) =>
    Option.all(Arr.map(Str.split(text, ","), (part) => read(part.trim())))

/** So many bytes as base64url, without padding. */
export const parseBase64url = (bytes: number): ParseSetting<string> =>
  Schema.decodeUnknownOption(Schema.String.check(Schema.isPattern(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))))

export const emailAddress: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^[^\s@,<>"]+@[^\s@,<>"]+$/), Schema.isMaxLength(254))
)

/** Where somebody can be written to. */
export const contactAddress: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/), Schema.isMaxLength(300))
)

/** A secret key of a Stripe account, of its tests or live. */
export const stripeKey: ParseSetting<string> = Schema.decodeUnknownOption(Schema.String.check(Schema.isPattern(/^[sr]k_\w{6,300}$/)))

export const stripeWebhookSecret: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^whsec_\w{6,300}$/))
)

export const shippoToken: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^shippo_(?:live|test)_\w{6,300}$/))
)

/** The origin of something that runs on this machine. */
export const loopbackOrigin: ParseSetting<URL> = (text) =>
  origin(text).pipe(
    Option.map((address) => new URL(address)),
    Option.filter(({ hostname }) => ["127.0.0.1", "localhost", "[::1]"].includes(hostname))
  )

export const headerName: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9-]{0,63}$/))
)

/** The headers of a country's code and of a zip, with a comma between them. */
export const parseGeolocationHeaders: ParseSetting<{ readonly country: string; readonly zip: string }> = (text) =>
  parseCommaSeparated(headerName)(text).pipe(
    Option.filter(({ length }) => length === 2),
    Option.map(([country, zip = ""]) => ({ country, zip }))
  )

export const atLeast = (length: number): ParseSetting<string> => Schema.decodeUnknownOption(Schema.String.check(Schema.isMinLength(length)))
