import { addStaff, isEmailAddress, resetFactor, setSpecialPrice, setTaxCertificate } from "@camber/services/accounts"
import { runCommand } from "./runCommand.ts"

/**
 * `pnpm staff add june@example.com` makes an account a member of staff's and prints a one-time link to its password (GAP-C57).
 * `pnpm staff special june@example.com` gives an account the special price, and `pnpm staff regular june@example.com` takes it away (GAP-C58).
 * `pnpm staff reset june@example.com` takes an account's second factor away, for who lost the app and the recovery codes.
 * `pnpm staff exempt june@example.com NUMBER` keeps the certificate by which an account pays no tax, and without a number forgets it.
 */
const [verb = "", emailAddress = "", ...words] = process.argv.slice(2)

if (verb === "add" && isEmailAddress(emailAddress)) {
  runCommand(
    async ({ kysely }, { publicOrigin }) =>
      `${emailAddress} is staff. This link to set a password works once, for 24 hours:\n${await addStaff(kysely, publicOrigin, emailAddress)}`
  )
} else if (["special", "regular"].includes(verb) && isEmailAddress(emailAddress)) {
  runCommand(async ({ kysely }) =>
    (await setSpecialPrice(kysely, emailAddress, verb === "special"))
      ? `${emailAddress} has the ${verb} price.`
      : `There is no account with the address ${emailAddress}.`
  )
} else if (verb === "reset" && isEmailAddress(emailAddress)) {
  runCommand(async ({ kysely }) =>
    (await resetFactor(kysely, emailAddress))
      ? `${emailAddress} has no second factor, and is signed out everywhere.`
      : `There is no account with the address ${emailAddress}.`
  )
} else if (verb === "exempt" && isEmailAddress(emailAddress)) {
  const certificate = words.join(" ").trim().slice(0, 60) || null
  runCommand(async ({ kysely }) =>
    (await setTaxCertificate(kysely, emailAddress, certificate))
      ? `${emailAddress} pays ${certificate === null ? "tax like everybody else" : `no tax, by certificate ${certificate}`}.`
      : `There is no account with the address ${emailAddress}.`
  )
} else {
  process.stderr.write("Usage: pnpm staff (add | reset | special | regular) MAIL, or pnpm staff exempt MAIL [CERTIFICATE]\n")
  process.exitCode = 1
}
