import type { Command } from "./Command.ts"

/** `pnpm demo` creates three demo accounts and prints their passwords once (GAP-C57). */
const demoCommand: Command = {
  usage: "pnpm demo",
  parse:
    () =>
    async ({ kysely }) => {
      const { createDemoAccounts } = await import("@camber/services/accounts")
      const accounts = await createDemoAccounts(kysely)
      return accounts
        .map(({ emailAddress, password, roles }) => `${emailAddress}  ${password ?? "(already exists)"}  ${roles.join(", ")}`)
        .join("\n")
    }
}

/**
 * Loads the modules of a command only when it runs, because an import needs the memory that the modules of all other commands would take.
 */
const loaders = {
  catalog: async () => (await import("./catalogCommand.ts")).catalogCommand,
  demo: async () => demoCommand,
  doctor: async () => (await import("./doctorCommand.ts")).doctorCommand,
  feed: async () => (await import("./feedCommand.ts")).feedCommand,
  move: async () => (await import("./moveCommand.ts")).moveCommand,
  order: async () => (await import("./orderCommand.ts")).orderCommand,
  staff: async () => (await import("./staffCommand.ts")).staffCommand
} as const satisfies Readonly<Record<string, () => Promise<Command>>>

export type CommandName = keyof typeof loaders
export const commandNames = Object.keys(loaders)
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(loaders, name)
export const loadCommand = (name: CommandName): Promise<Command> => loaders[name]()
