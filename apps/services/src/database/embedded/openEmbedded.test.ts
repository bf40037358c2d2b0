import { Effect } from "effect"
import { chmodSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type TemporaryDatabase, embeddedDatabase } from "../../../test/allDatabases.ts"
import { openEmbedded } from "./openEmbedded.ts"

const open = (folder: string) => Effect.runPromise(openEmbedded(folder))
const refusal = (folder: string) => Effect.runPromise(Effect.flip(openEmbedded(folder)))

let place: TemporaryDatabase
let folder: string
beforeEach(async () => {
  place = await embeddedDatabase.place()
  folder = place.settings.dataDir
}, 30_000)
afterEach(() => place.remove())

describe("the embedded database", () => {
  it("OPS-16 lies in a folder that is closed to others at every start, whoever opened it meanwhile", async () => {
    chmodSync(folder, 0o755)
    const { close } = await open(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await close()
  })

  it("reaches the disk with every commit", async () => {
    const { pool, close } = await open(folder)
    expect((await pool.query("show fsync")).rows).toEqual([{ fsync: "on" }])
    expect((await pool.query("show synchronous_commit")).rows).toEqual([{ synchronous_commit: "on" }])
    await close()
  })

  it("OPS-83 keeps 16 MB of its files in memory of its own", async () => {
    const { pool, close } = await open(folder)
    expect((await pool.query("show shared_buffers")).rows).toEqual([{ shared_buffers: "16MB" }])
    await close()
  })
})

describe("a data folder that cannot be used", () => {
  const database = () => join(folder, "database")

  it("of a newer PostgreSQL is told as newer, and not touched", async () => {
    writeFileSync(join(database(), "PG_VERSION"), "99\n")
    expect(await refusal(folder)).toMatchObject({ _tag: "DataNewer", found: "PostgreSQL 99", known: "PostgreSQL 18" })
  })

  it("that is no folder is told as not writable", async () => {
    const file = join(folder, "file")
    writeFileSync(file, "")
    expect(await refusal(file)).toMatchObject({ _tag: "FolderNotWritable", folder: file, code: "EEXIST" })
    expect(await refusal(join(file, "below"))).toMatchObject({ _tag: "FolderNotWritable", code: "ENOTDIR" })
  })
})
