import { catalogCommand } from "./catalogCommand.ts"
import type { Command } from "./Command.ts"
import { doctorCommand } from "./doctorCommand.ts"
import { demoCommand } from "./demoCommand.ts"
import { feedCommand } from "./feedCommand.ts"
import { moveCommand } from "./moveCommand.ts"
import { orderCommand } from "./orderCommand.ts"
import { staffCommand } from "./staffCommand.ts"

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
