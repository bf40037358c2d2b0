import { catalogCommand } from "./catalogCommand.ts"
import type { Command } from "./Command.ts"
import { doctorCommand } from "./doctorCommand.ts"
import { feedCommand } from "./feedCommand.ts"
import { moveCommand } from "./moveCommand.ts"
import { orderCommand } from "./orderCommand.ts"
import { staffCommand } from "./staffCommand.ts"
import { createDemoAccounts } from "@camber/services/accounts"

/** `pnpm demo` creates three demo accounts and prints their passwords once (GAP-C57). */
const demoCommand: Command = {
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

export const commands = {
  catalog: catalogCommand,
  demo: demoCommand,
  doctor: doctorCommand,
  feed: feedCommand,
  move: moveCommand,
  order: orderCommand,
  staff: staffCommand
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands
