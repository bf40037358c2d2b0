import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/ShopUnderTest.ts"

/** The shared shop of a test run. */
export interface Environment {
  readonly origin: string
  readonly port: string
  readonly dataFolder: string
}

/** Chooses port and data folder. Every worker reads the configuration again, so the first one stores them in the environment. */
export const createEnvironment = async (): Promise<Environment> => {
  process.env["E2E_PORT"] ??= String(await freePort())
  process.env["E2E_DATA_DIR"] ??= mkdtempSync(path.join(tmpdir(), "camber-e2e-"))
  return readEnvironment()
}

export const readEnvironment = (): Environment => {
  const { E2E_DATA_DIR: dataFolder, E2E_PORT: port } = process.env
  if (!dataFolder || !port) throw new Error("E2E_DATA_DIR or E2E_PORT is not set. Run the tests with playwright.config.ts.")
  return { dataFolder, port, origin: `http://127.0.0.1:${port}` }
}

/** Returns the file with the cookies of the shared shop's staff user. */
export const staffStateFile = (): string => path.join(readEnvironment().dataFolder, "staff.json")

/** Marks unprompted overlays as seen, so that none covers a test. Tests about them start with an empty storage state. */
export const seen = ["EmailSignupModalShown", "FreeShippingToast"].map((name) => ({
  name,
  value: "true",
  domain: "127.0.0.1",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const
}))
