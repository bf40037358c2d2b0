import { Effect } from "effect"
import { chmodSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type TemporaryDatabase, embeddedDatabase } from "../../../test/allDatabases.ts"
import { openEmbedded } from "./openEmbedded.ts"

const open = (folder: string) => Effect.runPromise(openEmbedded(folder))
const getOpenError = (folder: string) => Effect.runPromise(Effect.flip(openEmbedded(folder)))

let place: TemporaryDatabase
let folder: string
beforeEach(async () => {
  place = await embeddedDatabase.place()
  folder = place.settings.dataDir
}, 30_000)
afterEach(() => place.remove())

describe("openEmbedded", () => {
  it("OPS-16 makes the data folder private at every start, even if its mode was changed", async () => {
    chmodSync(folder, 0o755)
    const { close } = await open(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await close()
  })

  it("syncs every commit to disk", async () => {
    const { pool, close } = await open(folder)
    expect((await pool.query("show fsync")).rows).toEqual([{ fsync: "on" }])
    expect((await pool.query("show synchronous_commit")).rows).toEqual([{ synchronous_commit: "on" }])
    await close()
  })

  it("OPS-83 limits the shared buffers to 16 MB", async () => {
    const { pool, close } = await open(folder)
    expect((await pool.query("show shared_buffers")).rows).toEqual([{ shared_buffers: "16MB" }])
    await close()
  })
})

describe("openEmbedded with an unusable data folder", () => {
  const database = () => join(folder, "database")

  it("reports data of a newer PostgreSQL and leaves it unchanged", async () => {
    writeFileSync(join(database(), "PG_VERSION"), "99\n")
    expect(await getOpenError(folder)).toMatchObject({ _tag: "SchemaNewer", found: "PostgreSQL 99", known: "PostgreSQL 18" })
  })

  it("reports a path that is not a folder as not writable", async () => {
    const file = join(folder, "file")
    writeFileSync(file, "")
    expect(await getOpenError(file)).toMatchObject({ _tag: "FolderNotWritable", folder: file, code: "EEXIST" })
    expect(await getOpenError(join(file, "below"))).toMatchObject({ _tag: "FolderNotWritable", code: "ENOTDIR" })
  })
})
