import { addStaff, isEmailAddress } from "@camber/services/accounts"
import { runCommand } from "./runCommand.ts"

/** `pnpm staff add june@example.com` makes an account a member of staff's and prints a one-time link to its password (GAP-C57). */
const [verb, emailAddress = ""] = process.argv.slice(2)

if (verb === "add" && isEmailAddress(emailAddress)) {
  runCommand(
    async ({ kysely }, { publicOrigin }) =>
      `${emailAddress} is staff. This link to a password works once, for 24 hours:\n${await addStaff(kysely, publicOrigin, emailAddress)}`
  )
} else {
  process.stderr.write("Usage: pnpm staff add MAIL\n")
  process.exitCode = 1
}
