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
import { freePort, type ShopDataFolder, seed } from "./ShopUnderTest.ts"
import { root } from "./runStep.ts"

/**
 * Catalog size of the e2e tests. The lists need several front brake pads for the 1969 Camaro; they begin with family
 * 1200 (`depthStart`), and 5,000 SKUs contain only one set.
 */
export const E2E_SKUS = 5900

/** Inputs of the seeded data: all sources except views and adapters. */
const inputs = [
  "pnpm-lock.yaml",
  "apps/shop/src/commands/seed.ts",
  "apps/shop/src/shop/demoCatalog.ts",
  "apps/services/{src,data}/**/*.*",
  "packages/!(ui|adapter-*)/{src,data}/**/*.*"
]

const cache = path.join(root, "apps/shop/node_modules/.cache")
const PREFIX = "seeded-"
/** Milliseconds after its last use in which an old entry is kept, because another run may still copy it. */
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
 * Seeding takes 25 s of CPU time, so the folder is cached under a hash of its inputs. Two concurrent runs may both
 * seed; the first to finish renames its folder into place.
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

/** Creates a data folder for a test's own shop, with a copy of the seeded data. */
export const copySeededDataFolder = async (): Promise<ShopDataFolder> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  cpSync(await ensureSeededFolder(), folder, { recursive: true })
  return { folder, port: await freePort() }
}
