import { addStaff, isEmailAddress, resetFactor, setSpecialPrice, setTaxCertificate } from "@camber/services/accounts"
import type { Command } from "./Command.ts"

/**
 * `pnpm staff add june@example.com` makes an account a staff account and prints a one-time link to its password (GAP-C57).
 * `pnpm staff special june@example.com` gives an account the special price, and `pnpm staff regular june@example.com` takes it away (GAP-C58).
 * `pnpm staff reset june@example.com` removes the second factor of an account whose owner lost the app and the recovery codes.
 * `pnpm staff exempt june@example.com NUMBER` keeps the certificate by which an account pays no tax, and without a number deletes it.
 */
export const staffCommand: Command = {
  usage: "pnpm staff (add | reset | special | regular) MAIL, or pnpm staff exempt MAIL [CERTIFICATE]",
  parse: ([verb = "", emailAddress = "", ...words]) => {
    if (!isEmailAddress(emailAddress)) return null
    const unknown = `There is no account with the address ${emailAddress}.`
    switch (verb) {
      case "add":
        return async ({ kysely }, { publicOrigin }) =>
          `${emailAddress} is staff. This link to set a password works once, for 24 hours:\n${await addStaff(kysely, publicOrigin, emailAddress)}`
      case "special":
      case "regular":
        return async ({ kysely }) =>
          (await setSpecialPrice(kysely, emailAddress, verb === "special")) ? `${emailAddress} has the ${verb} price.` : unknown
      case "reset":
        return async ({ kysely }) =>
          (await resetFactor(kysely, emailAddress)) ? `${emailAddress} has no second factor, and is signed out everywhere.` : unknown
      case "exempt": {
        const certificate = words.join(" ").trim().slice(0, 60) || null
        const taxed = certificate === null ? "tax like everybody else" : `no tax, by certificate ${certificate}`
        return async ({ kysely }) =>
          (await setTaxCertificate(kysely, emailAddress, certificate)) ? `${emailAddress} pays ${taxed}.` : unknown
      }
      default:
        return null
    }
  }
}
