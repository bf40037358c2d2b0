import { makeDemoAccounts } from "@camber/services/accounts"
import { runCommand } from "./runCommand.ts"

/** `pnpm demo` makes three accounts to try the shop with, and prints their passwords once (GAP-C57). */
runCommand(async ({ kysely }) => {
  const accounts = await makeDemoAccounts(kysely)
  return accounts
    .map(({ emailAddress, password, roles }) => `${emailAddress}  ${password ?? "(already exists)"}  ${roles.join(", ")}`)
    .join("\n")
})
