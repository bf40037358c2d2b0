import { request as requests } from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { readEnvironment, staffStateFile } from "./environment.ts"
import { BROWSER_AGENT } from "./shop.ts"
import { signInStaff } from "./staffAtWork.ts"

/** Signs in the shared shop's staff user once for all tests, because a token of `pnpm staff add` works only once. */
export default async (): Promise<void> => {
  const { dataFolder, origin } = readEnvironment()
  // The shop treats Playwright's default user agent as a bot.
  const request = await requests.newContext({ userAgent: BROWSER_AGENT })
  await signInStaff({ request }, origin, readFileSync(path.join(dataFolder, "staff-token"), "utf8"))
  await request.storageState({ path: staffStateFile() })
  await request.dispose()
}
