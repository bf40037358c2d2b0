import { createDemoAccounts } from "@camber/services/accounts"
import type { Command } from "./Command.ts"

/** `pnpm demo` creates three demo accounts and prints their passwords once (GAP-C57). */
export const demoCommand: Command = {
  usage: "pnpm demo",
  parse:
    () =>
    async ({ kysely }) => {
      const accounts = await createDemoAccounts(kysely)
      return accounts
        .map(({ emailAddress, password, roles }) => `${emailAddress}  ${password ?? "(already exists)"}  ${roles.join(", ")}`)
        .join("\n")
    }
}
