import { normalizeEmail } from "@camber/domain/account"
import { isEmailAddress } from "@camber/domain/visitor"
import { readText, readWhole, readYesNo } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { readMoney } from "./readMoney.ts"
import { claimLine, type KnownLines } from "./readOldRows.ts"

/** A customer of another shop. */
export interface OldCustomer {
  /** Key of the customer in the old shop. */
  readonly customer: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Password hash as exported; empty if the file has none. */
  readonly password: { readonly hash: string; readonly scheme: string; readonly salt: string }
  /** Whether, according to the old shop, the email address was never confirmed. */
  readonly isUnconfirmed: boolean
  /** Whether the customer accepted the newsletter. */
  readonly hasConsent: boolean
  readonly address: OldAddress
  readonly taxCertificate: string | null
  readonly hasSpecialPrice: boolean
  readonly points: number
  readonly creditCents: number
}

/** A postal address; its fields are empty if the file has none. */
export interface OldAddress {
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly street2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
}

const MAX_NAME_LENGTH = 60
const MAX_EMAIL_LENGTH = 254
const MAX_POINTS = 10_000_000

/** Creates the function that reads a row of customers. Each email address, ignoring letter case, may belong to only one customer. */
export const createCustomerReader = (): ((row: Row) => OldCustomer | undefined) => {
  const [customers, emails]: ReadonlyArray<KnownLines> = [new Map(), new Map()]
  return (row) => {
    const customer = readText(row, "customer", { max: 100, isRequired: true })
    const email = readEmail(row, "email", true)
    const points = row.has("points") ? readWhole(row, "points", 0, MAX_POINTS) : null
    const creditCents = readMoney(row, "store_credit")
    if (row.isBroken()) return undefined
    const isNew =
      claimLine(row, "customer", `The customer ${customer}`, customer, customers!) &&
      claimLine(row, "email", normalizeEmail(email), normalizeEmail(email), emails!, email)
    if (!isNew) return undefined
    const [firstName, lastName] = [cut(row, "first_name"), cut(row, "last_name")]
    return {
      customer,
      email,
      firstName,
      lastName,
      password: { hash: row.get("password_hash"), scheme: row.get("password_scheme"), salt: row.get("password_salt") },
      isUnconfirmed: row.get("email_verified") !== "" && !readYesNo(row, "email_verified"),
      hasConsent: readYesNo(row, "accepts_marketing"),
      address: readAddress(row, "", `${firstName} ${lastName}`.trim()),
      taxCertificate: row.get("tax_certificate").slice(0, MAX_NAME_LENGTH) || null,
      hasSpecialPrice: readYesNo(row, "special_price"),
      points: points ?? 0,
      creditCents: creditCents ?? 0
    }
  }
}

/** Converts a text to one line, because a line break could inject a line into mail. */
const toLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

const cut = (row: Row, field: string): string => toLine(row.get(field)).slice(0, MAX_NAME_LENGTH)

/** Reads an email address; empty if it is invalid, or missing and not required. */
export const readEmail = (row: Row, field: string, isRequired: boolean): string => {
  const text = row.get(field)
  if (text === "" && !isRequired) return ""
  if (isEmailAddress(text) && text.length <= MAX_EMAIL_LENGTH) return text
  row.report(
    "error",
    text === "" ? "missing-value" : "bad-email",
    field,
    text === "" ? `This row needs an ${field}.` : "This is not an email address.",
    text
  )
  return ""
}

/** Reads a postal address from columns with a prefix such as 'ship_'. */
export const readAddress = (row: Row, prefix: string, name: string): OldAddress => {
  const get = (field: string): string => toLine(row.get(`${prefix}${field}`))
  const company = get("company")
  return {
    name: (company === "" || company === name ? name : `${name}, ${company}`).slice(0, 100),
    phone: get("phone").slice(0, 40),
    street: get("address1").slice(0, 120),
    street2: get("address2").slice(0, 120),
    city: get("city").slice(0, 80),
    region: get("region").slice(0, 40),
    postalCode: get("postal_code").slice(0, 20),
    country: get("country").slice(0, 40)
  }
}
