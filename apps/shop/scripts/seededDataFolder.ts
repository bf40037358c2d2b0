import { createHash, randomUUID } from "node:crypto"
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "./freePort.ts"
import { root } from "./runStep.ts"
import { type ShopDataFolder, seed } from "./ShopUnderTest.ts"

/**
 * SKUs of the shop that the tests visit: so many that the 1969 Camaro has a choice of front brake pads. The parts of which the lists want several
 * begin with family 1200 (`depthStart`), so that 5,000 SKUs have one set of pads alone.
 */
export const E2E_SKUS = 5900

/** Everything that determines the seeded data: all sources but those of views and adapters. */
const inputs = [
  "pnpm-lock.yaml",
  "apps/shop/src/commands/seed.ts",
  "apps/shop/src/shop/demoCatalog.ts",
  "apps/services/{src,data}/**/*.*",
  "packages/!(ui|adapter-*)/{src,data}/**/*.*"
]

const cache = path.join(root, "apps/shop/node_modules/.cache")
const PREFIX = "seeded-"
/** Another run may still copy an older entry, so it is deleted an hour after its last use. */
const MAX_UNUSED_MS = 3_600_000

/** Hashes the inputs of the seed, in about 0.3 s. */
const computeKey = (): string => {
  const files = globSync(inputs, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
  const hash = createHash("sha256").update(`${process.version} ${E2E_SKUS}`)
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

const deleteOldEntries = (current: string): void => {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(PREFIX) && !entry.startsWith(current))) {
    const folder = path.join(cache, name)
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - usedAt > MAX_UNUSED_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a data folder with the seeded catalog. Copy it; do not write to it.
 *
 * Seeding takes 25 s of processor time, so the folder is kept under a hash of its inputs. Two runs that start at once may both seed: the first
 * one that is done renames its folder into place.
 */
export const ensureSeededFolder = async (): Promise<string> => {
  const name = PREFIX + computeKey()
  const folder = path.join(cache, name)
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomUUID()}`
    mkdirSync(draft, { recursive: true })
    try {
      await seed(E2E_SKUS, { DATA_DIR: draft })
      if (!existsSync(folder)) renameSync(draft, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  utimesSync(folder, new Date(), new Date())
  deleteOldEntries(name)
  return folder
}

/** Creates the place of a test's own shop, with a copy of the seeded data. */
export const copySeededDataFolder = async (): Promise<ShopDataFolder> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  cpSync(await ensureSeededFolder(), folder, { recursive: true })
  return { folder, port: await freePort() }
}
