import { addStaff, isEmailAddress, resetFactor, setSpecialPrice, setTaxCertificate } from "@camber/services/accounts"
import type { Command } from "./Command.ts"

/**
 * Manages accounts (GAP-C57, GAP-C58).
 *
 * - `pnpm staff add june@example.com` makes an account a staff account and prints a one-time link to set its password.
 * - `pnpm staff special june@example.com` grants special prices, `pnpm staff regular june@example.com` revokes them.
 * - `pnpm staff reset june@example.com` removes the second factor of an owner who lost the app and the recovery codes.
 * - `pnpm staff exempt june@example.com NUMBER` stores a tax exemption certificate; without a number it deletes it.
 */
export const staffCommand: Command = {
  usage: "pnpm staff (add | reset | special | regular) MAIL, or pnpm staff exempt MAIL [CERTIFICATE]",
  parse: ([verb = "", emailAddress = "", ...words]) => {
    if (!isEmailAddress(emailAddress)) return null
    const unknown = `No account has the email address ${emailAddress}.`
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
          (await resetFactor(kysely, emailAddress)) ? `${emailAddress} has no second factor and is signed out everywhere.` : unknown
      case "exempt": {
        const certificate = words.join(" ").trim().slice(0, 60) || null
        const taxed = certificate === null ? "regular tax" : `no tax, by certificate ${certificate}`
        return async ({ kysely }) =>
          (await setTaxCertificate(kysely, emailAddress, certificate)) ? `${emailAddress} pays ${taxed}.` : unknown
      }
      default:
        return null
    }
  }
}
