import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { root } from "../scripts/runStep.ts"
import { freePort, type ShopUnderTest, startShop, STARTS_WITH } from "../scripts/ShopUnderTest.ts"

const run = promisify(execFile)
const settings = { CATALOG: "empty", MAIL_OUTBOX: "shown", PAYMENT: "test" }
const sampleFolder = path.join(root, "packages/catalog-import/test/samples")

/** A shop with an empty catalog, into which tests import the sample shop. */
export interface OwnShop {
  readonly shop: ShopUnderTest
  /** Runs a command such as `catalog import FOLDER` and returns its output. */
  readonly command: (...words: ReadonlyArray<string>) => Promise<string>
}

export const getSample = (name: string): string => path.join(sampleFolder, name)

/** Creates a data folder with vehicles and categories but no parts. Copy it with `startOwnShop`. */
export const createEmptyDataFolder = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-empty-"))
  await (await startShop(STARTS_WITH, settings, { folder, port: await freePort() })).halt()
  return folder
}

/** Starts a shop on a copy of an empty data folder, passes it to `use`, and stops it. `prepare` runs before the start. */
export const withOwnShop = async (
  empty: string,
  use: (own: OwnShop) => Promise<void>,
  prepare?: (folder: string) => void
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-own-"))
  cpSync(empty, folder, { recursive: true })
  prepare?.(folder)
  const shop = await startShop(STARTS_WITH, settings, { folder, port: await freePort() })
  try {
    const command = async (...words: ReadonlyArray<string>) => {
      const environment = { ...process.env, DATA_DIR: folder, PUBLIC_ORIGIN: shop.origin }
      return (await run(process.execPath, ["apps/shop/src/commands/shopCommand.ts", ...words], { cwd: root, env: environment })).stdout
    }
    await use({ shop, command })
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
