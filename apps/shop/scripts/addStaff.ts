import { execFileSync } from "node:child_process"
import { root } from "./runStep.ts"

export const STAFF_EMAIL = "boss@shop.test"

/** Adds a member of staff to the data of a shop that does not run. Returns the token that sets the account's password once. */
export const addStaff = (folder: string): string => {
  const output = execFileSync(process.execPath, ["apps/shop/src/commands/staff.ts", "add", STAFF_EMAIL], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: "utf8"
  })
  return /#(\w+)/.exec(output)?.[1] ?? ""
}
