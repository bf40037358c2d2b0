import { execFileSync } from "node:child_process"
import { root } from "./runStep.ts"

export const STAFF_EMAIL = "boss@shop.test"

/** Adds a staff user to the data of a stopped shop. Returns the one-time token to set the password. */
export const addStaff = (folder: string): string => {
  const output = execFileSync(process.execPath, ["apps/shop/src/commands/shopCommand.ts", "staff", "add", STAFF_EMAIL], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: "utf8"
  })
  return /#(\w+)/.exec(output)?.[1] ?? ""
}
