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

/** Parses seconds with up to three decimals, at most a day, as milliseconds. */
export const milliseconds: ParseSetting<number> = (text) => {
  const given = /^\d{1,5}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : Infinity
  return given <= 86_400_000 ? Option.some(given) : Option.none()
}

export const nonEmpty: ParseSetting<string> = Schema.decodeUnknownOption(Schema.Trim.check(Schema.isMinLength(1)))

export const oneOf = <const A extends string>(values: ReadonlyArray<A>): ParseSetting<A> =>
  Schema.decodeUnknownOption(Schema.Literals(values))

/** Parses dollars such as 99 or 49.50 as cents, and 'none' as undefined. */
export const dollarsAsCents: ParseSetting<number | undefined> = (text) => {
  if (text === "none") return Option.some(undefined)
  const [, dollars, cents = "0"] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return dollars === undefined ? Option.none() : Option.some(Number(dollars) * 100 + Number(cents.padEnd(2, "0")))
}

const url = Schema.decodeUnknownOption(Schema.URLFromString)

/** Parses an http(s) URL without path, query or user, as its `URL.origin`. */
export const origin: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol, href, origin }) => /^https?:$/.test(protocol) && href === `${origin}/`),
    Option.map(({ origin }) => origin)
  )

/** Parses an http(s) URL and removes its trailing slash. */
export const httpAddress: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol }) => /^https?:$/.test(protocol)),
    Option.map(({ href }) => href.replace(/\/$/, ""))
  )

/** Parses the https URL of a third-party script. */
export const scriptAddress: ParseSetting<string> = (text) =>
  url(text).pipe(
    Option.filter(({ protocol }) => protocol === "https:"),
    Option.map(({ href }) => href)
  )

/** Parses a US postal address from one line: street, city, state and ZIP code. */
export const postalAddress: ParseSetting<{
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}> = (text) => {
  const [, street, city, state, zip] = /^([^,]{1,80}), ([^,]{1,60}), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(text.trim()) ?? []
  return street && city && state && zip ? Option.some({ street, city, state, zip }) : Option.none()
}

/** Parses the URL of an SMTP server. */
export const mailServer: ParseSetting<URL> = (text) => url(text).pipe(Option.filter(({ protocol }) => /^smtps?:$/.test(protocol)))

/** Parses comma-separated values; all of them must be valid. */
export const parseCommaSeparated =
  <A>(read: ParseSetting<A>): ParseSetting<Arr.NonEmptyReadonlyArray<A>> =>
  (text) =>
    Option.all(Arr.map(Str.split(text, ","), (part) => read(part.trim())))

/** Parses this number of bytes as base64url without padding. */
export const parseBase64url = (bytes: number): ParseSetting<string> =>
  Schema.decodeUnknownOption(Schema.String.check(Schema.isPattern(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))))

export const emailAddress: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^[^\s@,<>"]+@[^\s@,<>"]+$/), Schema.isMaxLength(254))
)

/** Parses a mailto: or https: contact URL. */
export const contactAddress: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/), Schema.isMaxLength(300))
)

/** Parses a secret key of a Stripe account, test or live. */
export const stripeKey: ParseSetting<string> = Schema.decodeUnknownOption(Schema.String.check(Schema.isPattern(/^[sr]k_\w{6,300}$/)))

export const stripeWebhookSecret: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^whsec_\w{6,300}$/))
)

export const shippoToken: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^shippo_(?:live|test)_\w{6,300}$/))
)

/** Parses an origin on this machine. */
export const loopbackOrigin: ParseSetting<URL> = (text) =>
  origin(text).pipe(
    Option.map((address) => new URL(address)),
    Option.filter(({ hostname }) => ["127.0.0.1", "localhost", "[::1]"].includes(hostname))
  )

export const headerName: ParseSetting<string> = Schema.decodeUnknownOption(
  Schema.String.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9-]{0,63}$/))
)

/** Parses the header names for country code and ZIP code, separated by a comma. */
export const parseGeolocationHeaders: ParseSetting<{ readonly country: string; readonly zip: string }> = (text) =>
  parseCommaSeparated(headerName)(text).pipe(
    Option.filter(({ length }) => length === 2),
    Option.map(([country, zip = ""]) => ({ country, zip }))
  )

export const atLeast = (length: number): ParseSetting<string> => Schema.decodeUnknownOption(Schema.String.check(Schema.isMinLength(length)))
